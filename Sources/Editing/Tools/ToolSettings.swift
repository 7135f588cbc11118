public import Base
public import Documents

/// The settings of the tools of a painting.
public struct ToolSettings: Equatable, Sendable {
  /// The symmetry of copies.
  public var symmetry = Symmetry()
  /// Whether widths are in points of the screen instead of the paper, for drawing finer by zooming in.
  public var widthsMeanScreen = false
  /// The largest gap that the fill tool treats as closed, in points.
  public var gap = 5.0
  /// The share of another colour that the fill tool treats as the same colour, 0…1. Fainter ink forms no boundary.
  public var tolerance = AreaTracing.usualLikeness
  /// The painted part of elements that gradients are for.
  public var gradientTarget = ElementGradient.Target.fill
  /// The style of new texts.
  public var textStyle = TextStyle()
  /// The size of new texts, in points.
  public var textSize = 24.0
  /// Whether scaling changes line widths.
  public var lineScaling = LineScaling()
  /// What drawing and moving snap to.
  public var aids = DrawingAids()
  /// The heads of arrows, whose ends always have one. Setting others without it keeps the one before.
  public var arrowHeads = LineHeads(end: .arrow) {
    didSet { if arrowHeads.end == .none { arrowHeads.end = oldValue.end } }
  }
  var ownWidths: [CommandName: Double] = [:]
  /// By the names of modes, or of tools without modes.
  var numbers: [String: [Int]] = [:]
  var modes: [CommandName: DrawingTool.Mode] = [:]

  /// Creates the settings of a new window.
  public init() {}

  /// Returns the tool's own width in points, or nil if it uses the brush's.
  public func ownWidth(of tool: DrawingTool) -> Double? {
    for case .ownWidth(_, let initial) in tool.options { return ownWidths[tool.name] ?? initial }
    return nil
  }

  /// Sets the tool's own width in points, limited to its range; ignored by tools that use the brush's.
  public mutating func setOwnWidth(_ width: Double, of tool: DrawingTool) {
    for case .ownWidth(let range, _) in tool.options {
      ownWidths[tool.name] = min(max(width, range.lowerBound), range.upperBound)
    }
  }

  /// Returns the mode of the tool, or nil if it has only one.
  public func mode(of tool: DrawingTool) -> DrawingTool.Mode? {
    tool.modes.first.map { modes[tool.name] ?? $0 }
  }

  /// Sets the mode of the tool, which it keeps while other tools are in use.
  public mutating func setMode(_ mode: DrawingTool.Mode, of tool: DrawingTool) {
    modes[tool.name] = mode
  }
}
