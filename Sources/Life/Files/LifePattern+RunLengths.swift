import CLife
import Texts

/// Parses `x = 3, y = 3, rule = B3/S23`.
enum RunLengthHeader {
  static func isHeader(_ text: LifeText, _ line: Range<Int>) -> Bool {
    let head = text.bytes[line].lazy.filter { $0 > 0x20 }.prefix(2).map(\.lowercased)
    return Array(head) == Array("x=".utf8)
  }

  /// The rule is last, as its edges contain a comma; nil without one.
  static func rule(_ text: LifeText, _ line: Range<Int>) -> Range<Int>? {
    var rest = text.bytes[line]
    while let start = rest.firstIndex(of: "rule") {
      rest = rest[(start + 4)...]
      let value = text.trimmed(rest.startIndex..<rest.endIndex)
      if text.has("=", at: value) { return text.trimmed(value.dropFirst()) }
    }
    return nil
  }

  /// The width and height; nil if missing or invalid.
  static func size(_ text: LifeText, _ line: Range<Int>) -> (width: Int, height: Int)? {
    let numbers = text.string(line).split(separator: ",").prefix(2).map { field in
      Int(field.drop { $0 != "=" }.dropFirst().filter { !$0.isWhitespace })
    }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      min(width, height) > 0, max(width, height) < LifePattern.farthest
    else { return nil }
    return (width, height)
  }
}

extension LifePattern {
  static func runLengths(
    _ text: inout LifeText, _ corner: Corner, _ library: RuleLibrary
  ) throws(LifePatternError) -> LifePattern {
    var pattern = LifePattern(cells: LifeCells())
    var place: LifeCell?
    var size: (width: Int, height: Int)?
    // Comments and the header precede the pattern.
    while let sign = try text.skipBlanks(),
      sign == UInt8(ascii: "#") || sign.lowercased == UInt8(ascii: "x")
    {
      try text.look()
      guard let line = try text.nextLine() else { break }
      if text.has("#", at: line) {
        place = try pattern.read(comment: line, in: text) ?? place
      } else if RunLengthHeader.isHeader(text, line) {
        size = RunLengthHeader.size(text, line)
        if let range = RunLengthHeader.rule(text, line) {
          do throws(LifePatternError) {
            let named = try LifeRuleText(text.string(range), library: library)
            (pattern.rule, pattern.edges) = (named.rule, named.edges)
          } catch {
            throw text.error(at: line.lowerBound, error.message)
          }
        }
      } else {
        text.place = line.lowerBound
        break
      }
    }
    let firstLine = text.line(at: text.place)
    if corner == .ofTheEdges { place = place ?? pattern.edges.corner(ofPattern: size) }
    var runs = RunLengths(
      at: place ?? LifeCell(x: 0, y: 0), stateCount: (pattern.rule ?? .conway).stateCount)
    try runs.read(&text, &pattern)
    pattern.cells = runs.finish()
    pattern.frame = size.flatMap { pattern.frame(at: place ?? LifeCell(x: 0, y: 0), $0) }
    do throws(LifePatternError) {
      try pattern.cells.checkLie(within: pattern.edges)
    } catch {
      throw LifePatternError(line: firstLine, error.message)
    }
    return pattern
  }

  /// The rectangle of a given size at a position if it contains all living cells with room to spare; nil otherwise.
  private func frame(at corner: LifeCell, _ size: (width: Int, height: Int)) -> LifeBounds? {
    let named = LifeBounds(
      left: corner.x, top: corner.y, right: corner.x + size.width - 1,
      bottom: corner.y + size.height - 1)
    return bounds.map { named.union($0) == named && named != $0 } ?? false ? named : nil
  }
}

extension LifeCells {
  /// - Throws: if cells are beyond the edges and would be lost.
  func checkLie(within edges: LifeEdges) throws(LifePatternError) {
    guard let limits = edges.limits else { return }
    let lost = population - cropped(to: limits).population
    guard lost > 0 else { return }
    guard let area = edges.area else {
      throw LifePatternError(
        "{lost} of {population} living cells are outside the edges {edges}",
        ["lost": "\(lost)", "population": "\(population)", "edges": edges.suffix])
    }
    throw LifePatternError(
      "{lost} of {population} living cells are outside the grid of {width} × {height}"
        + " cells set by the rule",
      [
        "lost": "\(lost)", "population": "\(population)", "width": area.width,
        "height": area.height,
      ])
  }
}

/// The result of the run lengths read so far.
private struct RunLengths {
  private let corner: LifeCell
  private let stateCount: Int
  private var builder = StateCellsBuilder()
  /// For a state above 24, the number of states before those of the next letter; nil without a prefix.
  private var base: Int?
  /// The repeat count of the next symbol; 0 if omitted, meaning one.
  private var count = 0
  private var (x, y) = (0, 0)
  private var isLineStart = true

  /// The reason a stretch was not read further.
  private enum Stop { case stretch, comment, pattern, tooLarge, tooFar, foreign, state(Int) }

  /// A buffer for the runs of a stretch.
  private var runs: [life_run] = []
  private static let mostAtOnce = 1 << 12

  /// The number of bytes read between calls of `goesOn`.
  private static let mostInStretch = 1 << 16

  init(at corner: LifeCell, stateCount: Int) {
    self.corner = corner
    self.stateCount = stateCount
  }

  mutating func finish() -> LifeCells { builder.finish() }

  /// Reads up to the `!` or the end.
  mutating func read(
    _ text: inout LifeText, _ pattern: inout LifePattern
  ) throws(LifePatternError) {
    defer { if isLetterAlone { addLetterAlone() } }
    while try !text.isAtEnd() {
      try text.look()
      let stretch = text.place..<min(text.end, text.place + Self.mostInStretch)
      let (stop, place) = text.bytes.withUnsafeBufferPointer { read($0, stretch) }
      text.place = place
      switch stop {
      case .stretch: break
      case .comment:
        if let line = try text.nextLine() { _ = try pattern.read(comment: line, in: text) }
      case .pattern: return
      case .tooLarge: throw text.error(at: place, Message("a number is too large"))
      case .tooFar: throw text.error(at: place, Message("a cell is too far away"))
      case .state(let state):
        throw text.error(at: place, .unknownState(state, of: stateCount))
      case .foreign:
        let wrong = text.bytes[place..<text.end].prefix(4)
        let letter = String(decoding: wrong, as: UTF8.self).first.map(String.init) ?? "?"
        throw text.error(
          at: place, Message("“{letter}” does not belong in a pattern", ["letter": "\(letter)"]))
      }
    }
  }

  /// - Returns: the reason it ends, and the byte.
  private mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ stretch: Range<Int>
  ) -> (Stop, Int) {
    let farthest = LifePattern.farthest
    var next = stretch.lowerBound
    while true {
      if count == 0, base == nil { next = readShortRuns(bytes, next..<stretch.upperBound) }
      guard next < stretch.upperBound else { return (.stretch, next) }
      let index = next
      let sign = bytes[index]
      next += 1
      if base != nil, !(UInt8(ascii: "A")...UInt8(ascii: "X")).contains(sign) {
        guard isLetterAlone else { return (.foreign, max(stretch.lowerBound, index - 1)) }
        guard x <= farthest - max(1, count) else { return (.tooFar, index) }
        addLetterAlone()
      }
      switch sign {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        count = count * 10 + Int(sign - UInt8(ascii: "0"))
        guard count <= farthest else { return (.tooLarge, index) }
        isLineStart = false
        continue
      case UInt8(ascii: "b"), UInt8(ascii: "."): x += max(1, count)
      case UInt8(ascii: "o"): add(max(1, count), 1)
      case UInt8(ascii: "O") where stateCount == 2: add(max(1, count), 1)
      case UInt8(ascii: "$"): (x, y) = (0, y + max(1, count))
      case UInt8(ascii: "!"): return (.pattern, index)
      case UInt8(ascii: " "), UInt8(ascii: "\t"): continue
      case 0x0A, 0x0D:
        isLineStart = true
        continue
      case UInt8(ascii: "#") where isLineStart: return (.comment, index)
      case UInt8(ascii: "A")...UInt8(ascii: "X"):
        let state = (base ?? 0) + Int(sign - UInt8(ascii: "A")) + 1
        guard state < stateCount else { return (.state(state), index) }
        base = nil
        add(max(1, count), UInt8(state))
      case UInt8(ascii: "p")...UInt8(ascii: "y"):
        base = (Int(sign - UInt8(ascii: "p")) + 1) * 24
        isLineStart = false
        continue
      default: return (.foreign, index)
      }
      guard x <= farthest, y <= farthest else { return (.tooFar, index) }
      (count, isLineStart) = (0, false)
    }
  }

  /// Reads a sequence of short runs, the bulk of a large file.
  ///
  /// - Returns: the first byte not read.
  private mutating func readShortRuns(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int {
    var place = range.lowerBound
    // Numbers are searched for before their symbols.
    guard place >= 2, let start = bytes.baseAddress else { return place }
    if runs.count < Self.mostAtOnce {
      runs = Array(repeating: life_run(start: 0, end: 0), count: Self.mostAtOnce)
    }
    while true {
      let count = min(Self.mostAtOnce, range.upperBound - place)
      guard x < LifePattern.farthest - 99 * count else { return place }
      let reading = runs.withUnsafeMutableBufferPointer { runs in
        let reading = life_read_runs(start + place, count, Int64(corner.x + x), runs.baseAddress)
        builder.add(UnsafeBufferPointer(rebasing: runs[..<reading.run_count]), y: corner.y + y)
        return reading
      }
      if reading.byte_count == 0 { return place }
      x = Int(reading.x) - corner.x
      isLineStart = reading.is_line_start
      place += reading.byte_count
    }
  }

  /// Whether the last symbol was a letter from `p` to `y` in a two-state file, which needs no further letter.
  private var isLetterAlone: Bool { base != nil && stateCount == 2 }

  /// Adds living cells: old collections, and Golly's reader, use `x` and `y` for them.
  private mutating func addLetterAlone() {
    add(max(1, count), 1)
    (base, count) = (nil, 0)
  }

  @inline(__always)
  private mutating func add(_ run: Int, _ state: UInt8) {
    builder.add(corner.x + x..<corner.x + x + run, y: corner.y + y, state: state)
    x += run
  }
}
