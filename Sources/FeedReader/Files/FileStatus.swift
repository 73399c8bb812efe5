import Foundation

/// What the system knows about a file: its kind and its permissions.
struct FileStatus {
  /// One of `S_IFREG`, `S_IFDIR` and so on.
  let kind: mode_t

  /// Who may do what, in the lower twelve bits.
  let permissions: mode_t

  /// Asks about an open file; nil if the system does not answer.
  init?(of file: FileDescriptor) {
    var answer = stat()
    guard unsafe fstat(file.number, &answer) == 0 else { return nil }
    self.init(answer)
  }

  /// Asks about what is at a path, links followed; nil if there is nothing or it cannot be seen.
  init?(path: String) {
    var answer = stat()
    guard unsafe stat(path, &answer) == 0 else { return nil }
    self.init(answer)
  }

  private init(_ answer: stat) {
    kind = answer.st_mode & S_IFMT
    permissions = answer.st_mode & 0o7777
  }
}
