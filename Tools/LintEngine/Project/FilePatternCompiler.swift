/// Turns the text of a pattern into steps.
struct FilePatternCompiler {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var depth = 0
  private var steps: [FilePattern.Step] = []
  private(set) var fault: String?

  /// More braces than this in one another are a mistake.
  private static let maximumDepth = 16

  init(_ path: String) { scalars = Array(path.unicodeScalars) }

  /// The steps; none where the pattern has a fault.
  mutating func compile() -> [FilePattern.Step] {
    sequence()
    steps.append(.match)
    return fault == nil ? steps : []
  }

  /// Up to the end, or within braces up to the next comma or brace.
  private mutating func sequence() {
    while fault == nil, let scalar = current {
      switch scalar {
      case "*": stars()
      case "?":
        index += 1
        steps.append(.withinComponent)
      case "[": characters()
      case "{": alternatives()
      case ",", "}":
        if depth > 0 { return }
        literal(scalar)
      case "\\":
        index += 1
        guard let escaped = current else { return fail("ends with a '\\'") }
        literal(escaped)
      default: literal(scalar)
      }
    }
  }

  private mutating func literal(_ scalar: Unicode.Scalar) {
    index += 1
    steps.append(.scalar(scalar))
  }

  /// `**` is special as a whole component only; anywhere else it is two `*`.
  private mutating func stars() {
    let start = index
    while current == "*" { index += 1 }
    let begins = start == 0 || "/{,".unicodeScalars.contains(scalars[start - 1])
    let ends = current == nil || current == "/" || depth > 0 && (current == "," || current == "}")
    guard index - start == 2, begins, ends else { return loop(over: .withinComponent) }
    guard current == "/" else { return loop(over: .anything) }
    index += 1
    // Components with their `/`, or none at all.
    let fork = steps.count
    steps.append(.fork(fork + 1, fork + 5))
    loop(over: .anything)
    steps.append(.scalar("/"))
  }

  private mutating func loop(over step: FilePattern.Step) {
    let start = steps.count
    steps += [.fork(start + 1, start + 3), step, .jump(start)]
  }

  private mutating func alternatives() {
    index += 1
    depth += 1
    guard depth <= Self.maximumDepth else { return fail("has more than \(Self.maximumDepth) braces in one another") }
    var ends: [Int] = []
    while fault == nil {
      let fork = steps.count
      steps.append(.fork(fork + 1, fork + 1))
      sequence()
      guard let scalar = current else { return fail("has a '{' without a '}'") }
      index += 1
      ends.append(steps.count)
      steps.append(.jump(0))
      if scalar == "}" { break }
      steps[fork] = .fork(fork + 1, steps.count)
    }
    for end in ends { steps[end] = .jump(steps.count) }
    depth -= 1
  }

  private mutating func characters() {
    index += 1
    let isNegated = current == "!" || current == "^"
    if isNegated { index += 1 }
    var ranges: [ClosedRange<UInt32>] = []
    // A bracket that stands first is one of the characters.
    while let first = current, first != "]" || ranges.isEmpty {
      let low = member()
      guard current == "-", let next = following, next != "]" else {
        ranges.append(low...low)
        continue
      }
      index += 1
      let high = member()
      guard low <= high else { return fail("has a range in '[…]' whose end is before its beginning") }
      ranges.append(low...high)
    }
    guard current == "]" else { return fail("has a '[' without a ']'") }
    index += 1
    steps.append(.oneOf(ranges, isNegated: isNegated))
  }

  /// One character within brackets.
  private mutating func member() -> UInt32 {
    if current == "\\", following != nil { index += 1 }
    guard let scalar = current else { return 0 }
    index += 1
    return scalar.value
  }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
  private var following: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

  private mutating func fail(_ fact: String) { fault = fault ?? fact }
}
