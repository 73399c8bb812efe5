extension OpenRequest {
  /// Server data that names a module: `{"schemaVersion": 1, "module": "2", "parameters": {…}}`.
  ///
  /// The parameters may be left out; then the module's type decodes `{}`.
  ///
  /// - Parameters:
  ///   - bytes: JSON in UTF-8, as it came.
  ///   - limits: how much is read.
  /// - Returns: the request.
  /// - Complexity: O(n) in the bytes, at most as many as the limit.
  public static func data(
    _ bytes: some Collection<UInt8>, limits: ServerDataLimits = ServerDataLimits()
  ) -> OpenRequest {
    // One more than is allowed shows that there are too many.
    OpenRequest(
      form: DataForm(bytes: Array(bytes.prefix(limits.maximumBytes + 1)), limits: limits, client: NoClientValues()))
  }
}

extension ActionOrigin.Kind {
  /// Server data, opened at ``ActionOrigin/place``.
  public static let data = ActionOrigin.Kind(name: "server data")
}
