internal import PositionedJSON

extension ActionURL {
  /// Why comparing and hashing what is in the URL would take more than linear time; nil where it does not.
  ///
  /// - Complexity: O(n).
  var unsafeToCompare: String? {
    let isSafe =
      path.allSatisfy(\.isStreamSafe) && query.allSatisfy { $0.name.isStreamSafe && $0.value?.isStreamSafe != false }
    return isSafe ? nil : "there are more than \(String.mostCombining) combining characters in a row"
  }
}
