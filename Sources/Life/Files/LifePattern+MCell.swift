import Texts

extension LifePattern {
  /// Reads a file of M. Wojtowicz's MCell: `#GAME`, `#RULE`, `#BOARD` and `#WRAP` define the rule and the board, `#L`
  /// the living cells as run lengths; as in Golly, the pattern is centred on the board.
  ///
  /// The format: <http://psoup.math.wisc.edu/mcell/ca_files_formats.html>.
  static func mcell(
    _ text: inout LifeText, _ library: RuleLibrary
  ) throws(LifePatternError) -> LifePattern {
    var file = MCellFile()
    while let line = try text.nextLine() {
      try text.look()
      guard text.has("#", at: line) else { continue }
      do throws(MCellFile.Wrong) {
        try file.read(text.string(line, atMost: MCellFile.mostInLine))
      } catch {
        throw text.error(at: line.lowerBound, error.message)
      }
    }
    return try file.pattern(library)
  }
}

/// The contents of the MCell file's lines read so far.
private struct MCellFile {
  struct Wrong: Error { let message: Message }

  static let mostInLine = 1 << 16

  private var game = ""
  private var rule = ""
  /// Golly's name of the rule if it differs.
  private var otherRule: String?
  private var size: (width: Int, height: Int)?
  private var isWrapped = false
  private var comments: [String] = []
  private var builder = StateCellsBuilder()
  private var (x, y, count) = (0, 0, 0)
  private var base = 0
  private var highestState = 0

  /// - Parameter line: starts with `#`.
  mutating func read(_ line: String) throws(Wrong) {
    let words = line.dropFirst().split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard let word = words.first else { return }
    let rest = words.count > 1 ? String(words[1]) : ""
    switch word.uppercased() {
    case "GAME": game = rest
    case "RULE": rule += rest.filter { !$0.isWhitespace }
    case "GOLLY": otherRule = rest.filter { !$0.isWhitespace }
    case "BOARD":
      let sides = rest.lowercased().split(separator: "x").map {
        Int($0.filter { !$0.isWhitespace })
      }
      guard sides.count == 2, let width = sides[0], let height = sides[1] else {
        throw Wrong(
          message: Message("“{text}” is not a board size", ["text": String(rest.prefix(40))]))
      }
      size = (width, height)
    case "WRAP": isWrapped = rest.first == "1"
    case "D": comments.append(rest)
    case "L": for sign in rest.utf8 { try read(sign) }
    default: break
    }
  }

  private mutating func read(_ sign: UInt8) throws(Wrong) {
    let run = max(1, count)
    switch sign {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      count = count * 10 + Int(sign - UInt8(ascii: "0"))
      guard count <= LifePattern.farthest else {
        throw Wrong(message: Message("a number is too large"))
      }
      return
    case UInt8(ascii: "."): x += run
    case UInt8(ascii: "$"): (x, y) = (0, y + run)
    case UInt8(ascii: "a")...UInt8(ascii: "j"):
      base = 24 * (Int(sign - UInt8(ascii: "a")) + 1)
      return
    case UInt8(ascii: "A")...UInt8(ascii: "X"):
      let state = base + Int(sign - UInt8(ascii: "A")) + 1
      guard state < 256 else {
        throw Wrong(message: Message("state {number} does not exist", ["number": state]))
      }
      builder.add(x..<x + run, y: y, state: UInt8(state))
      highestState = max(highestState, state)
      x += run
    case 0...0x20: return
    default:
      throw Wrong(
        message: Message(
          "“{letter}” does not belong in a pattern", ["letter": String(UnicodeScalar(sign))]))
    }
    guard max(x, y) <= LifePattern.farthest else {
      throw Wrong(message: Message("a cell is too far away"))
    }
    (count, base) = (0, 0)
  }

  mutating func pattern(_ library: RuleLibrary) throws(LifePatternError) -> LifePattern {
    let name = if let otherRule { otherRule } else { try known() }
    let edges = size.map { ":\(isWrapped ? "T" : "P")\($0.width),\($0.height)" } ?? ""
    let named = try LifeRuleText(name + edges, library: library)
    let cells = builder.finish()
    let bounds = cells.bounds
    let way = bounds.map { (-($0.left + $0.width / 2), -($0.top + $0.height / 2)) } ?? (0, 0)
    let centred = cells.moved(x: way.0, y: way.1) ?? cells
    guard highestState < named.rule.stateCount else {
      throw LifePatternError(.unknownState(highestState, of: named.rule.stateCount))
    }
    try centred.checkLie(within: named.edges)
    var pattern = LifePattern(cells: centred, rule: named.rule, edges: named.edges)
    for comment in comments { pattern.add(comment: comment) }
    return pattern
  }

  /// The rule of a known game.
  private func known() throws(LifePatternError) -> String {
    switch game.lowercased() {
    case "life", "generations", "larger than life": return rule
    default:
      throw LifePatternError(
        "unknown MCell game “{game}”", ["game": String(game.prefix(60))])
    }
  }
}
