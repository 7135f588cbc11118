import Base
import Texts

extension DrawingTool {
  /// Draws lines of curves, a node with each click.
  public static let pen = DrawingTool(
    .pen, ToolPresentation(.pen, "P", \.nodes.pen, label: \.nodes.penLabel, family: \.nodes.family),
    kind: .pen, options: [.dash, .symmetry])

  /// Changes the nodes of paths, areas, strokes and shapes.
  public static let nodes = DrawingTool(
    .nodes,
    ToolPresentation(.nodes, "N", \.nodes.tool, label: \.nodes.label, family: \.nodes.family),
    kind: .nodes, options: [.nodeKinds, .nodeCommands])
}

extension CommandName {
  /// The tool that draws paths, a node with each click.
  public static var pen: Self { Self("pen") }
  /// The tool that changes the nodes of an element.
  public static var nodes: Self { Self("nodes") }
}
