@testable import ReportPages

/// Matrices to make pages of.
enum MatrixSample {
  /// Three products and eight protocols with every kind of gap, and one row whose every name is hostile.
  static var small: MatrixPage {
    MatrixPage(
      title: "Adapters of FeedReader", summary: "Read from source.",
      products: [
        MatrixPage.Product(name: "Kiosk", origin: "build/Kiosk", notes: ["2 records without a description"]),
        MatrixPage.Product(name: "Lite"), MatrixPage.Product(name: "Standard"),
      ],
      rows: [
        row("AutoplaySettings", MatrixPage.Cell(), cell("AudioPlayback", "Lite/AudioPlayback.swift:7"), variants),
        row(
          "BookmarkStore", MatrixPage.Cell(), MatrixPage.Cell(),
          MatrixPage.Cell(
            entries: [entry("FileBookmarks", "Standard/Bookmarks/FileBookmarks.swift:15")],
            changes: ["was MemoryBookmarks"])),
        row("ClockService", clock, clock, clock),
        row(
          "DataSaver", MatrixPage.Cell(needs: [saver], gap: .optional),
          cell("ImageDropper", "Lite/DataSaver/ImageDropper.swift:11", needs: [saver]),
          MatrixPage.Cell(needs: [saver], gap: .optional)),
        row(
          "LoadingAdapter",
          MatrixPage.Cell(
            entries: [
              entry("KioskLoading", "Kiosk/KioskLoading.swift:8"), entry("FileLoading", "Kiosk/FileLoading.swift:6"),
            ], needs: [loader], gap: .duplicate),
          cell("CappedLoading", "Lite/CappedLoading.swift:10", needs: [loader]),
          cell("FileLoading", "Standard/FileLoading.swift:14", needs: [loader])),
        row(
          "PlaybackAdapter", MatrixPage.Cell(needs: [player], gap: .unknown),
          cell("AudioPlayback", "Lite/AudioPlayback.swift:7", needs: [player]), variants),
        row(
          "RenderAdapter", MatrixPage.Cell(needs: [renderer], gap: .required),
          cell("PlainRendering", "Lite/PlainRendering.swift:5", needs: [renderer]),
          cell("TerminalRendering", "Standard/TerminalRendering.swift:6", needs: [renderer])),
        hostile,
      ])
  }

  /// Twelve products and eight hundred protocols; some required ones are missing, every third row is the same everywhere.
  static var large: MatrixPage {
    let names = [
      "Standard", "Lite", "Kiosk", "Tablet", "Television", "Watch", "Enterprise", "Community", "Partner", "Preview",
      "Desktop", "Automotive",
    ]
    let rows = (0..<800).map { number in
      let subject = ["Feed", "Article", "Profile", "Search", "Camera"][number % 5] + "Part\(number)"
      let need = need("\(subject)Session.adapter", true, "\(subject)/\(subject)Session.swift:21")
      let cells = names.indices.map { column in
        if (number * 7 + column * 5) % 97 == 0 { return MatrixPage.Cell(needs: [need], gap: .required) }
        let module = number % 3 == 0 ? "\(subject)Feature" : names[column]
        return MatrixPage.Cell(
          entries: [
            entry("\(module)\(subject)Loading", "\(module)/\(subject)/\(subject)Loading.swift:\(number % 90 + 4)")
          ],
          needs: [need])
      }
      return MatrixPage.Row(name: "\(subject)LoadingAdapter", cells: cells)
    }
    return MatrixPage(
      title: "Adapters of twelve products", products: names.map { MatrixPage.Product(name: $0, origin: "build/\($0)") },
      rows: rows)
  }

  // MARK: - Parts

  private static let saver = need("FeedSession.saver", false, "FeedReader/FeedSession.swift:30")
  private static let loader = need("FeedSession.loader", true, "FeedReader/FeedSession.swift:22")
  private static let player = need("FeedSession.playback", false, "FeedReader/FeedSession.swift:24")
  private static let renderer = need("FeedSession.renderer", true, "FeedReader/FeedSession.swift:21")

  private static let clock = MatrixPage.Cell(
    entries: [entry("SystemClock", "FeedReader/SystemClock.swift:4", scope: "application", host: nil)],
    needs: [need("clock", true, "FeedReader/Clock.swift:3")])

  private static let variants = MatrixPage.Cell(entries: [
    entry("VideoPlayback", "Standard/VideoPlayback.swift:12", variant: "autoplay=on"),
    entry("AudioOnly", "Standard/AudioOnly.swift:9", variant: "autoplay=off"),
  ])

  private static let hostile = row(
    "</script><img onerror=alert(1) src=x>",
    MatrixPage.Cell(
      entries: [
        MatrixPage.Entry(
          name: "</b></td><script>alert(1)</script>",
          facts: [MatrixPage.Fact("scope\"><img src=x onerror=alert(1)>", "host' onmouseover='alert(1)")],
          details: [MatrixPage.Fact("host", "any \u{202E}tsoH\u{0}")], place: "A\u{1B}[31m/<!--.swift:1")
      ],
      needs: [need("<svg onload=alert(1)>", true, "B/\"><iframe srcdoc=x>.swift:2")],
      changes: ["was </td><style>*{display:none}</style>"]),
    MatrixPage.Cell(), MatrixPage.Cell())

  private static func row(_ name: String, _ cells: MatrixPage.Cell...) -> MatrixPage.Row {
    MatrixPage.Row(name: name, cells: cells)
  }

  private static func cell(_ name: String, _ place: String, needs: [MatrixPage.Need] = []) -> MatrixPage.Cell {
    MatrixPage.Cell(entries: [entry(name, place)], needs: needs)
  }

  private static func entry(
    _ name: String, _ place: String, scope: String = "host", host: String? = "any FeedSessionCapabilities",
    variant: String? = nil
  ) -> MatrixPage.Entry {
    MatrixPage.Entry(
      name: name,
      facts: [MatrixPage.Fact("scope", scope)] + (variant.map { [MatrixPage.Fact("variant", $0)] } ?? []),
      details: host.map { [MatrixPage.Fact("host", $0)] } ?? [], place: place)
  }

  private static func need(_ name: String, _ isRequired: Bool, _ place: String) -> MatrixPage.Need {
    MatrixPage.Need(name: name, isRequired: isRequired, place: place)
  }
}
