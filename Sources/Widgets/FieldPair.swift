public import Base

/// Two numbers in a row of a dialog, such as the coordinates of a point.
public final class FieldPair: View {
  /// The first field and the second one.
  let fields: [View]

  private static let gap = 16.0

  /// Puts two fields into a row.
  public init(_ first: ExpressionField, _ second: ExpressionField) {
    fields = [first, second]
    super.init()
    for field in fields { add(field) }
  }

  public override func preferredSize(width: Double) -> ViewSize {
    fields[0].preferredSize(width: width)
  }

  public override func layout() {
    let width = (bounds.width - Self.gap) / 2
    for (index, field) in fields.enumerated() {
      field.frame = snapped(
        ViewRect(
          x: Double(index) * (width + Self.gap), y: 0, width: width, height: bounds.height))
    }
  }
}
