/// The differences between a file and the document made of it.
public struct ImportLoss: Equatable, Sendable {
  /// The parts that were left out, by the importer's names for them.
  public var leftOut: [String]
  /// The reasons why parts became pictures, by the importer's names for them.
  public var pictured: [String]
  /// How many shapes are copies of one that the file has once.
  public var copyCount: Int

  /// Creates the losses of a file; none by default.
  public init(leftOut: [String] = [], pictured: [String] = [], copyCount: Int = 0) {
    self.leftOut = leftOut
    self.pictured = pictured
    self.copyCount = copyCount
  }

  /// The document shows all of the file.
  public static let none = ImportLoss()

  /// Whether the document shows all of the file.
  public var isEmpty: Bool { self == .none }

  /// Adds the losses of another file.
  public mutating func add(_ other: ImportLoss) {
    leftOut += other.leftOut.filter { !leftOut.contains($0) }
    pictured += other.pictured.filter { !pictured.contains($0) }
    copyCount += other.copyCount
  }
}
