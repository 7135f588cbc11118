import Texts

extension LifePattern {
  /// The greatest absolute value of coordinates in files.
  static let farthest = 1 << 59

  /// The position of run lengths in a universe with edges, if the file specifies none.
  public enum Corner: Sendable {
    /// The universe's upper left corner, as in Golly.
    case ofTheEdges
    /// The cell 0, 0.
    case origin
  }

  /// Reads a pattern as run lengths (RLE), Life 1.05 or 1.06, or plain text (`.cells`), detected from the content.
  public init(text: String) throws(LifePatternError) { try self.init(bytes: Array(text.utf8)) }

  /// Reads a pattern from its complete bytes.
  ///
  /// - Parameters:
  ///   - library: resolves rules defined by files.
  ///   - goesOn: called now and then with the fraction read, 0…1; returns false to cancel.
  public init(
    bytes: [UInt8], corner: Corner = .ofTheEdges, library: RuleLibrary = .standard,
    goesOn: (Double) -> Bool = { _ in true }
  ) throws(LifePatternError) {
    var rest: [UInt8]? = bytes
    try self.init(byteCount: bytes.count, corner: corner, library: library, goesOn: goesOn) {
      held in
      guard let all = rest else { return false }
      rest = nil
      if held.isEmpty { held = all } else { held += all }
      return true
    }
  }

  /// Reads a pattern in one pass.
  ///
  /// - Parameters:
  ///   - byteCount: the expected number of bytes, if known.
  ///   - goesOn: called now and then with the fraction read, 0…1; returns false to cancel.
  ///   - source: supplies the bytes.
  /// - Complexity: O(*n*) in the length of the text; memory only for the living cells.
  public init(
    byteCount: Int? = nil, corner: Corner = .ofTheEdges, library: RuleLibrary = .standard,
    goesOn: (Double) -> Bool = { _ in true }, source: LifeSource
  ) throws(LifePatternError) {
    self = try withoutActuallyEscaping(goesOn) { goesOn throws(LifePatternError) in
      try withoutActuallyEscaping(source) { source throws(LifePatternError) in
        var text = try LifeText(source, byteCount: byteCount, goesOn: goesOn)
        switch try Self.kind(of: &text) {
        case .nothing: throw LifePatternError("no pattern was found in it")
        case .list: return try Self.list(&text)
        case .rows: return try Self.rows(&text, library)
        case .runLengths: return try Self.runLengths(&text, corner, library)
        case .mcell: return try Self.mcell(&text, library)
        }
      }
    }
  }

  private enum Kind { case nothing, list, rows, runLengths, mcell }

  /// Detects the kind, reading only as far as necessary.
  private static func kind(of text: inout LifeText) throws(LifePatternError) -> Kind {
    try text.lookingAhead { text throws(LifePatternError) in try kindAhead(&text) }
  }

  private static func kindAhead(_ text: inout LifeText) throws(LifePatternError) -> Kind {
    var hasComments = false
    while let line = try text.nextLine() {
      if text.isBlank(line) { continue }
      if text.has("#life 1.06", at: line) { return .list }
      if text.has("#life 1.05", at: line) || text.has("!", at: line) { return .rows }
      if text.has("#mcell", at: line) { return .mcell }
      if text.has("#", at: line) {
        hasComments = true
        continue
      }
      if RunLengthHeader.isHeader(text, line) || !isRow(text, line) { return .runLengths }
      // Rows of dots and circles are also valid run lengths, unless something follows that rows can't contain.
      return try areRows(&text) ? .rows : .runLengths
    }
    return hasComments ? .runLengths : .nothing
  }

  private static func isRow(_ text: LifeText, _ line: Range<Int>) -> Bool {
    text.bytes[line].allSatisfy { $0 <= 0x20 || ".Oo*".utf8.contains($0) }
  }

  /// Whether everything that follows consists of rows.
  private static func areRows(_ text: inout LifeText) throws(LifePatternError) -> Bool {
    while let line = try text.nextLine() {
      if !text.has("!", at: line), !text.has("#", at: line), !isRow(text, line) { return false }
    }
    return true
  }

  // MARK: Lists

  /// Life 1.06: one cell per line, in any order.
  private static func list(_ text: inout LifeText) throws(LifePatternError) -> LifePattern {
    var all = LifeCells()
    var cells: [LifeCell] = []
    while let line = try text.nextLine() {
      try text.look()
      if text.has("#", at: line) || text.isBlank(line) { continue }
      let fields = text.bytes[text.trimmed(line)].split { $0 == 0x20 || $0 == 0x09 }
      let numbers = fields.prefix(3).map { Int(String(decoding: $0.prefix(32), as: UTF8.self)) }
      guard fields.count == 2, let x = numbers[0], let y = numbers[1],
        (-farthest...farthest).contains(x), (-farthest...farthest).contains(y)
      else { throw text.error(at: line.lowerBound, Message("expected two whole numbers")) }
      cells.append(LifeCell(x: x, y: y))
      if cells.count == mostSortedCells { all = all.union(LifeCells(takingFrom: &cells)) }
    }
    return LifePattern(cells: all.union(LifeCells(takingFrom: &cells)))
  }

  /// The number of cells of a list sorted at once.
  private static let mostSortedCells = 1 << 20
}

extension LifeCells {
  /// Consumes the cells of a list, in any order.
  init(takingFrom cells: inout [LifeCell]) {
    cells.sort()
    var builder = LifeCellsBuilder()
    var last: LifeCell?
    for cell in cells where cell != last {
      builder.add(cell.x..<cell.x + 1, y: cell.y)
      last = cell
    }
    cells.removeAll(keepingCapacity: true)
    self = builder.finish()
  }
}
