extension NestingScan {
  mutating func skipLine() {
    while let byte = byte(0), byte != 0x0A, byte != 0x0D { offset += 1 }
  }

  /// Comments can be nested; the parser counts them without a stack.
  mutating func skipComment() {
    var depth = 0
    repeat {
      if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
      } else {
        if byte(0) == 0x0A || byte(0) == 0x0D { hasLineBreak = true }
        offset += 1
      }
    } while depth > 0 && byte(0) != nil
    hasSpace = true
  }

  // MARK: - Strings

  /// A string with as many `#` before it, at its quotation mark.
  mutating func string(hashes: Int) {
    if hasLineBreak, previous == .operand { endStatement() }
    let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    offset += isMultiline ? 3 : 1
    text(StringDelimiter(hashes: hashes, isMultiline: isMultiline))
  }

  /// The text of a string up to its end or to its next interpolation.
  mutating func text(_ string: StringDelimiter) {
    while let byte = byte(0) {
      if byte == UInt8(ascii: "\\"), isRun(of: UInt8(ascii: "#"), string.hashes, at: 1) {
        offset += 1 + string.hashes
        if self.byte(0) == UInt8(ascii: "(") { return open(UInt8(ascii: ")"), string: string) }
        // The escaped character, which may be a quotation mark; a line break ends a string of one line.
        if self.byte(0) != 0x0A, self.byte(0) != 0x0D { offset += 1 }
      } else if byte == UInt8(ascii: "\""), isEnd(of: string) {
        offset += (string.isMultiline ? 3 : 1) + string.hashes
        return finish(.operand)
      } else if !string.isMultiline, byte == 0x0A || byte == 0x0D {
        return finish(.operand)
      } else {
        offset += 1
      }
    }
  }

  private func isEnd(of string: StringDelimiter) -> Bool {
    let quotes = string.isMultiline ? 3 : 1
    return isRun(of: UInt8(ascii: "\""), quotes, at: 0) && isRun(of: UInt8(ascii: "#"), string.hashes, at: quotes)
  }

  private func isRun(of expected: UInt8, _ count: Int, at ahead: Int) -> Bool {
    for index in 0..<count where byte(ahead + index) != expected { return false }
    return true
  }

  // MARK: - Directives

  /// A string with `#`, a directive or a macro.
  mutating func hash() {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") {
      offset += hashes
      return string(hashes: hashes)
    }
    offset += 1
    if starts("if") {
      clauses.append(1)
      directive()
    } else if starts("elseif"), let last = clauses.popLast() {
      clauses.append(last + 1)
      directive()
    } else if starts("else") || starts("endif") {
      if starts("endif") { _ = clauses.popLast() }
      directive()
    } else {
      finish(.joint)
    }
  }

  private func starts(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    for index in 0..<length where unsafe byte(index) != word.utf8Start[index] { return false }
    return byte(length).map { !Self.isWord($0) } ?? true
  }

  /// The rest of the line of a directive, whose condition is no part of the statement around it.
  private mutating func directive() {
    var brackets = 0
    while let byte = byte(0), byte != 0x0A, byte != 0x0D {
      if byte == UInt8(ascii: "("), let next = self.byte(-1), !Self.isWord(next) { brackets += 1 }
      if byte == UInt8(ascii: ")"), brackets > 0 { brackets -= 1 }
      if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "/") { skipLine() } else { offset += 1 }
      if brackets > NestingLimits.conditionBrackets {
        conditionFact = "the condition has brackets in more than \(NestingLimits.conditionBrackets) levels"
      }
    }
    // A chain of calls can go on behind the directive, and contains it then.
    top.chain += 1
    hasLineBreak = true
  }
}
