package import Foundation

extension FileHandle {
  /// Opens a file for reading; a folder and an address are refused with a reason of their own.
  package static func opened(_ path: String) throws(FileError) -> FileHandle {
    guard let file = FileDescriptor(opening: path, O_RDONLY) else {
      let code = errno
      if code == ENOENT, path.prefixMatch(of: /(?i)https?:\/\//) != nil {
        throw FileError(path: path, reason: "is an address; only files and - for standard input are read")
      }
      throw FileError(path: path, code: code)
    }
    let handle = FileHandle(fileDescriptor: file.number, closeOnDealloc: true)
    if FileStatus(of: file)?.kind == S_IFDIR { throw FileError(path: path, reason: "is a directory") }
    return handle
  }
}
