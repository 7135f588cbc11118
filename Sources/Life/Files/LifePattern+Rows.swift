import Texts

extension LifePattern {
  /// Reads rows of dots and circles: plain text with comments marked by `!`, or the blocks of Life 1.05.
  ///
  /// The formats: <https://conwaylife.com/wiki/Plaintext>, <https://conwaylife.com/wiki/Life_1.05>.
  static func rows(
    _ text: inout LifeText, _ library: RuleLibrary
  ) throws(LifePatternError) -> LifePattern {
    var pattern = LifePattern(cells: LifeCells())
    var builder = LifeCellsBuilder()
    var corner = LifeCell(x: 0, y: 0)
    var y = 0
    while let line = try text.nextLine() {
      try text.look()
      if text.has("!", at: line) {
        pattern.read(exclamation: line, in: text)
      } else if text.has("#", at: line) {
        if text.has("#P", at: line) {
          pattern.cells = pattern.cells.union(builder.finish())
          let numbers = text.numbers(text.trimmed(line.dropFirst(2)), separator: 0x20)
          guard numbers.isEmpty || numbers.count == 2,
            numbers.allSatisfy({ $0.magnitude <= farthest.magnitude })
          else { throw text.error(at: line.lowerBound, Message("expected two whole numbers")) }
          (corner, y) = (LifeCell(x: numbers.first ?? 0, y: numbers.last ?? 0), 0)
        } else {
          try pattern.read(directive: line, in: text, library)
        }
      } else {
        try add(line, text, at: LifeCell(x: corner.x, y: corner.y + y), to: &builder)
        y += 1
      }
    }
    pattern.cells = pattern.cells.union(builder.finish())
    try pattern.cells.checkLie(within: pattern.edges)
    return pattern
  }

  private static func add(
    _ line: Range<Int>, _ text: LifeText, at corner: LifeCell, to builder: inout LifeCellsBuilder
  ) throws(LifePatternError) {
    var index = line.lowerBound
    while index < line.upperBound {
      let start = index
      let sign = text.bytes[index]
      while index < line.upperBound, text.bytes[index] == sign { index += 1 }
      switch sign {
      case UInt8(ascii: "O"), UInt8(ascii: "o"), UInt8(ascii: "*"):
        let x = corner.x - line.lowerBound
        builder.add(x + start..<x + index, y: corner.y)
      case UInt8(ascii: "."), 0...0x20: break
      default:
        throw text.error(
          at: start,
          Message(
            "“{text}” is not a cell; use . for dead and O for living cells",
            ["text": text.string(start..<start + 1)]))
      }
    }
  }

  /// Parses `!Name: Glider`.
  private mutating func read(exclamation line: Range<Int>, in text: LifeText) {
    if text.has("!Name:", at: line) {
      name = text.string(line.dropFirst(6))
    } else if text.has("!Author:", at: line) {
      notes.author = text.string(line.dropFirst(8))
    } else {
      add(comment: text.string(line.dropFirst()))
    }
  }

  /// Parses `#D` for a description, `#N` for the default rule, `#R 23/3` for another.
  private mutating func read(
    directive line: Range<Int>, in text: LifeText, _ library: RuleLibrary
  ) throws(LifePatternError) {
    switch text.bytes[line].dropFirst().first {
    case UInt8(ascii: "D"), UInt8(ascii: "C"): add(comment: text.string(line.dropFirst(2)))
    case UInt8(ascii: "N"): rule = .conway
    case UInt8(ascii: "R"):
      do throws(LifePatternError) {
        let named = try LifeRuleText(text.string(line.dropFirst(2)), library: library)
        (rule, edges) = (named.rule, named.edges)
      } catch {
        throw text.error(at: line.lowerBound, error.message)
      }
    default: break
    }
  }
}
