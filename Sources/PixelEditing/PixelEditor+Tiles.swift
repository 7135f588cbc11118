import Base
import DocumentWindows
import Documents
import Editing
import Texts
import Widgets
import Windows

// Dialogs for tiles.
extension PixelEditor {
  /// Asks for the tiles of the layer.
  func askForTilemap() {
    let (all, texts) = (services.texts, services.texts.pixels)
    let layer = frame.layer.id
    let size = CellSizeFields(
      CellSize(width: 16, height: 16), texts: texts, allowed: TileShape.allowedSide)
    let shapes = TileShape.allCases
    let shape = ChoiceRow(
      name: texts.tileShape,
      choices: shapes.map {
        switch $0 {
        case .rectangular: texts.rectangularTiles
        case .isometric: texts.isometricTiles
        }
      })
    // Diamonds are twice as wide as high.
    func fit(byHeight: Bool) {
      let value = size.value
      let width = byHeight && shape.selection == 1 ? 2 * value.height : value.width
      size.value = shapes[shape.selection].fitting(
        CellSize(width: width, height: value.height))
    }
    shape.chosen.listen(shape) { _ in fit(byHeight: true) }
    size.width.wanted.listen(shape) { _ in fit(byHeight: false) }
    size.height.wanted.listen(shape) { _ in fit(byHeight: true) }
    let dialog = FormDialog(
      title: texts.tilemap, rows: [shape, size.width, size.height], confirmTitle: texts.create,
      cancelTitle: all.cancel)
    dialog.confirmed = { [weak self] in
      let (chosen, tileSize) = (shapes[shape.selection], size.value)
      self?.selection.select(nil)
      self?.session.performOnAll {
        $0.makeTilemap(of: layer, shape: chosen, tileSize: tileSize)
      } then: { isMade in
        if !isMade { self?.say(texts.tooManyTiles) }
      }
      return true
    }
    ask(dialog)
  }
}
