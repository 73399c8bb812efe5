public import ServiceKit

extension ExperimentKey {
  /// Whether media that items carry are queued for playing.
  public static let autoplay = ExperimentKey("autoplay", arms: ["on", "off"], owner: "playback", expires: "2027-12-31")

  /// Every experiment of the reader, for those who choose one by its name.
  public static let readerKeys = [autoplay]
}
