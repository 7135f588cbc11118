public import Base
import Texts
import Views
public import Widgets

/// Describes the cell at a point of a grid.
public final class CellDescriptions: AccessibleItemSource {
  private weak var grid: GridView?
  private let texts: AccessibilityTexts
  private let content: (CellPosition) -> String

  /// - Parameter content: describes the content of a cell; empty outside.
  init(of grid: GridView, texts: AccessibilityTexts, content: @escaping (CellPosition) -> String) {
    self.grid = grid
    self.texts = texts
    self.content = content
  }

  /// There may be millions of cells, so each is described only when the keyboard gets to it.
  public var accessibleItemCount: Int { 0 }
  public func accessibleItem(_ index: Int) -> AccessibleItem? { nil }

  public func accessiblePlace(at point: ViewPoint) -> String {
    guard let cell = grid?.cell(at: point) else { return "" }
    let inside = content(cell)
    return inside.isEmpty ? texts.besidePaper : texts.cell(cell.x, cell.y, inside)
  }
}
