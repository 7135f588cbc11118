public import Base
public import Documents
public import Texts

/// What the tools of one piece of pixel art work on and with.
@MainActor public final class CellToolContext {
  public let frame: EditedCel
  public let selection: CellSelection<EditedCel>
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

  public init(_ frame: EditedCel, texts: Texts) {
    self.frame = frame
    self.texts = texts
    selection = CellSelection(of: frame)
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

  /// Begins to paint with a tool.
  ///
  /// - Returns: what paints; nil where nothing can be changed.
  func begin(_ tool: CellTool, _ button: GesturePress.Button) -> CellBrush? {
    guard frame.mayPaint(), frame.begin() else { return nil }
    selection.putDown()
    if frame.placesTiles {
      let isEmpty = tool.name == .eraser || button == .secondary
      frame.placedTile = isEmpty ? .empty : frame.tileChoice.tile
      return CellBrush(
        .cell(EditedCel.placingMark), symmetry: settings.symmetry, clip: selection.region)
    }
    let (color, ramps) = (colors[button], session.seen.ramps)
    if tool.name == .shade, ramps.isEmpty { said.post(texts.pixels.noRamp) }
    let ink: CellInk =
      switch tool.name {
      case .eraser: .cell(CellGrid.empty)
      case .shade: .shade(button == .primary ? 1 : -1, ramps: ramps)
      case .dither: .pattern(color, settings.pattern)
      default: .cell(color)
      }
    return CellBrush(
      ink, tip: CellTip(size: settings.tipSize), symmetry: settings.symmetry, clip: selection.region
    )
  }
}

/// What was chosen for the tools of cells.
public struct CellToolSettings: Equatable, Sendable {
  public var tipSize = 1
  public var isPixelPerfect = false
  public var isFilled = false
  public var fillsEverywhere = false
  public var selectionShape = SelectionShape.rectangle
  public var selectionMode = SelectionMode.replace
  /// By how much the colours of cells may differ from one that are like it, 0…255.
  public var tolerance = 0
  public var pattern = DitherPattern.half
  /// Its centre is in lengths of the canvas's longer side.
  public var symmetry = Symmetry()
  /// How much the hand is steadied while it draws, within `Stabiliser.allowedStrengths`.
  public var steadiness = 0.0

  public init() {}
}

/// What each button paints with: colours of the palette, or `CellGrid.empty`.
public struct CellColors: Equatable, Sendable {
  public var primary: CellGrid.Cell = 0
  public var secondary: CellGrid.Cell = 6

  public init() {}

  public subscript(button: GesturePress.Button) -> CellGrid.Cell {
    get { button == .primary ? primary : secondary }
    set { if button == .primary { primary = newValue } else { secondary = newValue } }
  }

  /// Takes the last colour of a palette for one that it has not.
  public mutating func fit(_ palette: Palette) {
    let last = CellGrid.Cell(palette.count - 1)
    (primary, secondary) = (min(primary, last), min(secondary, last))
  }
}
