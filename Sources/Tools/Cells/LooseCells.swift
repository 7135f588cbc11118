public import Life
public import Model

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

  /// Nil for a place that is too far away.
  public func moved(to new: LifeBounds) -> LooseCells? {
    cells.moved(x: new.left - rect.left, y: new.top - rect.top).map {
      LooseCells(cells: $0, rect: new, under: under)
    }
  }

  /// Mirrored, or turned about the middle of what is selected; nil for a place that is too far away.
  public func turned(_ turn: CanvasTurn) -> LooseCells? {
    let (rect, new) = (rect, Self.rect(rect, turned: turn))
    return cells.mapped { Self.place($0, turn, from: rect, to: new) }.map {
      LooseCells(cells: $0, rect: new, under: under)
    }
  }

  /// The rectangle about the same middle.
  private static func rect(_ rect: LifeBounds, turned turn: CanvasTurn) -> LifeBounds {
    guard turn == .turnLeft || turn == .turnRight else { return rect }
    let left = rect.left + (rect.width - rect.height) / 2
    let top = rect.top + (rect.height - rect.width) / 2
    return LifeBounds(
      left: left, top: top, right: left + rect.height - 1, bottom: top + rect.width - 1)
  }

  private static func place(
    _ cell: LifeCell, _ turn: CanvasTurn, from old: LifeBounds, to new: LifeBounds
  ) -> LifeCell {
    let (x, y) = (cell.x - old.left, cell.y - old.top)
    switch turn {
    case .flipHorizontally: return LifeCell(x: new.right - x, y: cell.y)
    case .flipVertically: return LifeCell(x: cell.x, y: new.bottom - y)
    case .turnRight: return LifeCell(x: new.right - y, y: new.top + x)
    case .turnLeft: return LifeCell(x: new.left + y, y: new.bottom - x)
    }
  }
}
