public import Base
public import Documents

/// What was chosen for the tools of a painting, for each of them.
public struct ToolSettings: Equatable, Sendable {
  /// How what is drawn is repeated.
  public var symmetry = Symmetry()
  /// Whether widths are points of the screen, for those who zoom to draw finer, and not of the paper.
  public var widthsMeanScreen = false
  /// Up to which size the fill tool takes gaps for closed, in points.
  public var gap = 5.0
  /// How much of another colour may lie over one that the fill tool takes for the same, 0…1: what is fainter bounds
  /// nothing.
  public var tolerance = AreaTracing.usualLikeness
  /// What texts look like that are begun.
  public var textStyle = TextStyle()
  /// How large their letters are, in points.
  public var textSize = 24.0
  /// What what is drawn and moved snaps to.
  public var aids = DrawingAids()
  var ownWidths: [CommandName: Double] = [:]
  var counts: [CommandName: Int] = [:]
  var modes: [CommandName: DrawingTool.Mode] = [:]

  public init() {}

  /// The width that is the tool's own, in points; nil for a tool that draws with the brush's.
  public func ownWidth(of tool: DrawingTool) -> Double? {
    for case .ownWidth(_, let initial) in tool.options { return ownWidths[tool.name] ?? initial }
    return nil
  }

  public mutating func setOwnWidth(_ width: Double, of tool: DrawingTool) {
    for case .ownWidth(let range, _) in tool.options {
      ownWidths[tool.name] = min(max(width, range.lowerBound), range.upperBound)
    }
  }

  /// How many there are of what is counted of the tool's shape; nil for a tool where nothing is.
  public func count(of tool: DrawingTool) -> Int? {
    tool.counting.map { counts[tool.name] ?? $0.usual }
  }

  public mutating func setCount(_ count: Int, of tool: DrawingTool) {
    guard let range = tool.counting?.range else { return }
    counts[tool.name] = min(max(count, range.lowerBound), range.upperBound)
  }

  /// A tool's shape, as it is to be.
  func counted(_ shape: ShapeKind, of tool: DrawingTool) -> ShapeKind {
    count(of: tool).map(shape.counting) ?? shape
  }

  /// The manner in which the tool works; nil for a tool that has but one.
  public func mode(of tool: DrawingTool) -> DrawingTool.Mode? {
    tool.modes.first.map { modes[tool.name] ?? $0 }
  }

  public mutating func setMode(_ mode: DrawingTool.Mode, of tool: DrawingTool) {
    modes[tool.name] = mode
  }
}
