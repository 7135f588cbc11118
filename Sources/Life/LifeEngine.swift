/// Computes the generations of cells.
public protocol LifeEngine: Sendable {
  /// The number of generations computed.
  var age: BigInteger { get }
  /// Whether the background lives, which is possible for rules that create cells from nothing.
  var isBackgroundAlive: Bool { get }

  /// Whether a cell lives.
  subscript(cell: LifeCell) -> Bool { get }

  /// - Returns: whether the cell changed.
  @discardableResult
  mutating func set(_ isAlive: Bool, at cell: LifeCell) -> Bool

  /// Computes generations while a closure, called now and then, returns true.
  mutating func advance(by generations: BigInteger, while goesOn: @escaping @Sendable () -> Bool)

  /// The state of a cell, from 0.
  func state(at cell: LifeCell) -> UInt8

  /// - Returns: whether the cell changed.
  mutating func set(state: UInt8, at cell: LifeCell) -> Bool

  /// The number of cells that differ from the background.
  var population: BigInteger { mutating get }

  /// The smallest rectangle around the cells that differ from the background, within the range of coordinates; nil for
  /// none.
  var bounds: LifeBounds? { get }

  /// Whether cells may be beyond the range of coordinates.
  var isWide: Bool { get }

  /// Whether it has stopped because it would exceed the limit of cells.
  var isTooLarge: Bool { get }

  /// Visits the cells of an area that differ from the background.
  func visitCells(in area: LifeBounds, _ body: (LifeCell) -> Void)

  /// Visits the living cells with their states.
  ///
  /// - Parameter area: limits the visit; nil for all cells.
  func visitStates(in area: LifeBounds?, _ body: (LifeCell, UInt8) -> Void)

  /// The cells that differ from the background.
  var cells: LifeCells { get }

  /// Draws the density of living cells in the area of a picture.
  mutating func draw(into picture: inout LifeRaster)
}

extension LifeEngine {
  public var isWide: Bool { false }

  public var isTooLarge: Bool { false }

  public mutating func advance(by generations: BigInteger) { advance(by: generations) { true } }

  public mutating func advance(by generations: Int) { advance(by: BigInteger(generations)) }
}
