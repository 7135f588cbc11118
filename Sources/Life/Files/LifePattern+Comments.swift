import Texts

extension LifePattern {
  mutating func add(comment: String) { notes.add(comment: comment) }

  /// Parses a line of run lengths that starts with `#`: `#N` name, `#O` author, `#C` comment, `#r` rule, `#P`, `#R` and
  /// Golly's `#CXRLE Pos=x,y` the position of the corner.
  ///
  /// - Returns: the position, if the line contains one.
  mutating func read(
    comment line: Range<Int>, in text: LifeText
  ) throws(LifePatternError) -> LifeCell? {
    if text.has("#CXRLE", at: line) { return try read(extended: line, in: text) }
    let rest = line.dropFirst(2)
    switch text.bytes[line].dropFirst().first {
    case UInt8(ascii: "N"): name = text.string(rest)
    case UInt8(ascii: "O"): notes.author = text.string(rest)
    case UInt8(ascii: "C"), UInt8(ascii: "c"): add(comment: text.string(rest))
    case UInt8(ascii: "P"), UInt8(ascii: "R"):
      return try Self.place(text.numbers(text.trimmed(rest), separator: 0x20), line, text)
    case UInt8(ascii: "r"): rule = CellRule(text.string(rest)) ?? rule
    default: break
    }
    return nil
  }

  /// Parses `#CXRLE Pos=-10,20 Gen=5`.
  private mutating func read(
    extended line: Range<Int>, in text: LifeText
  ) throws(LifePatternError) -> LifeCell? {
    var place: LifeCell?
    for field in text.bytes[line].split(separator: 0x20, maxSplits: 16) {
      let value = field.startIndex + 4..<max(field.startIndex + 4, field.endIndex)
      if field.starts(with: "Pos=") {
        place = try Self.place(text.numbers(value, separator: UInt8(ascii: ",")), line, text)
      } else if field.starts(with: "Gen=") {
        guard let read = BigInteger(generation: text.string(value)) else {
          throw text.error(
            at: line.lowerBound,
            Message("“{text}” is not a generation", ["text": text.string(value, atMost: 20)]))
        }
        generation = read
      }
    }
    return place
  }

  private static func place(
    _ numbers: [Int], _ line: Range<Int>, _ text: LifeText
  ) throws(LifePatternError) -> LifeCell? {
    guard numbers.count == 2 else { return nil }
    guard numbers.allSatisfy({ $0.magnitude <= farthest.magnitude }) else {
      throw text.error(at: line.lowerBound, Message("a cell is too far away"))
    }
    return LifeCell(x: numbers[0], y: numbers[1])
  }
}
