import Base
import Documents
import Editing
import TestSupport
import Views

@testable import App
@testable import DocumentWindows
@testable import PixelEditing

typealias PixelWindow = CellWindow<PixelEditor>

extension CellWindow<PixelEditor> {
  /// A window with pixel art of 8 × 8 cells, if no other is given.
  convenience init(
    _ start: Sprite = Sprite(size: CellSize(width: 8, height: 8)), width: Int = 700,
    height: Int = 560
  ) throws {
    try self.init(
      .pixels(PixelArt(start)), size: PixelSize(width: width, height: height), grid: \.grid,
      toasts: \.toasts)
  }

  var session: Session<PixelArt> { editor.session }
  var frame: EditedCel { editor.frame }
  var display: PixelDisplay { editor.display }
  var palette: PaletteController { editor.palette }
  var frames: FrameController { editor.frames }
  var selection: CellSelection<EditedCel> { editor.selection }
  var tools: GridToolController { editor.tools }
  var art: PixelArt { editor.art }
  /// What the bar says of the pointer.
  var pointed: String { editor.screen.bar.infoText }

  /// The frame that is edited, as it is kept.
  var text: String { art.sprite.frames[frame.place].grid.text }

  /// The frame that is edited, as it is seen.
  var seen: String { frame.cells.text }
}
