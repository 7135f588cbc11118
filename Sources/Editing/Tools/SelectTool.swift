import Base
import Texts

extension DrawingTool {
  /// Selects, moves, scales and rotates strokes.
  public static let select = DrawingTool(
    .select, ToolPresentation(.select, "V", \.selection.select, label: \.selection.label),
    kind: .select,
    options: [.mode([.selectBox, .selectLasso]), .selectionCommands, .arrangement],
    modeTip: \.selection.modeTip)
}

extension ToolMode {
  /// Selects by a rectangle.
  public static let selectBox = ToolMode("selectBox", .box, \.selection.box)
  /// Selects by a lasso.
  public static let selectLasso = ToolMode("selectLasso", .lasso, \.selection.lasso)
}

extension CommandName {
  /// The tool that selects elements or cells.
  public static var select: Self { Self("select") }
}
