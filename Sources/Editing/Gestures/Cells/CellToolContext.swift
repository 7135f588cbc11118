public import Base
public import Documents
public import Texts

/// The environment of the tools of one pixel art document.
@MainActor public final class CellToolContext {
  /// The current cel, which gestures change.
  public let frame: EditedCel
  /// The selected cells, lifted or in their place.
  public let selection: CellSelection<EditedCel>
  /// The slices of the document, and the chosen ones.
  public let slices: SliceSelection
  /// Moves cells in several cels while arrow keys are held.
  let heldCelSteps: HeldSteps<PixelArt, CellRegion?>
  /// The texts of hints and messages.
  public let texts: Texts
  /// The settings of all tools.
  public var settings = CellToolSettings()
  /// The colours of both buttons.
  public var colors = CellColors()
  /// The hint shown during a gesture.
  public internal(set) var hint: String?
  /// Posted when a colour was picked into `colors`; true once the button is up.
  public let picked = Signal<Bool>()
  /// The view as far as tools need it; nil without a window.
  public weak var display: (any GridDisplay)?
  /// The last cell of the last stroke; nil before the first.
  var lastEnd: CellPosition?
  /// Posts a message to the user.
  public let said = Signal<String>()
  /// Posted when another layer becomes current, or the current one changes.
  public let layerChanged = Signal<Void>()
  /// The upper left corner of a requested text, and the button that determines its colour.
  public let textWanted = Signal<(cell: CellPosition, button: GesturePress.Button)>()

  /// Creates the environment of the tools for a document's current cel.
  public init(_ frame: EditedCel, texts: Texts) {
    self.frame = frame
    self.texts = texts
    selection = CellSelection(of: frame)
    slices = SliceSelection(of: frame, texts: texts)
    heldCelSteps = HeldSteps(of: frame.session)
    colors.fit(frame.session.seen.choices)
    frame.changed.listen(self) { [unowned self] in
      selection.putDown()
      layerChanged.post(())
    }
    frame.refused.listen(self) { [unowned self] in refuse($0) }
    session.changed.listen(self) { [unowned self] event in
      switch event {
      case .seen(.all), .opened, .busy:
        fitColors()
        layerChanged.post(())
      case .seen(.cells), .performed, .moved, .selected, .changedUnrecorded: break
      }
    }
  }

  /// The session of the document.
  public var session: Session<PixelArt> { frame.session }

  /// Explains why nothing can be drawn in a layer.
  private func refuse(_ layer: PixelLayer) {
    let name = name(of: layer.sheet)
    if !layer.isOpen {
      said.post(layer.isHidden ? texts.layers.isHidden(name) : texts.layers.isLocked(name))
    } else if layer.isGroup {
      said.post(texts.layers.isGroup(name))
    } else {
      said.post(texts.layers.isReference(name))
    }
  }

  /// Returns the cells for the magic wand.
  func cells(like cell: CellPosition) -> CellRegion {
    frame.cells.region(
      like: cell, in: session.seen.palette, tolerance: settings.tolerance,
      everywhere: settings.fillsEverywhere)
  }

  /// Returns the slice, or the part of a chosen one, at the pointer, or in a cell without a view.
  public func sliceHit(at cell: CellPosition) -> SliceSelection.Hit? {
    guard let display, let pointer = display.pointer else {
      return slices.index(at: cell).map { SliceSelection.Hit(index: $0, part: .inside) }
    }
    return slices.hit(at: pointer, pointsPerCell: display.pointsPerCell)
  }

  private func brush(_ ink: CellInk, tip: CellTip) -> CellBrush {
    var brush = CellBrush(
      ink, tip: tip, symmetry: settings.symmetry, clip: selection.region, wraps: isTiled)
    brush.pattern = settings.tipPattern
    return brush
  }

  /// Whether painting beyond an edge continues at the opposite one.
  var isTiled: Bool { display?.isTiled ?? false }

  /// Returns the cell of the canvas seen at a position.
  public func seenCell(at cell: CellPosition) -> CellPosition {
    CellWrap(around: session.seen.size, isOn: isTiled)(cell)
  }

  /// Starts painting with a tool.
  ///
  /// - Returns: the brush, or nil if nothing can be changed.
  func beginPainting(with tool: CellTool, _ button: GesturePress.Button) -> CellBrush? {
    guard frame.mayPaint(), frame.beginGesture() else { return nil }
    selection.putDown()
    if frame.placesTiles {
      let isEmpty = tool.name == .eraser || button == .secondary
      frame.placedTile = isEmpty ? .empty : frame.tileChoice.tile
      return brush(.cell(EditedCel.placingMark), tip: CellTip(size: 1))
    }
    let hasInk = tool.options.contains(.ink)
    frame.startMixing(hasInk ? settings.blending : nil)
    let isLocked = hasInk && settings.inkMode == .lockAlpha && tool.name != .fill
    let ink = takeInk(of: tool, button)
    return brush(
      isLocked ? .lockingAlpha(ink) : ink,
      tip: tool.options.contains(.size) ? settings.tip : CellTip(size: 1))
  }

  private func takeInk(of tool: CellTool, _ button: GesturePress.Button) -> CellInk {
    switch tool.name {
    case .eraser: return .cell(CellGrid.empty)
    case .shade:
      if session.seen.ramps.isEmpty { said.post(texts.pixels.noRamp) }
      return takeShading(button == .primary ? 1 : -1)
    case .dither where settings.dithersTwoColors:
      let cells = takeColors([chosenColor(of: button), chosenColor(of: button.other)])
      return .pattern(cells[0], cells[1], settings.pattern)
    case .dither: return .pattern(takeColor(of: button), nil, settings.pattern)
    // The secondary button draws a picture tip in its own colour.
    default: return button == .primary ? .tip(takeColor(of: button)) : .cell(takeColor(of: button))
    }
  }

  private func takeColor(of button: GesturePress.Button) -> CellGrid.Cell {
    takeColors([chosenColor(of: button)])[0]
  }

  /// Replaces what the picture no longer has: other colours than those of the palette, its places, and cells of a tip.
  private func fitColors() {
    let palette = session.seen.choices
    for button in [GesturePress.Button.primary, .secondary] where !session.seen.isTrueColor {
      if let mixed = colors.mixed(button) {
        colors[button] = CellGrid.Cell(palette.nearest(to: mixed))
      }
    }
    colors.fit(palette)
    let count = session.seen.palette.count
    if settings.ownTip?.cells?.contains(where: { Int($0) >= count }) == true {
      settings.ownTip = nil
    }
  }
}
