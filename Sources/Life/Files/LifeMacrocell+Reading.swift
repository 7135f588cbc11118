import Texts

extension LifeWorld {
  /// Reads a macrocell file as written by Golly and this program. Squares stored once are shared, so a few lines can
  /// describe a huge universe.
  public init(
    macrocell text: String, library: RuleLibrary = .standard
  ) throws(LifePatternError) {
    try self.init(macrocell: Array(text.utf8), library: library)
  }

  /// - Parameter goesOn: called now and then with the fraction read, 0…1; returns false to cancel.
  public init(
    macrocell bytes: [UInt8], library: RuleLibrary = .standard,
    goesOn: (Double) -> Bool = { _ in true }
  ) throws(LifePatternError) {
    self = try Self.reading(macrocell: bytes, library: library, goesOn: goesOn).world
  }

  /// Like `init`, but also returns the file's notes about the pattern.
  public static func reading(
    macrocell bytes: [UInt8], library: RuleLibrary = .standard,
    goesOn: (Double) -> Bool = { _ in true }
  ) throws(LifePatternError) -> (world: LifeWorld, notes: LifeNotes) {
    guard bytes.starts(with: Array("[M2]".utf8)) else {
      throw LifePatternError(line: 1, "a macrocell file must begin with [M2]")
    }
    var reader = MacrocellReader(library)
    var (start, number) = (0, 1)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if number > 1 { try reader.read(bytes[start..<end], number: number) }
      (start, number) = (end + 1, number + 1)
      if number & 0xFFFF == 0, !goesOn(Double(start) / Double(bytes.count)) { throw .cancelled }
    }
    return (try reader.world(), reader.notes)
  }
}

/// The contents of the macrocell file's lines read so far.
private struct MacrocellReader {
  typealias Line = ArraySlice<UInt8>

  static let mostSquares = 5_000_000
  /// The limit on pairs of neighbouring squares, as a few lines can describe very many.
  static let mostPairs = 20_000_000

  private let library: RuleLibrary
  private var rule = CellRule.conway
  private var edges = LifeEdges.none
  private var generation: BigInteger = 0
  private var isBackgroundAlive = false
  private(set) var notes = LifeNotes()
  private var parts = LifeMacrocell.Parts()
  /// For rules with many states; empty for two states.
  private var states = StateMacrocell()

  init(_ library: RuleLibrary) { self.library = library }

  /// - Throws: if cells would be lost.
  func world() throws(LifePatternError) -> LifeWorld {
    // Golly's origin is below row 0.
    let whole = states.count > 0 ? states.cells : parts.cells
    guard let cells = whole.movedByRow(down: true, mostPairs: Self.mostPairs) else {
      throw LifePatternError(
        "more than {most} different pairs of squares", ["most": Self.mostPairs])
    }
    try cells.checkLie(within: edges)
    return LifeWorld(
      rule: rule, edges: edges, generation: generation, isBackgroundAlive: isBackgroundAlive,
      cells: cells)
  }

  mutating func read(_ line: Line, number: Int) throws(LifePatternError) {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    guard let sign = line.first else { return }
    switch sign {
    case UInt8(ascii: "#"): return try read(header: line, number: number)
    case UInt8(ascii: "."), UInt8(ascii: "*"), UInt8(ascii: "$"):
      parts.append(leaf: try Self.leaf(line, number: number))
    case UInt8(ascii: "0")...UInt8(ascii: "9"): try read(inner: line, number: number)
    default:
      throw LifePatternError(
        line: number, "“{text}” does not belong in a macrocell file",
        ["text": Self.text(line.prefix(20))])
    }
    guard parts.count + states.count <= Self.mostSquares else {
      throw LifePatternError(line: number, "more than {most} squares", ["most": Self.mostSquares])
    }
  }

  /// The greatest length of a comment line; the rest is dropped.
  private static let mostInComment = 1 << 12

  /// The text after a line's two-character marker, trimmed.
  private static func comment(_ line: Line) -> String {
    let rest = line.dropFirst(2).drop { $0 <= 0x20 }
    let end = rest.lastIndex { $0 > 0x20 }
    return end.map { text(rest[...$0].prefix(mostInComment)) } ?? ""
  }

  private static func text(_ line: Line) -> String {
    String(decoding: line, as: UTF8.self)
  }

  // MARK: Lines

  private mutating func read(header line: Line, number: Int) throws(LifePatternError) {
    let text = Self.text(line.dropFirst(2)).filter { $0 != " " && $0 != "\t" }
    switch line.dropFirst().first {
    case UInt8(ascii: "R"):
      do throws(LifePatternError) {
        let named = try LifeRuleText(text, library: library)
        (rule, edges) = (named.rule, named.edges)
      } catch {
        throw LifePatternError(line: number, error.message)
      }
    case UInt8(ascii: "G"):
      guard let generation = BigInteger(generation: text) else {
        throw LifePatternError(
          line: number, "“{text}” is not a generation", ["text": text])
      }
      self.generation = generation
    case UInt8(ascii: "O"): notes.author = Self.comment(line)
    case UInt8(ascii: "C"), UInt8(ascii: "D"):
      if Self.text(line) == LifeWorld.livingBackgroundLine {
        isBackgroundAlive = true
      } else {
        notes.add(comment: Self.comment(line))
      }
    default: break
    }
  }

  /// Parses a leaf: `$$..*$...*$.***$` is a glider in an otherwise empty square.
  private static func leaf(_ line: Line, number: Int) throws(LifePatternError) -> UInt64 {
    var (bits, x, y): (UInt64, Int, Int) = (0, 0, 0)
    for sign in line {
      switch sign {
      case UInt8(ascii: "$"): (x, y) = (0, y + 1)
      case UInt8(ascii: "."), UInt8(ascii: "*"):
        guard x < 8, y < 8 else {
          throw LifePatternError(line: number, "more than 8 × 8 cells")
        }
        if sign == UInt8(ascii: "*") { bits |= LifeCells.Square.bit(x: x, y: y) }
        x += 1
      default:
        throw LifePatternError(line: number, "“{text}” is not a cell", ["text": text([sign])])
      }
      guard y <= 8 else { throw LifePatternError(line: number, "more than 8 rows") }
    }
    return bits
  }

  /// Parses an inner square: `4 0 0 1 2` is 16 cells wide, with the squares 1 and 2 in its lower half.
  private mutating func read(inner line: Line, number: Int) throws(LifePatternError) {
    var numbers: [Int] = []
    for field in line.split(separator: UInt8(ascii: " ")) {
      guard field.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
        throw LifePatternError(line: number, "“{text}” is not a number", ["text": Self.text(field)])
      }
      guard let value = Int(Self.text(field)) else {
        throw LifePatternError(line: number, "a number is too large")
      }
      numbers.append(value)
    }
    if numbers.first == 1 || states.count > 0 { return try read(states: numbers, number: number) }
    guard numbers.count == 5 else {
      throw LifePatternError(line: number, "expected a level and the numbers of four squares")
    }
    let levels = 4...LifeMacrocell.Parts.highestLevel
    guard levels.contains(numbers[0]) else {
      throw LifePatternError(
        line: number,
        "level {level} is not between {least} and {most}",
        ["level": numbers[0], "least": levels.lowerBound, "most": levels.upperBound])
    }
    do throws(LifeMacrocell.Parts.Misfit) {
      try parts.append(
        nw: numbers[1], ne: numbers[2], sw: numbers[3], se: numbers[4], level: numbers[0])
    } catch {
      throw LifePatternError(line: number, error.message)
    }
  }

  /// Parses a square with states: `1 0 3 3 1` are 2 × 2 cells in these states, `2 0 0 1 2` is 4 cells wide.
  private mutating func read(states numbers: [Int], number: Int) throws(LifePatternError) {
    let levels = 1...LifeMacrocell.Parts.highestLevel
    guard numbers.count == 5, levels.contains(numbers[0]) else {
      throw LifePatternError(line: number, "expected a level and the numbers of four squares")
    }
    if numbers[0] == 1 {
      let cells = numbers.dropFirst()
      if let state = cells.first(where: { $0 >= rule.stateCount }) {
        throw LifePatternError(line: number, .unknownState(state, of: rule.stateCount))
      }
      return states.append(leaf: cells.map { UInt8($0) })
    }
    do throws(LifeMacrocell.Parts.Misfit) {
      try states.append(
        nw: numbers[1], ne: numbers[2], sw: numbers[3], se: numbers[4], level: numbers[0])
    } catch {
      throw LifePatternError(line: number, error.message)
    }
  }
}
