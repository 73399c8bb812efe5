internal import CLinkedRecords

/// The images of a process that have records, in the order in which they were found.
///
/// An image that is in the list stays there, at its index, and stays loaded.
@safe
public final class LinkedImages: @unchecked Sendable {
  /// Those of this process.
  public static let process = LinkedImages(lists: nil)

  /// Nil for those of the process, whose list is in C.
  private let lock: OpaquePointer?
  private var made: Contents

  private init(lists: Contents?) {
    unsafe lock = lists == nil ? nil : sk_lock_make()
    made = lists ?? Contents()
  }

  deinit { if let lock = unsafe lock { unsafe sk_lock_free(lock) } }

  /// A list that is made, for measurements and tests.
  package convenience init(_ images: [LinkedImage]) { self.init(lists: Contents(images: images)) }

  /// Lets an image come later, or an image that cannot be read.
  package func load(_ images: [LinkedImage] = [], unread: [UnreadImage] = [], copies: [LibraryCopy] = []) {
    guard let lock = unsafe lock else { preconditionFailure("The process's own images are loaded by its loader") }
    unsafe sk_lock_enter(lock)
    defer { unsafe sk_lock_leave(lock) }
    made.images += images
    made.unread += unread
    made.copies += copies
  }

  /// How much is in the list by now; images that were loaded since the last call are read.
  ///
  /// - Complexity: O(1) where nothing was loaded; else it reads files. Waits for a library that another thread is
  ///   loading. No lock is held over calls of the loader.
  public func refreshedCount() -> Int {
    guard let lock = unsafe lock else { return sk_images_refresh() }
    unsafe sk_lock_enter(lock)
    defer { unsafe sk_lock_leave(lock) }
    return made.count
  }

  /// What is in the list.
  ///
  /// - Parameter count: as ``refreshedCount()`` returned it.
  /// - Returns: the images, those that are not read, and other copies of this library.
  /// - Complexity: O(n) in the images.
  public func contents(_ count: Int) -> Contents {
    guard let lock = unsafe lock else { return Contents(processImages: count) }
    unsafe sk_lock_enter(lock)
    defer { unsafe sk_lock_leave(lock) }
    return made
  }
}
