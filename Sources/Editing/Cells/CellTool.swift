/// What a gesture on a grid becomes: one row in the catalogue.
public struct CellTool: CatalogueTool {
  /// Names a tool in texts and icons.
  public enum Name: String, CaseIterable, Sendable {
    case select, pencil, line, rectangle, ellipse, contour, eraser, fill, gradient, text, shade,
      dither,
      pick
  }

  /// How a gesture is understood.
  public enum Kind: Sendable {
    /// Every cell that the pointer passes over.
    case freehand
    /// A shape that is stretched from press to release.
    case rubberBand(CellShape)
    /// An area of equal cells.
    case fill
    /// An area that is drawn round by hand.
    case contour
    /// An area of equal cells, with colours that follow each other.
    case gradient
    /// Chooses cells, and moves them.
    case select
    /// Asks for a text.
    case text
    /// Takes a cell's colour.
    case pick
  }

  /// Whether it chooses cells.
  public var selects: Bool { if case .select = kind { true } else { false } }

  /// What can be chosen for a tool, for the bar to build its controls from.
  public enum Option: Hashable, Sendable {
    /// How many cells the tip is wide, and how it looks.
    case size
    /// Whether corners of a line of single cells are left out.
    case pixelPerfect
    /// Whether shapes are filled.
    case filled
    /// Whether all cells of a colour are filled, or those that hang together.
    case everywhere
    /// Which cells of a pattern are painted.
    case pattern
    /// How colours follow each other.
    case gradient
    /// Of which letters a text is.
    case lettering
    /// Where else on the canvas the same is painted.
    case symmetry
    /// How much the hand is steadied.
    case steadiness
    /// How cells are selected.
    case selectionShape
    /// What can be done with the selected cells.
    case selectionCommands
  }

  public let name: Name
  public let kind: Kind
  public let options: [Option]

  /// All tools, in the order of the bar.
  public static let catalogue: [CellTool] = [
    CellTool(
      name: .select, kind: .select, options: [.selectionShape, .selectionCommands]),
    CellTool(
      name: .pencil, kind: .freehand, options: [.size, .pixelPerfect, .symmetry, .steadiness]),
    CellTool(name: .line, kind: .rubberBand(.line), options: [.size, .symmetry]),
    CellTool(
      name: .rectangle, kind: .rubberBand(.rectangle), options: [.size, .filled, .symmetry]),
    CellTool(name: .ellipse, kind: .rubberBand(.ellipse), options: [.size, .filled, .symmetry]),
    CellTool(name: .contour, kind: .contour, options: [.symmetry, .steadiness]),
    CellTool(
      name: .eraser, kind: .freehand, options: [.size, .pixelPerfect, .symmetry, .steadiness]),
    CellTool(name: .fill, kind: .fill, options: [.everywhere, .symmetry]),
    CellTool(name: .gradient, kind: .gradient, options: [.gradient, .everywhere]),
    CellTool(name: .text, kind: .text, options: [.lettering]),
    CellTool(
      name: .shade, kind: .freehand, options: [.size, .pixelPerfect, .symmetry, .steadiness]),
    CellTool(
      name: .dither, kind: .freehand,
      options: [.size, .pixelPerfect, .pattern, .symmetry, .steadiness]),
    CellTool(name: .pick, kind: .pick, options: []),
  ]

  /// Those of a universe whose cells live or are dead, in the order of the bar.
  public static let lifeCatalogue: [CellTool] = [
    CellTool(name: .select, kind: .select, options: [.selectionCommands]),
    CellTool(name: .pencil, kind: .freehand, options: []),
    CellTool(name: .line, kind: .rubberBand(.line), options: []),
    CellTool(name: .rectangle, kind: .rubberBand(.rectangle), options: [.filled]),
    CellTool(name: .ellipse, kind: .rubberBand(.ellipse), options: [.filled]),
    CellTool(name: .eraser, kind: .freehand, options: []),
  ]

  public var isPicker: Bool { name == .pick }

  public var isEraser: Bool { name == .eraser }

  public var picksWithControl: Bool { name != .select }
}
