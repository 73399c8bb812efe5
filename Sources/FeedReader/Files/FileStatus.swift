import Foundation

/// What the system knows about a file: its kind, its owner and its permissions.
struct FileStatus {
  /// One of `S_IFREG`, `S_IFDIR` and so on.
  let kind: mode_t

  /// Who may do what, in the lower twelve bits.
  let permissions: mode_t

  /// The user and the group that the file belongs to.
  let owner: (user: uid_t, group: gid_t)

  /// What tells the file from every other one.
  let identity: FileIdentity

  /// Asks about an open file; nil if the system does not answer.
  init?(of file: FileDescriptor) {
    var answer = stat()
    guard unsafe fstat(file.number, &answer) == 0 else { return nil }
    self.init(answer)
  }

  /// Asks about what is at a path; nil, with the reason in `errno`, if there is nothing or it cannot be seen.
  init?(path: String, followingLinks: Bool = true) {
    var answer = stat()
    let result = unsafe followingLinks ? stat(path, &answer) : lstat(path, &answer)
    guard result == 0 else { return nil }
    self.init(answer)
  }

  private init(_ answer: stat) {
    kind = answer.st_mode & S_IFMT
    permissions = answer.st_mode & 0o7777
    owner = (answer.st_uid, answer.st_gid)
    identity = FileIdentity(device: UInt64(truncatingIfNeeded: answer.st_dev), number: UInt64(answer.st_ino))
  }
}
