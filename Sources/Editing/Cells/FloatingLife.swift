public import Base
public import Documents
public import Life

/// A floating selection of a universe, with the cells below it.
public struct FloatingLife: LiftedCells {
  /// The floating cells at their present position.
  public let cells: LifeCells
  /// The selected rectangle.
  public let rect: CellRect
  public var region: CellRegion { CellRegion(rect) }
  private let under: LifeCells
  /// The combination with the cells below.
  public var mode: PasteMode
  /// Whether it was pasted rather than lifted off this universe.
  public let isPasted: Bool

  /// Lifts cells off a universe, or pastes them over it.
  ///
  /// - Parameter under: the cells of the universe in their place.
  public init(
    cells: LifeCells, rect: CellRect, under: LifeCells = LifeCells(), mode: PasteMode = .or,
    isPasted: Bool = false
  ) {
    self.cells = cells
    self.rect = rect
    self.under = under
    self.mode = mode
    self.isPasted = isPasted
  }

  /// All cells of the universe with these in place.
  public var whole: LifeCells {
    guard let area = LifeBounds(rect) else { return under }
    return mode.pasted(cells, in: area, over: under)
  }

  public func moved(
    to new: CellRect, goesOn: @escaping (Double) -> Bool = { _ in true }
  ) -> FloatingLife? {
    cells.moved(x: new.x - rect.x, y: new.y - rect.y, goesOn: goesOn).map {
      placed($0, new)
    }
  }

  private func placed(_ cells: LifeCells, _ rect: CellRect) -> FloatingLife {
    FloatingLife(cells: cells, rect: rect, under: under, mode: mode, isPasted: isPasted)
  }

  public func turned(
    _ turn: CanvasTurn, goesOn: @escaping (Double) -> Bool = { _ in true }
  ) -> FloatingLife? {
    let new = Self.rect(rect, turned: turn)
    // Turn about the centre of the plane first, then move the selection from its new position.
    let (lifeTurn, left, top): (LifeTurn, Int, Int) =
      switch turn {
      case .flipHorizontally: (.flipHorizontally, -rect.maxX, rect.y)
      case .flipVertically: (.flipVertically, rect.x, -rect.maxY)
      case .turnRight: (.turnRight, -rect.maxY, rect.x)
      case .turnLeft: (.turnLeft, rect.y, -rect.maxX)
      }
    return cells.turned(lifeTurn) { goesOn($0 / 2) }?
      .moved(x: new.x - left, y: new.y - top) { goesOn(0.5 + $0 / 2) }
      .map { placed($0, new) }
  }

  /// Returns the turned rectangle about the same centre.
  private static func rect(_ rect: CellRect, turned turn: CanvasTurn) -> CellRect {
    guard turn == .turnLeft || turn == .turnRight else { return rect }
    return CellRect(
      x: rect.x + (rect.width - rect.height) / 2, y: rect.y + (rect.height - rect.width) / 2,
      width: rect.height, height: rect.width)
  }
}
