public import Base
public import Documents

/// A tool for the paper: one file each, one row in the catalogue.
///
/// A tool is data. It handles gestures in one of a few ways, each a small state machine of its own.
public struct DrawingTool: CatalogueTool {
  /// A mode of the tool, such as its rectangle or its lasso.
  public typealias Mode = ToolMode

  /// The interpretation of a gesture.
  public enum Kind: Sendable {
    /// Draws the exact samples.
    case freehand
    /// Drags out a shape from press to release.
    case rubberBand(ShapeKind)
    /// Draws lines with heads, which attach to elements.
    case arrow
    /// Removes strokes or parts of them.
    case erase
    /// Selects, moves, scales and rotates strokes.
    case select
    /// Fills an area enclosed by ink.
    case fill
    /// Writes text.
    case text
    /// Draws and edits the gradient of an element.
    case gradient
    /// Draws a path, a node with each click.
    case pen
    /// Changes the nodes of an element.
    case nodes
    /// Picks a colour from the paper.
    case pick
  }

  /// An option of a tool, shown as controls in the bar.
  public enum Option: Hashable, Sendable {
    /// Dashes of the line.
    case dash
    /// The heads of arrows.
    case heads
    /// The shape's adjustable number.
    case count
    /// The tool's own width instead of the brush's, in points.
    case ownWidth(ClosedRange<Double>, initial: Double)
    /// The largest gap to treat as closed, in points, with the sizes to choose from.
    case gap([Double])
    /// The share of another colour that counts as the same, with the values to choose from, 0…1.
    case tolerance([Double])
    /// The typeface, size, weight and slant, and alignment of text.
    case typeface, typeSize, typeStyle, alignment
    /// The mode of the tool (`ToolMode`); the first one is the default.
    case mode([Mode])
    /// The symmetry of copies.
    case symmetry
    /// Commands for the selection.
    case selectionCommands
    /// The arrangement of the selection.
    case arrangement
    /// The painted part that gradients are for.
    case gradientTarget
    /// Commands for the stops and the repetition of the gradient.
    case gradientCommands
    /// The kinds of the selected nodes.
    case nodeKinds
    /// Commands for the selected nodes and their path.
    case nodeCommands
  }

  public let name: CommandName
  public let presentation: ToolPresentation
  /// The way that it reacts to the pointer.
  public let kind: Kind
  /// The settings that the tool bar shows while it is in use, in order.
  public let options: [Option]
  /// The tooltip for choosing the mode; nil for a tool with only one.
  public let modeTip: ToolPresentation.Text?
  /// The dash of its strokes if the brush has none.
  let ownDash: DashPattern

  init(
    _ name: CommandName, _ face: ToolPresentation, kind: Kind,
    options: [Option] = [.dash, .symmetry],
    modeTip: ToolPresentation.Text? = nil, ownDash: DashPattern = .solid
  ) {
    self.name = name
    self.presentation = face
    self.kind = kind
    self.options = options
    self.modeTip = modeTip
    self.ownDash = ownDash
  }

  /// The modes; empty for a tool with only one.
  public var modes: [Mode] {
    for case .mode(let modes) in options { return modes }
    return []
  }

  /// Returns the style of the tool's line for a brush style: in single colours, since gradients belong to elements.
  public func style(of brush: LineStyle) -> LineStyle {
    var style = brush.withoutGradients
    if !options.contains(.dash) { style.dash = .solid }
    if style.dash.isSolid { style.dash = ownDash }
    return style
  }

  /// All tools, in the order of the bar.
  public static let catalogue: [DrawingTool] =
    [.select, .nodes, .pencil, .pen] + ShapeKind.allCases.flatMap(shapeTools) + [
      .eraser, .fill, .gradient, .text, .pick,
    ]
}
