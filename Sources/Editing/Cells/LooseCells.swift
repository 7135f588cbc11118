public import Life
public import Documents

/// Cells of a universe that were lifted, and those that stay under them.
public struct LooseCells: Sendable {
  public let cells: LifeCells
  /// What is selected of them.
  public let rect: LifeBounds
  private let under: LifeCells

  public init(cells: LifeCells, rect: LifeBounds, under: LifeCells = LifeCells()) {
    self.cells = cells
    self.rect = rect
    self.under = under
  }

  /// All cells with these where they are.
  public var whole: LifeCells { under.union(cells) }

  /// Moves them to another place.
  ///
  /// - Parameter goesOn: asked now and then, with the part that was moved, 0…1.
  /// - Returns: nil for a place that is too far away, and where it shall not go on.
  public func moved(
    to new: LifeBounds, goesOn: @escaping (Double) -> Bool = { _ in true }
  ) -> LooseCells? {
    cells.moved(x: new.left - rect.left, y: new.top - rect.top, goesOn: goesOn).map {
      LooseCells(cells: $0, rect: new, under: under)
    }
  }

  /// Mirrored, or turned about the middle of what is selected.
  ///
  /// - Parameter goesOn: asked now and then, with the part that was turned, 0…1.
  /// - Returns: nil for a place that is too far away, and where it shall not go on.
  public func turned(
    _ turn: CanvasTurn, goesOn: @escaping (Double) -> Bool = { _ in true }
  ) -> LooseCells? {
    let new = Self.rect(rect, turned: turn)
    // About the middle of the plane first: where the selection comes to lie then, it is moved from.
    let (lifeTurn, left, top): (LifeTurn, Int, Int) =
      switch turn {
      case .flipHorizontally: (.flipHorizontally, -1 - rect.right, rect.top)
      case .flipVertically: (.flipVertically, rect.left, -1 - rect.bottom)
      case .turnRight: (.turnRight, -1 - rect.bottom, rect.left)
      case .turnLeft: (.turnLeft, rect.top, -1 - rect.right)
      }
    return cells.turned(lifeTurn) { goesOn($0 / 2) }?
      .moved(x: new.left - left, y: new.top - top) { goesOn(0.5 + $0 / 2) }
      .map { LooseCells(cells: $0, rect: new, under: under) }
  }

  /// The rectangle about the same middle.
  private static func rect(_ rect: LifeBounds, turned turn: CanvasTurn) -> LifeBounds {
    guard turn == .turnLeft || turn == .turnRight else { return rect }
    let left = rect.left + (rect.width - rect.height) / 2
    let top = rect.top + (rect.height - rect.width) / 2
    return LifeBounds(
      left: left, top: top, right: left + rect.height - 1, bottom: top + rect.width - 1)
  }
}
