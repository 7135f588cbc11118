public import Base
import Texts
import Views
public import Widgets

/// Says which cell of a grid lies at a point, and what is in it.
public final class CellPlaces: AccessibleItemSource {
  private weak var grid: GridView?
  private let texts: AccessibilityTexts
  private let content: (CellPosition) -> String

  /// - Parameter content: what is in a cell, in words; empty where there is none.
  init(of grid: GridView, texts: AccessibilityTexts, content: @escaping (CellPosition) -> String) {
    self.grid = grid
    self.texts = texts
    self.content = content
  }

  /// There may be millions of cells: they are read one by one, where the keyboard is.
  public var accessibleItemCount: Int { 0 }
  public func accessibleItem(_ index: Int) -> AccessibleItem? { nil }

  public func accessiblePlace(at point: ViewPoint) -> String {
    guard let cell = grid?.cell(at: point) else { return "" }
    let inside = content(cell)
    return inside.isEmpty ? texts.besidePaper : texts.cell(cell.x, cell.y, inside)
  }
}
