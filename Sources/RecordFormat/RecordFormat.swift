// RecordFormat
