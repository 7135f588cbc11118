/// Where the pointer is on a document at one moment.
public protocol PointerReading: Equatable, Sendable {
  associatedtype Position: AffinePlace
  var position: Position { get set }
  var modifiers: Modifiers { get }
}

/// On a paper.
public struct PaperReading: PointerReading {
  /// 0…1 over the paper; beyond that beside it.
  public var position: UnitPoint
  /// 0…1.
  public var pressure: Double
  /// Since the press.
  public var milliseconds: UInt32
  public var modifiers: Modifiers

  public init(
    _ position: UnitPoint, pressure: Double = 1, milliseconds: UInt32 = 0,
    modifiers: Modifiers = []
  ) {
    self.position = position
    self.pressure = pressure
    self.milliseconds = milliseconds
    self.modifiers = modifiers
  }
}

/// On a grid.
public struct CellReading: PointerReading {
  /// It may lie beyond the edges.
  public var position: CellPosition
  public var modifiers: Modifiers

  public init(_ position: CellPosition, modifiers: Modifiers = []) {
    self.position = position
    self.modifiers = modifiers
  }
}
