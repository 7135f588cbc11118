public import Base
import Canvas
import Rendering
import Widgets

/// The nodes of a path with their handles, over its thin line.
public struct NodeMarks: Equatable, Sendable {
  /// A node of a path.
  public struct Node: Equatable, Sendable {
    /// The position on the paper.
    public let position: UnitPoint
    /// Whether it is smooth, and so round; a corner is square.
    public let isSmooth: Bool
    /// Whether it is selected, and so filled.
    public let isChosen: Bool

    /// Creates a node.
    public init(at position: UnitPoint, isSmooth: Bool, isChosen: Bool) {
      self.position = position
      self.isSmooth = isSmooth
      self.isChosen = isChosen
    }
  }

  /// The end of a handle and the node that it belongs to.
  public struct Handle: Equatable, Sendable {
    /// The node's position on the paper.
    public let node: UnitPoint
    /// The end of the handle.
    public let position: UnitPoint

    /// Creates a handle.
    public init(of node: UnitPoint, at position: UnitPoint) {
      (self.node, self.position) = (node, position)
    }
  }

  /// The lines from node to node, straight from point to point.
  public var lines: [[UnitPoint]]
  /// The nodes, the topmost last.
  public var nodes: [Node]
  /// The handles of the selected nodes.
  public var handles: [Handle]
  /// The corners of a band that selects nodes; empty for none.
  public var band: [UnitPoint]

  /// Creates the marks of the nodes of an element.
  public init(
    lines: [[UnitPoint]], nodes: [Node], handles: [Handle] = [], band: [UnitPoint] = []
  ) {
    self.lines = lines
    self.nodes = nodes
    self.handles = handles
    self.band = band
  }

  var points: [UnitPoint] {
    lines.flatMap { $0 } + nodes.map(\.position) + handles.map(\.position) + band
  }

  /// Half of the width of nodes and handles, in points.
  private static let (nodeRadius, handleRadius) = (3.5, 3.0)

  /// - Parameters:
  ///   - area: where marks show; lines far outside aren't drawn.
  ///   - place: converts to points of the view.
  func draw(_ pass: RenderPass, in area: ViewRect, _ place: (UnitPoint) -> ViewPoint) {
    for line in lines { draw(line.map(place), in: area, pass) }
    if band.count == 4 { PaperMarks.trace([band.map(place) + [place(band[0])]], pass) }
    for handle in handles { draw([place(handle.node), place(handle.position)], in: area, pass) }
    for handle in handles { drawHandle(at: place(handle.position), pass) }
    let seen = nodes.filter { area.contains(place($0.position)) }
    for node in seen where !node.isChosen { draw(node, at: place(node.position), pass) }
    for node in seen where node.isChosen { draw(node, at: place(node.position), pass) }
  }

  /// Draws a thin line in the accent's colour, with light beside it, so that it shows on every ink.
  private func draw(_ points: [ViewPoint], in area: ViewRect, _ pass: RenderPass) {
    let context = pass.context
    let parts = points.parts(near: area, isClosed: false, period: 1)
    for (color, width) in [(PaperMarks.light.with(alpha: 0.85), 2.5), (pass.theme.accent, 1.0)] {
      context.setLine(width: width, cap: .round, join: .round)
      context.setColor(color)
      for part in parts {
        context.move(x: part[0].x, y: part[0].y)
        for point in part.dropFirst() { context.line(x: point.x, y: point.y) }
      }
      context.stroke()
    }
  }

  private func drawHandle(at point: ViewPoint, _ pass: RenderPass) {
    let context = pass.context
    context.circle(x: point.x, y: point.y, radius: Self.handleRadius + 1)
    context.setColor(PaperMarks.light)
    context.fill()
    context.circle(x: point.x, y: point.y, radius: Self.handleRadius)
    context.setColor(pass.theme.accent)
    context.fill()
  }

  private func draw(_ node: Node, at point: ViewPoint, _ pass: RenderPass) {
    let context = pass.context
    // On whole pixels, so that squares are crisp.
    let scale = pass.scale
    let center = ViewPoint(
      x: ((point.x * scale).rounded(.down) + 0.5) / scale,
      y: ((point.y * scale).rounded(.down) + 0.5) / scale)
    func path(_ radius: Double) {
      if node.isSmooth {
        context.circle(x: center.x, y: center.y, radius: radius + 0.5)
      } else {
        context.rectangle(
          ViewRect(x: center.x, y: center.y, width: 0, height: 0).inset(-radius))
      }
    }
    path(Self.nodeRadius + 2)
    context.setColor(PaperMarks.light.with(alpha: 0.85))
    context.fill()
    path(Self.nodeRadius + 1)
    context.setColor(PaperMarks.dark)
    context.fill()
    path(Self.nodeRadius)
    context.setColor(node.isChosen ? pass.theme.accent : PaperMarks.light)
    context.fill()
  }
}
