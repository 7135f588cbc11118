/// What lets cells live.
public protocol LifeEngine: Sendable {
  /// How many generations were computed.
  var age: BigInteger { get }
  /// Whether all around lives, as it may with rules that are born from nothing.
  var isBackgroundAlive: Bool { get }

  /// Whether a cell lives.
  subscript(cell: LifeCell) -> Bool { get }

  /// - Returns: whether the cell is another one now.
  @discardableResult
  mutating func set(_ isAlive: Bool, at cell: LifeCell) -> Bool

  /// Computes generations, as long as it is told to go on; asks that now and then.
  mutating func advance(by generations: BigInteger, while goesOn: @escaping @Sendable () -> Bool)

  /// The state that a cell is in, from 0.
  func state(at cell: LifeCell) -> UInt8

  /// - Returns: whether the cell is another one now.
  mutating func set(state: UInt8, at cell: LifeCell) -> Bool

  /// How many cells differ from what is all around.
  var population: BigInteger { mutating get }

  /// The smallest rectangle around the cells that differ from what is all around, as far as coordinates tell them;
  /// nil for none.
  var bounds: LifeBounds? { get }

  /// Whether some may be further away than coordinates tell.
  var isWide: Bool { get }

  /// Whether it does not go on, since that would take more cells than are computed.
  var isTooLarge: Bool { get }

  /// Visits the cells of an area that differ from what is all around.
  func visitCells(in area: LifeBounds, _ body: (LifeCell) -> Void)

  /// Visits the cells that live, with the states that they are in.
  ///
  /// - Parameter area: those in it; nil for all.
  func visitStates(in area: LifeBounds?, _ body: (LifeCell, UInt8) -> Void)

  /// The cells that differ from what is all around.
  var cells: LifeCells { get }

  /// Draws how much lives in what a picture shows.
  mutating func draw(into picture: inout LifePicture)
}

extension LifeEngine {
  public var isWide: Bool { false }

  public var isTooLarge: Bool { false }

  public mutating func advance(by generations: BigInteger) { advance(by: generations) { true } }

  public mutating func advance(by generations: Int) { advance(by: BigInteger(generations)) }
}
