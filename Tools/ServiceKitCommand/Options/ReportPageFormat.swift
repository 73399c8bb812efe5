/// The forms in which a report over time can be written.
enum ReportPageFormat: String, CaseIterable, Sendable { case html, json }
