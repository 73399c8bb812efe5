// LinkedRecords
