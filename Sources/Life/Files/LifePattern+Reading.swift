import Texts

extension LifePattern {
  /// Coordinates in files are no further away.
  static let farthest = 1 << 59

  /// Where the first cell of run lengths lies in a universe with edges, if the file names no place.
  public enum Corner: Sendable {
    /// In the universe's own upper left corner, as in Golly.
    case ofTheEdges
    /// At the cell 0, 0.
    case origin
  }

  /// Reads a pattern as run lengths (RLE), Life 1.05 or 1.06, or plain text (`.cells`); the content tells which.
  public init(text: String) throws(LifePatternError) { try self.init(bytes: Array(text.utf8)) }

  /// Reads a pattern of which all bytes are there.
  ///
  /// - Parameters:
  ///   - library: where rules are found that have a file.
  ///   - goesOn: asked now and then, with the part that was read, 0…1; false cancels.
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
  ///   - byteCount: how many bytes will come, as far as that is known.
  ///   - goesOn: asked now and then, with the part that was read, 0…1; false cancels.
  ///   - source: where they come from.
  /// - Complexity: the length of the text; what is held is what lives.
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

  /// Reads as far as it takes to tell.
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
      // Rows of points and circles are run lengths, too, unless something else comes that rows don't have.
      return try areRows(&text) ? .rows : .runLengths
    }
    return hasComments ? .runLengths : .nothing
  }

  private static func isRow(_ text: LifeText, _ line: Range<Int>) -> Bool {
    text.bytes[line].allSatisfy { $0 <= 0x20 || ".Oo*".utf8.contains($0) }
  }

  /// Whether all that follows are rows, too.
  private static func areRows(_ text: inout LifeText) throws(LifePatternError) -> Bool {
    while let line = try text.nextLine() {
      if !text.has("!", at: line), !text.has("#", at: line), !isRow(text, line) { return false }
    }
    return true
  }

  // MARK: Lists

  /// Life 1.06: a cell a line, in any order.
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

  /// So many cells of a list are put in order at once.
  private static let mostSortedCells = 1 << 20
}

extension LifeCells {
  /// The cells of a list, in any order; nothing is left in it.
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
