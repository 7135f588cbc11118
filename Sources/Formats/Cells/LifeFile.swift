import Base
public import Life
import Texts

/// Pattern files of all kinds.
public enum LifeFile {
  /// The representation of cells in such a file.
  enum Kind { case runLengths, macrocell, rows, list }

  /// The contents of such a file.
  public struct Content: Sendable {
    /// The universe; that of a rule file has no living cells.
    public let world: LifeWorld
    /// Nil if the file has none.
    public let name: String?
    /// The author and the comments of the file.
    public let notes: LifeNotes

    init(_ world: LifeWorld, name: String?, notes: LifeNotes = LifeNotes()) {
      (self.world, self.name, self.notes) = (world, name, notes)
    }

    /// - Parameter other: the fallback name.
    init(_ pattern: LifePattern, or other: String? = nil) {
      self.init(
        pattern.world, name: pattern.name.isEmpty ? other : pattern.name, notes: pattern.notes)
    }
  }

  /// Reads a world with the file's name and notes: run lengths, Life 1.05 or 1.06, plain text or a macrocell, detected
  /// from the content; each may be compressed by gzip.
  ///
  /// - Parameter goesOn: called now and then with the fraction read, 0…1; returns false to cancel.
  public static func world(
    _ bytes: [UInt8], goesOn: (Double) -> Bool = { _ in true }
  ) throws(LifePatternError) -> Content {
    let (bytes, fileName) = try unpacked(bytes)
    if bytes.starts(with: macrocellMark.utf8) {
      let read = try LifeWorld.reading(macrocell: bytes, goesOn: goesOn)
      return Content(read.world, name: fileName, notes: read.notes)
    }
    if bytes.starts(with: ruleMark.utf8) { return try emptyWorld(bytes) }
    return Content(try LifePattern(bytes: bytes, goesOn: goesOn), or: fileName)
  }

  /// The cells of such a file, the rectangle that belongs to them, and the named rule; nil for none.
  ///
  /// - Parameter goesOn: called now and then with the fraction read, 0…1; returns false to cancel.
  public static func cells(
    _ bytes: [UInt8], goesOn: (Double) -> Bool = { _ in true }
  ) throws(LifePatternError) -> (cells: LifeCells, frame: LifeBounds?, rule: CellRule?) {
    let bytes = try unpacked(bytes).bytes
    if bytes.starts(with: macrocellMark.utf8) {
      let world = try LifeWorld(macrocell: bytes, goesOn: goesOn)
      return (world.cells, world.cells.bounds, world.rule)
    }
    let pattern = try LifePattern(bytes: bytes, goesOn: goesOn)
    return (pattern.cells, pattern.frame ?? pattern.bounds, pattern.rule)
  }

  /// Reads a file piece by piece: for run lengths, only the cells are held in memory.
  public static func world(
    from source: LifeSource
  ) throws(LifePatternError) -> Content {
    var head: [UInt8] = []
    while head.count < ruleMark.utf8.count, try source(&head) {}
    if GzipFile.isGzip(head) || ZipFile.isZip(head)
      || [macrocellMark, ruleMark].contains(where: { head.starts(with: $0.utf8) })
    {
      while try source(&head) {}
      return try world(head)
    }
    let pattern = try LifePattern { held throws(LifePatternError) in
      guard !head.isEmpty else { return try source(&held) }
      held += head
      head = []
      return true
    }
    return Content(pattern)
  }

  /// Creates an empty board for a rule file, which has no cells.
  private static func emptyWorld(_ bytes: [UInt8]) throws(LifePatternError) -> Content {
    let rule = try RuleFile(String(decoding: bytes, as: UTF8.self))
    return Content(LifeWorld(rule: CellRule(rule)), name: rule.name)
  }

  private static let macrocellMark = "[M2]"
  private static let ruleMark = "@RULE"

  /// The text after a byte order mark.
  private static func content(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.starts(with: mark) ? bytes[3...] : bytes[...]
  }

  /// Whether a file looks like a pattern file, from its first characters.
  public static func isLife(_ bytes: [UInt8]) -> Bool { kind(of: bytes) != nil }

  /// The apparent kind of a file; nil if it is not a pattern file. Only reading it gives certainty: a packed file
  /// counts as run lengths.
  static func kind(of bytes: [UInt8]) -> Kind? {
    if GzipFile.isGzip(bytes) || holdsPatterns(bytes) { return .runLengths }
    let bytes = content(of: bytes)
    if bytes.starts(with: macrocellMark.utf8) { return .macrocell }
    if bytes.starts(with: "[code".utf8) || bytes.starts(with: ruleMark.utf8) { return .runLengths }
    let head = bytes.prefix(512)
    let isText = head.allSatisfy { $0 >= 0x20 && $0 != 0x7F || (0x09...0x0D).contains($0) }
    // Excludes X bitmaps, which are C.
    guard isText, !bytes.starts(with: "#define".utf8) else { return nil }
    let text = head.drop { $0 <= 0x20 }
    guard let first = text.first.map({ Character(UnicodeScalar($0)) }),
      "#!x.*Oob$123456789".contains(first)
    else { return nil }
    if "!.*O".contains(first) { return .rows }
    let isList = String(decoding: text.prefix(5), as: UTF8.self).lowercased() == "#life"
    return isList ? .list : .runLengths
  }
}
