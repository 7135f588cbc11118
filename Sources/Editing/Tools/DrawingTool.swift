public import Base
public import Documents

/// What a gesture on the paper becomes: one file a tool, one row in the catalogue.
///
/// A tool is data. What it does with a gesture is one of a few ways, each a small state machine of its own.
public struct DrawingTool: CatalogueTool {
  public typealias Mode = ToolMode

  /// How a gesture is understood.
  public enum Kind: Sendable {
    /// Exactly the samples that came.
    case freehand
    /// A shape that is stretched from press to release.
    case rubberBand(ShapeKind)
    /// Takes strokes away, or parts of them.
    case erase
    /// Chooses strokes, and moves, scales and turns them.
    case select
    /// Fills what ink encloses.
    case fill
    /// Writes.
    case text
    /// Takes the colour that the paper shows.
    case pick
  }

  /// What can be chosen for a tool, for the bar to build its controls from.
  public enum Option: Hashable, Sendable {
    /// Dashes of the line.
    case dash
    /// How many there are of what is counted of the shape.
    case count
    /// A width that is the tool's own and not the brush's, in points.
    case ownWidth(ClosedRange<Double>, initial: Double)
    /// Up to which size gaps count as closed, in points; the sizes to choose from.
    case gap([Double])
    /// How much of another colour counts as the same; the shares to choose from, 0…1.
    case tolerance([Double])
    /// The typeface of what it writes, its size, its weight and slant, and to which side its lines go.
    case typeface, typeSize, typeStyle, alignment
    /// How the tool works, of several manners (`ToolMode`); the first one is usual.
    case mode([Mode])
    /// How what is drawn is repeated.
    case symmetry
    /// What can be done with what is selected.
    case selectionCommands
    /// How what is selected lies to each other.
    case arrangement
  }

  public let name: CommandName
  public let face: ToolFace
  public let kind: Kind
  public let options: [Option]
  /// What is chosen with its modes; nil for a tool that has but one.
  public let modeTip: ToolFace.Text?
  /// The dash of its strokes where the brush has none.
  let ownDash: DashPattern

  init(
    _ name: CommandName, _ face: ToolFace, kind: Kind, options: [Option] = [.dash, .symmetry],
    modeTip: ToolFace.Text? = nil, ownDash: DashPattern = .solid
  ) {
    self.name = name
    self.face = face
    self.kind = kind
    self.options = options
    self.modeTip = modeTip
    self.ownDash = ownDash
  }

  /// The manners in which it can work; empty for one that has but one.
  public var modes: [Mode] {
    for case .mode(let modes) in options { return modes }
    return []
  }

  /// The line that the tool draws with a brush of a style.
  public func style(of brush: LineStyle) -> LineStyle {
    var style = brush
    if !options.contains(.dash) { style.dash = .solid }
    if style.dash.isSolid { style.dash = ownDash }
    return style
  }

  /// All tools, in the order of the bar.
  public static let catalogue: [DrawingTool] =
    [.select, .pencil] + ShapeKind.allCases.flatMap(shapeTools) + [.eraser, .fill, .text, .pick]
}
