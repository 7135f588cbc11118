import Base
import Documents
import Texts

extension DrawingTool {
  /// A star, or another shape of the menu, in a box from any corner to the opposite one.
  static let shapes = DrawingTool(
    .shapes,
    ToolPresentation(
      ToolMode.drawing(.star).icon, "U", \.shapes.shapes, label: \.shapes.shapesLabel,
      family: ToolPresentation.shapes),
    kind: .rubberBand(.star),
    options: [
      .mode(ShapeKind.ofShapesTool.map(ToolMode.drawing) + [.table]), .count, .dash, .symmetry,
    ],
    modeTip: \.shapes.shapesTip)
}

extension ShapeKind {
  /// The shapes that no other tool draws.
  static let ofShapesTool = allCases.filter {
    $0.form.presentation == nil && $0 != .rounded
  }
}

extension ToolMode {
  /// Draws shapes of a kind, with numbers to choose.
  static func drawing(_ kind: ShapeKind) -> ToolMode {
    ToolMode(
      kind.name, Icon(sketching: kind), { kind.form.name($0) }, numbers: kind.form.numbers
    ) { tool, context in ShapeGesture(context.settings.counted(kind, of: tool), in: context) }
  }
}

extension Icon {
  /// The side of the square that a sketch fills, around the middle of 24 × 24.
  private static let side = 17.0

  /// Sketches the line of a shape, in the middle and as large as others.
  init(sketching kind: ShapeKind) {
    let corner = PaperPoint(x: 0, y: 0)
    let points = kind.form.outline(from: corner, to: corner + kind.form.iconSize)
    let box = PaperBox(points)
    let scale = Self.side / max(box.width, box.height, 1e-9)
    self = .sketch(
      points.map {
        ViewPoint(
          x: 12 + ($0.x - box.center.x) * scale, y: 12 + ($0.y - box.center.y) * scale)
      })
  }
}

extension CommandName {
  /// The tool that draws shapes of a menu, such as stars.
  public static var shapes: Self { Self("shapes") }
}
