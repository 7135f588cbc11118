public import Base
public import Documents
public import Texts
public import Widgets

/// Two fields for a size in cells.
public final class CellSizeFields {
  /// The field of the number of columns.
  public let width: ExpressionField
  /// The field of the number of rows.
  public let height: ExpressionField

  /// Creates fields with a size, whose sides are limited to a range as they are typed.
  public init(
    _ size: CellSize, texts: PixelTexts, allowed: ClosedRange<Int> = Sprite.allowedSide
  ) {
    func field(_ label: String, _ value: Int) -> ExpressionField {
      let field = ExpressionField(name: label, label: label, unit: texts.cells, decimals: 0)
      field.value = Double(value)
      field.wanted.listen(field) { [weak field] wanted in
        field?.value = min(
          max(wanted.value.rounded(), Double(allowed.lowerBound)), Double(allowed.upperBound))
      }
      return field
    }
    width = field(texts.width, size.width)
    height = field(texts.height, size.height)
  }

  /// The size in the fields.
  public var value: CellSize {
    get { CellSize(width: Int(saturating: width.value), height: Int(saturating: height.value)) }
    set { (width.value, height.value) = (Double(newValue.width), Double(newValue.height)) }
  }
}
