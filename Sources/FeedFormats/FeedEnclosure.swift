/// A media file that an item carries.
public struct FeedEnclosure: Sendable, Equatable {
  /// What an enclosure is played or shown as.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Sound: podcasts, music.
    case audio
    /// Moving pictures.
    case video
    /// A still picture.
    case image
    /// Anything else, and what cannot be told.
    case other
  }

  /// The file's address; absolute, `http` or `https`.
  public var url: String
  /// The media type as the feed gives it, in lower case and without parameters, for example `audio/mpeg` (RFC 6838).
  public var mediaType: String?
  /// The length in bytes; nil when the feed does not say or says 0.
  public var length: Int?
  /// The duration in seconds.
  public var duration: Double?
  /// The file's own title as one line of plain text.
  public var title: String?
  /// What the file is, from the media type, the medium or the end of its name.
  public var kind: Kind

  /// Makes an enclosure; without a kind it is told from the media type and the end of the address.
  public init(
    url: String, mediaType: String? = nil, length: Int? = nil, duration: Double? = nil, title: String? = nil,
    kind: Kind? = nil
  ) {
    self.url = url
    self.mediaType = mediaType
    self.length = length
    self.duration = duration
    self.title = title
    self.kind = kind ?? Kind(mediaType: mediaType, url: url)
  }
}

extension FeedEnclosure.Kind {
  /// The kind that a media type says or, where it says nothing (missing, `application/octet-stream`), the end of the
  /// address's path.
  public init(mediaType: String?, url: String) {
    if let kind = Self(topLevelOf: mediaType) {
      self = kind
      return
    }
    let path = url.prefix { $0 != "?" && $0 != "#" }
    let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased() ?? ""
    self = Self.endings.first { $0.value.contains(ending) }?.key ?? .other
  }

  /// The kind that the first half of a media type in lower case (or a medium of Media RSS) names.
  init?(topLevelOf mediaType: String?) {
    guard let mediaType, let kind = Self.playable.first(where: { mediaType.hasPrefix($0.rawValue) })
    else { return nil }
    self = kind
  }

  private static let playable: [Self] = [.audio, .video, .image]

  private static let endings: [Self: Set<String>] = [
    .audio: ["mp3", "m4a", "m4b", "aac", "ogg", "oga", "opus", "flac", "wav", "wma"],
    .video: ["mp4", "m4v", "mov", "webm", "mkv", "avi", "mpg", "mpeg", "ogv", "wmv"],
    .image: ["jpg", "jpeg", "png", "gif", "webp", "svg", "avif", "bmp", "heic"],
  ]
}
