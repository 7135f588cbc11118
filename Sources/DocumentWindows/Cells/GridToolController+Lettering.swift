import Canvas
public import Documents
import Editing
import Texts
import Widgets

// Texts of cells.
extension GridToolController {
  var letteringTitle: String {
    switch settings.lettering.face {
    case .small: texts.pixels.smallLetters
    case .tall: texts.pixels.tallLetters
    case .family(let name): "\(name) \(settings.lettering.size)"
    }
  }

  /// Returns the menu of the pixel fonts, and desktop fonts in some sizes.
  func letteringMenu() -> Menu {
    var items = [
      choice(texts.pixels.smallLetters, \.lettering.face, .small),
      choice(texts.pixels.tallLetters, \.lettering.face, .tall), .separator,
    ]
    items += [8, 10, 12, 16, 24, 32, 48].map {
      choice(texts.pixels.tipSize($0), \.lettering.size, $0)
    }
    items.append(.separator)
    items += FontFamilies.all().map { family in
      .choice(
        family, isChosen: settings.lettering.face == .family(family), typeface: family
      ) { [weak self] in self?.settings.lettering.face = .family(family) }
    }
    return Menu(name: texts.writing.typeface, items: items)
  }

  /// Renders a text in its smallest bounding rectangle, or returns nil if the result is empty or too large.
  public func cells(of text: String, painted cell: CellGrid.Cell) -> CellGrid? {
    let lettering = settings.lettering
    switch lettering.face {
    case .small: return PixelFont.small.cells(of: text, painted: cell)
    case .tall: return PixelFont.tall.cells(of: text, painted: cell)
    case .family(let family):
      return CellGrid(
        painting: TextLayout.coveredPixels(of: text, family: family, size: lettering.size),
        with: cell)
    }
  }
}
