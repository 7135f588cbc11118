/// What lets cells live.
public protocol LifeEngine: Sendable {
  var rule: LifeRule { get }
  /// How many generations were computed.
  var generation: Int { get }
  /// Whether all around lives, as it may with rules that are born from nothing.
  var isBackgroundAlive: Bool { get }

  init(rule: LifeRule)

  /// Whether a cell lives.
  subscript(cell: LifeCell) -> Bool { get }

  /// - Returns: whether the cell is another one now.
  mutating func set(_ isAlive: Bool, at cell: LifeCell) -> Bool

  mutating func advance(by generations: Int)

  /// How many cells differ from what is all around; beyond 2⁶⁴ it begins anew.
  var population: UInt64 { get }

  /// The smallest rectangle around the cells that differ from what is all around; nil for none.
  var bounds: LifeBounds? { get }

  /// Visits the cells of an area that differ from what is all around.
  func visitCells(in area: LifeBounds, _ body: (LifeCell) -> Void)
}
