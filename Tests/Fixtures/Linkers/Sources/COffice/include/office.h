// The target has no interface: its one file is a record.
