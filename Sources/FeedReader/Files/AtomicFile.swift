import Foundation

/// Replaces files so that readers see the old content or the new one, never a part.
///
/// The content goes to a new file beside the old one, which is then renamed over it. Links are followed, one that leads
/// nowhere is refused. Permissions are kept, and the owner where the process may give files away; other hard links keep
/// the old content. What is no regular file, such as a device or a pipe, is written in place.
public struct AtomicFile: Sendable {
  /// The path of the file to replace.
  public let path: String

  /// Makes a description of the file at `path`, which need not exist.
  public init(path: String) {
    self.path = path
  }

  /// Replaces the file's content.
  ///
  /// - Throws: ``FileError``; the old content is still there then, and no other file is left behind.
  public func replace(with text: String) throws(FileError) {
    guard let old = FileStatus(path: path) else {
      if errno != ENOENT { throw FileError(path: path, code: errno) }
      let isLink = FileStatus(path: path, followingLinks: false) != nil
      if isLink { throw FileError(path: path, reason: "is a link to nothing") }
      return try create(path, with: text, permissions: 0o666 & ~Self.creationMask)
    }
    switch old.kind {
    case S_IFREG:
      // Renaming over a write-protected file would work, and is not what its owner asked for.
      let isWritable = unsafe access(path, W_OK) == 0
      if !isWritable { throw FileError(path: path, code: errno) }
      try create(realPath ?? path, with: text, permissions: old.permissions, owner: old.owner)
    case S_IFDIR: throw FileError(path: path, reason: "is a directory")
    default:
      guard let file = FileDescriptor(opening: path, O_WRONLY) else { throw FileError(path: path, code: errno) }
      try write(text, to: file)
    }
  }

  private func create(
    _ target: String, with text: String, permissions: mode_t, owner: (user: uid_t, group: gid_t)? = nil
  ) throws(FileError) {
    // A name of its own: with something added, the longest names would be too long.
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    var temporary = Array((folder + ".new-XXXXXX").utf8CString)
    let number = unsafe mkstemp(&temporary)
    guard number >= 0 else { throw FileError(path: path, code: errno) }
    do throws(FileError) {
      // Only the superuser may; for everybody else the file belongs to who wrote it last.
      if let owner { _ = fchown(number, owner.user, owner.group) }
      let isAllowed = fchmod(number, permissions) == 0
      if !isAllowed { throw FileError(path: path, code: errno) }
      try write(text, to: FileDescriptor(number))
      let isRenamed = unsafe rename(temporary, target) == 0
      if !isRenamed { throw FileError(path: path, code: errno) }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
  }

  /// Writes all of `text`, brings it to the disk and closes the file.
  private func write(_ text: String, to file: FileDescriptor) throws(FileError) {
    var failure = file.write(text)
    // Devices and pipes cannot be synchronised and say so with EINVAL.
    if failure == nil, fsync(file.number) != 0, errno != EINVAL { failure = errno }
    if close(file.number) != 0, failure == nil { failure = errno }
    if let failure { throw FileError(path: path, code: failure) }
  }

  private var realPath: String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The permissions that new files of this process do not get.
  ///
  /// Asking means setting, so it is done once.
  private static let creationMask: mode_t = {
    let mask = umask(0o022)
    umask(mask)
    return mask
  }()
}
