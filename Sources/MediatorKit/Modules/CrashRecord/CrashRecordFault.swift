/// Why nothing is recorded.
struct CrashRecordFault: Error, Equatable {
  let fact: String
  var waysOut: [String] = []
  /// The file is of no use to anybody, and the next run may begin anew.
  var empties = false

  static let foreign = CrashRecordFault(
    fact: "the file is no record of this version, and was left as it is",
    waysOut: ["Name another file.", "Remove the file, if nobody needs it."])
  static let damaged = CrashRecordFault(
    fact: "the file is damaged, and was emptied; the next run records again", empties: true)
  static let noFile = CrashRecordFault(fact: "the path names no file", waysOut: ["Name a file."])
  static let locked = CrashRecordFault(
    fact: "another process records in the file", waysOut: ["Name another file in each process that records."])
  static let noRoom = CrashRecordFault(
    fact: "there is no room for the file", waysOut: ["Make room for 2,048 bytes."], empties: true)

  /// What the system says.
  static func system(_ deed: String, _ reason: String) -> CrashRecordFault {
    CrashRecordFault(
      fact: "the file cannot be \(deed): \(reason)", waysOut: ["Name a file in a folder that the program may write to."]
    )
  }
}
