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
  public static let catalogue: [CellTool] =
    [
      CellTool(
        .select, .selectCells, kind: .select, options: [.selectionShape, .selectionCommands]),
      CellTool(
        .pencil, .pencil, kind: .freehand, options: [.size, .pixelPerfect, .symmetry, .steadiness]),
    ] + shapes { $0 ? [.size, .filled, .symmetry] : [.size, .symmetry] } + [
      CellTool(.contour, .contourCells, kind: .contour, options: [.symmetry, .steadiness]),
      CellTool(
        .eraser, .eraser, kind: .freehand, options: [.size, .pixelPerfect, .symmetry, .steadiness]),
      CellTool(.fill, .fill, kind: .fill, options: [.everywhere, .symmetry]),
      CellTool(.gradient, .gradientCells, kind: .gradient, options: [.gradient, .everywhere]),
      CellTool(.text, .text, kind: .text, options: [.lettering]),
      CellTool(
        .shade, .shadeCells, kind: .freehand,
        options: [.size, .pixelPerfect, .symmetry, .steadiness]),
      CellTool(
        .dither, .ditherCells, kind: .freehand,
        options: [.size, .pixelPerfect, .pattern, .symmetry, .steadiness]),
      CellTool(.pick, .pick, kind: .pick, options: []),
    ]

  /// Those of a universe whose cells live or are dead, in the order of the bar.
  public static let lifeCatalogue: [CellTool] =
    [
      CellTool(.select, .selectCells, kind: .select, options: [.selectionCommands]),
      CellTool(.pencil, .pencil, kind: .freehand, options: []),
    ] + shapes { $0 ? [.filled] : [] } + [
      CellTool(.eraser, .eraser, kind: .freehand, options: [])
    ]

  /// A tool for each shape that one has in paintings.
  ///
  /// - Parameter options: of shapes that are closed, and of those that are not.
  private static func shapes(_ options: (_ isClosed: Bool) -> [Option]) -> [CellTool] {
    ShapeKind.allCases.compactMap { shape in
      shape.form.face.map { face in
        CellTool(
          CommandName(shape.name), face.amongCells(CellShape(shape)),
          kind: .rubberBand(CellShape(shape)), options: options(shape.form.isClosed))
      }
    }
  }
}

extension ToolFace {
  /// As the tool for cells has it, which is a line in the list of keys together with its neighbours.
  ///
  /// The first shapes have their keys everywhere; tools for cells have taken those of others.
  fileprivate func amongCells(_ shape: CellShape) -> ToolFace {
    let isFirst = if case .drawn = shape { false } else { true }
    return ToolFace(
      icon, isFirst ? key : "Shift+\(key)", name, label: label,
      family: { $0.translate("Line, rectangle, ellipse and other shapes") })
  }
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
