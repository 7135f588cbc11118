public import Base
import Documents
import Texts

/// A tool for cells: one row in the catalogue.
public struct CellTool: CatalogueTool {
  /// The interpretation of a gesture.
  public enum Kind: Sendable {
    /// Paints every cell that the pointer passes over.
    case freehand
    /// Drags out a shape from press to release.
    case rubberBand(CellShape)
    /// Fills an area of equal cells.
    case fill
    /// Fills an area drawn by hand.
    case contour
    /// Fills an area of equal cells with a gradient.
    case gradient
    /// Selects cells and moves them.
    case select
    /// Makes and changes slices.
    case slice
    /// Asks for a text.
    case text
    /// Picks a cell's colour.
    case pick
  }

  /// Whether it selects cells.
  public var selects: Bool { if case .select = kind { true } else { false } }

  /// Whether it makes and changes slices.
  public var slices: Bool { if case .slice = kind { true } else { false } }

  /// An option of a tool, shown as controls in the bar.
  public enum Option: Hashable, Sendable {
    /// The width and shape of the tip.
    case size
    /// Whether corners of a line of single cells are left out.
    case pixelPerfect
    /// The way that cells mix with those below, and the opacity.
    case ink
    /// Whether shapes are filled.
    case filled
    /// Whether to fill all cells of a colour or only connected ones.
    case everywhere
    /// The dither pattern.
    case pattern
    /// The kind of gradient.
    case gradient
    /// The font of text.
    case lettering
    /// The symmetry of copies on the canvas.
    case symmetry
    /// The amount of smoothing.
    case steadiness
    /// The shape of selections.
    case selectionShape
    /// Commands for the selected cells.
    case selectionCommands
    /// Commands for the chosen slices.
    case sliceCommands
  }

  public let name: CommandName
  public let presentation: ToolPresentation
  /// The way that it reacts to the pointer.
  public let kind: Kind
  /// The settings that the tool bar shows while it is in use, in order.
  public let options: [Option]

  private init(_ name: CommandName, _ face: ToolPresentation, kind: Kind, options: [Option]) {
    self.name = name
    self.presentation = face
    self.kind = kind
    self.options = options
  }

  /// All tools, in the order of the bar.
  public static let catalogue: [CellTool] =
    [
      CellTool(
        .select, .selectCells, kind: .select, options: [.selectionShape, .selectionCommands]),
      CellTool(
        .pencil, .pencil, kind: .freehand,
        options: [.size, .pixelPerfect, .ink, .symmetry, .steadiness]),
    ] + shapes { [.size] + ($0 ? [.filled] : []) + [.ink, .symmetry] } + [
      CellTool(
        .contour, .contourCells, kind: .contour, options: [.ink, .symmetry, .steadiness]),
      CellTool(
        .eraser, .eraser, kind: .freehand,
        options: [.size, .pixelPerfect, .ink, .symmetry, .steadiness]),
      CellTool(.fill, .fill, kind: .fill, options: [.everywhere, .ink, .symmetry]),
      CellTool(
        .gradient, .gradientCells, kind: .gradient, options: [.gradient, .everywhere, .ink]),
      CellTool(.text, .text, kind: .text, options: [.lettering]),
      CellTool(
        .shade, .shadeCells, kind: .freehand,
        options: [.size, .pixelPerfect, .symmetry, .steadiness]),
      CellTool(
        .dither, .ditherCells, kind: .freehand,
        options: [.size, .pixelPerfect, .ink, .pattern, .symmetry, .steadiness]),
      CellTool(.slice, .slice, kind: .slice, options: [.sliceCommands]),
      CellTool(.pick, .pick, kind: .pick, options: []),
    ]

  /// The tools for Life universes, in the order of the bar.
  public static let lifeCatalogue: [CellTool] =
    [
      CellTool(.select, .selectCells, kind: .select, options: [.selectionCommands]),
      CellTool(.pencil, .pencil, kind: .freehand, options: []),
    ] + shapes { $0 ? [.filled] : [] } + [
      CellTool(.eraser, .eraser, kind: .freehand, options: [])
    ]

  /// Returns a tool for each shape that has one in paintings.
  ///
  /// - Parameter options: returns the options of closed or of open shapes.
  private static func shapes(_ options: (_ isClosed: Bool) -> [Option]) -> [CellTool] {
    ShapeKind.allCases.compactMap { shape in
      shape.form.presentation.map { face in
        CellTool(
          CommandName(shape.name), face.amongCells(CellShape(shape)),
          kind: .rubberBand(CellShape(shape)), options: options(shape.form.isClosed))
      }
    }
  }
}

extension ToolPresentation {
  /// The face of the tool for cells, which is listed together with its neighbours among the keys.
  ///
  /// The first shapes have the same keys everywhere; the keys of the others are used by tools for cells.
  fileprivate func amongCells(_ shape: CellShape) -> ToolPresentation {
    let isFirst = if case .drawn = shape { false } else { true }
    return ToolPresentation(
      icon, isFirst ? key : "Shift+\(key)", name, label: label,
      family: { $0.translate("Line, rectangle, ellipse and other shapes") })
  }
}

extension ToolPresentation {
  fileprivate static let selectCells = ToolPresentation(.box, "V", \.selection.select)
  fileprivate static let contourCells = ToolPresentation(
    .contour, "C", \.pixels.contour, family: \.pixels.contourToDither)
  fileprivate static let gradientCells = ToolPresentation(
    .gradient, "H", \.pixels.gradientTool, family: \.pixels.contourToDither)
  fileprivate static let shadeCells = ToolPresentation(
    .shade, "S", \.pixels.shade, family: \.pixels.contourToDither)
  fileprivate static let ditherCells = ToolPresentation(
    .dither, "D", \.pixels.dither, family: \.pixels.contourToDither)
  fileprivate static let slice = ToolPresentation(
    .slice, "Shift+C", \.slices.slice, family: \.pixels.contourToDither)
}

extension CommandName {
  /// The tool that draws an outline by hand and fills it.
  public static var contour: Self { Self("contour") }
  /// The tool that fills an area with a gradient.
  public static var gradient: Self { Self("gradient") }
  /// The tool that moves colours along a ramp of the palette.
  public static var shade: Self { Self("shade") }
  /// The tool that draws in a dither pattern.
  public static var dither: Self { Self("dither") }
  /// The tool that makes and changes slices.
  public static var slice: Self { Self("slice") }
}
