public import Base
import Documents
import Texts

/// What a gesture on a grid becomes: one row in the catalogue.
public struct CellTool: CatalogueTool {
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

  public let name: CommandName
  public let face: ToolFace
  public let kind: Kind
  public let options: [Option]

  private init(_ name: CommandName, _ face: ToolFace, kind: Kind, options: [Option]) {
    self.name = name
    self.face = face
    self.kind = kind
    self.options = options
  }

  /// All tools, in the order of the bar.
  public static let catalogue: [CellTool] = [
    CellTool(
      .select, .selectCells, kind: .select, options: [.selectionShape, .selectionCommands]),
    CellTool(
      .pencil, .pencil, kind: .freehand, options: [.size, .pixelPerfect, .symmetry, .steadiness]),
    CellTool(.line, .line, kind: .rubberBand(.line), options: [.size, .symmetry]),
    CellTool(
      .rectangle, .rectangle, kind: .rubberBand(.rectangle), options: [.size, .filled, .symmetry]),
    CellTool(
      .ellipse, .ellipse, kind: .rubberBand(.ellipse), options: [.size, .filled, .symmetry]),
    CellTool(.contour, .contourCells, kind: .contour, options: [.symmetry, .steadiness]),
    CellTool(
      .eraser, .eraser, kind: .freehand, options: [.size, .pixelPerfect, .symmetry, .steadiness]),
    CellTool(.fill, .fill, kind: .fill, options: [.everywhere, .symmetry]),
    CellTool(.gradient, .gradientCells, kind: .gradient, options: [.gradient, .everywhere]),
    CellTool(.text, .text, kind: .text, options: [.lettering]),
    CellTool(
      .shade, .shadeCells, kind: .freehand, options: [.size, .pixelPerfect, .symmetry, .steadiness]),
    CellTool(
      .dither, .ditherCells, kind: .freehand,
      options: [.size, .pixelPerfect, .pattern, .symmetry, .steadiness]),
    CellTool(.pick, .pick, kind: .pick, options: []),
  ]

  /// Those of a universe whose cells live or are dead, in the order of the bar.
  public static let lifeCatalogue: [CellTool] = [
    CellTool(.select, .selectCells, kind: .select, options: [.selectionCommands]),
    CellTool(.pencil, .pencil, kind: .freehand, options: []),
    CellTool(.line, .line, kind: .rubberBand(.line), options: []),
    CellTool(.rectangle, .rectangle, kind: .rubberBand(.rectangle), options: [.filled]),
    CellTool(.ellipse, .ellipse, kind: .rubberBand(.ellipse), options: [.filled]),
    CellTool(.eraser, .eraser, kind: .freehand, options: []),
  ]
}

extension ToolFace {
  fileprivate static let selectCells = ToolFace(.box, "V", \.selection.select)
  fileprivate static let contourCells = ToolFace(
    .contour, "C", \.pixels.contour, family: \.pixels.contourToDither)
  fileprivate static let gradientCells = ToolFace(
    .gradient, "H", \.pixels.gradientTool, family: \.pixels.contourToDither)
  fileprivate static let shadeCells = ToolFace(
    .shade, "S", \.pixels.shade, family: \.pixels.contourToDither)
  fileprivate static let ditherCells = ToolFace(
    .dither, "D", \.pixels.dither, family: \.pixels.contourToDither)
}

extension CommandName {
  public static var contour: Self { Self("contour") }
  public static var gradient: Self { Self("gradient") }
  public static var shade: Self { Self("shade") }
  public static var dither: Self { Self("dither") }
}
