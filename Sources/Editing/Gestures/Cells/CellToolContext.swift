public import Base
public import Documents
public import Texts

/// What the tools of one piece of pixel art work on and with.
@MainActor public final class CellToolContext {
  public let frame: EditedCel
  public let selection: CellSelection<EditedCel>
  /// Held arrow keys that move cells in several cels.
  let heldCelSteps: HeldSteps<PixelArt, CellRegion?>
  public let texts: Texts
  public var settings = CellToolSettings()
  public var colors = CellColors()
  /// What is told while a gesture goes on.
  public internal(set) var hint: String?
  /// A colour was taken from the grid, into `colors`; true once the button is up.
  public let picked = Signal<Bool>()
  /// Who paints, as far as tools ask; nil without a window.
  public weak var sight: (any GridSight)?
  /// The cell in which the last stroke ended; nil before the first.
  var lastEnd: CellPosition?
  /// Something is to be said to the painter.
  public let said = Signal<String>()
  public let layerChanged = Signal<Void>()
  /// Where the upper left corner of a text is to be, and in the colour of which button.
  public let textWanted = Signal<(cell: CellPosition, button: GesturePress.Button)>()

  public init(_ frame: EditedCel, texts: Texts) {
    self.frame = frame
    self.texts = texts
    selection = CellSelection(of: frame)
    heldCelSteps = HeldSteps(of: frame.session)
    colors.fit(frame.session.seen.palette)
    frame.changed.listen(self) { [unowned self] in
      selection.putDown()
      layerChanged.post(())
    }
    frame.refused.listen(self) { [unowned self] in refuse($0) }
    session.changed.listen(self) { [unowned self] event in
      switch event {
      case .seen(.all), .opened, .busy:
        colors.fit(session.seen.palette)
        layerChanged.post(())
      case .seen(.cells), .performed, .moved, .selected, .amended: break
      }
    }
  }

  public var session: Session<PixelArt> { frame.session }

  /// Says why nothing can be drawn in a layer.
  private func refuse(_ layer: PixelLayer) {
    let name = name(of: layer.sheet)
    if !layer.isOpen {
      said.post(layer.isHidden ? texts.layers.isHidden(name) : texts.layers.isLocked(name))
    } else {
      said.post(texts.layers.isGroup(name))
    }
  }

  /// What a wand chooses.
  func cells(like cell: CellPosition) -> CellRegion {
    frame.cells.region(
      like: cell, in: session.seen.palette, tolerance: settings.tolerance,
      everywhere: settings.fillsEverywhere)
  }

  private func brush(_ ink: CellInk, tip: CellTip) -> CellBrush {
    CellBrush(
      ink, tip: tip, symmetry: settings.symmetry, clip: selection.region, wraps: isTiled)
  }

  /// Whether what is painted beyond an edge comes in at the other one.
  var isTiled: Bool { sight?.isTiled ?? false }

  /// The cell of the canvas that is seen at a place.
  public func seenCell(at cell: CellPosition) -> CellPosition {
    CellWrap(around: session.seen.size, isOn: isTiled)(cell)
  }

  /// Begins to paint with a tool.
  ///
  /// - Returns: what paints; nil where nothing can be changed.
  func begin(_ tool: CellTool, _ button: GesturePress.Button) -> CellBrush? {
    guard frame.mayPaint(), frame.begin() else { return nil }
    selection.putDown()
    if frame.placesTiles {
      let isEmpty = tool.name == .eraser || button == .secondary
      frame.placedTile = isEmpty ? .empty : frame.tileChoice.tile
      return brush(.cell(EditedCel.placingMark), tip: CellTip(size: 1))
    }
    let (color, other, ramps) = (colors[button], colors[button.other], session.seen.ramps)
    if tool.name == .shade, ramps.isEmpty { said.post(texts.pixels.noRamp) }
    let ink: CellInk =
      switch tool.name {
      case .eraser: .cell(CellGrid.empty)
      case .shade: .shade(button == .primary ? 1 : -1, ramps: ramps)
      case .dither:
        .pattern(color, settings.dithersTwoColors ? other : nil, settings.pattern)
      // The second button draws what was selected in its own colour.
      default: button == .primary ? .tip(color) : .cell(color)
      }
    return brush(ink, tip: tool.options.contains(.size) ? settings.tip : CellTip(size: 1))
  }
}
