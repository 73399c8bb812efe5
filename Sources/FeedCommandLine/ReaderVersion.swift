/// The version of the feed reader, the same for every product.
enum ReaderVersion {
  static let current = "0.1.0"
}
