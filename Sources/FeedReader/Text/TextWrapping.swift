/// Breaks text into lines that fit a number of terminal columns.
///
/// Lines break at spaces, and beside wide characters, which are written without spaces. A word that is longer than a
/// line is cut, never between a letter and its combining marks. Line breaks in the text are kept.
public struct TextWrapping: Sendable {
  /// The columns that a line may take, indentation included; at least 1.
  public var width: Int

  /// What is written in front of each line.
  public var indentation: String

  /// Makes a wrapping for lines of `width` columns; less than 1 counts as 1.
  public init(width: Int, indentation: String = "") {
    self.width = max(1, width)
    self.indentation = indentation
  }

  /// The lines of `text`, each with its indentation and without spaces at its end.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func lines(of text: some StringProtocol) -> [String] {
    let room = max(1, width - indentation.displayWidth)
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { paragraph in
      lines(ofParagraph: paragraph, room: room)
    }
  }

  private func lines(ofParagraph paragraph: some StringProtocol, room: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    var gap = false

    func endLine() {
      lines.append(line.isEmpty ? "" : indentation + line)
      (line, used, gap) = ("", 0, false)
    }

    for piece in pieces(of: paragraph) {
      guard case .unit(let unit) = piece else {
        gap = !line.isEmpty
        continue
      }
      let unitWidth = unit.displayWidth
      if !line.isEmpty, used + (gap ? 1 : 0) + unitWidth > room { endLine() }
      if gap {
        line += " "
        used += 1
        gap = false
      }
      if unitWidth <= room {
        line += unit
        used += unitWidth
        continue
      }
      for character in unit {
        let characterWidth = character.displayWidth
        if !line.isEmpty, used + characterWidth > room { endLine() }
        line.append(character)
        used += characterWidth
      }
    }
    endLine()
    return lines
  }

  /// A part of a paragraph: something that stays together, or the space between two such things.
  private enum Piece {
    case unit(String)
    case space
  }

  private func pieces(of paragraph: some StringProtocol) -> [Piece] {
    var pieces: [Piece] = []
    var unit = ""
    var previousIsWide = false

    func endUnit() {
      if !unit.isEmpty { pieces.append(.unit(unit)) }
      unit = ""
    }

    for character in paragraph {
      if character == " " || character == "\t" {
        endUnit()
        pieces.append(.space)
        previousIsWide = false
        continue
      }
      let isWide = character.displayWidth == 2
      if isWide || previousIsWide, !Self.neverFirst.contains(character),
        unit.last.map(Self.neverLast.contains) != true
      {
        endUnit()
      }
      unit.append(character)
      previousIsWide = isWide
    }
    endUnit()
    return pieces
  }

  /// Punctuation that does not start a line.
  private static let neverFirst: Set<Character> = [
    "、", "。", "，", "．", "！", "？", "：", "；", "）", "」", "』", "】", "》", "〉", "…", "ー", ",", ".", "!", "?", ":", ";", ")",
    "]", "”", "’",
  ]

  /// Opening punctuation that does not end a line.
  private static let neverLast: Set<Character> = ["（", "「", "『", "【", "《", "〈", "(", "[", "“", "‘"]
}
