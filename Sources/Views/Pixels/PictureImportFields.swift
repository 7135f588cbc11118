public import Base
public import Texts
public import Widgets

/// The options of a picture import: the number of colours, and the frames of a sprite sheet.
public final class PictureImportFields: View {
  private let colorField: ExpressionField
  private let columnField: ExpressionField
  private let rowField: ExpressionField
  private let note: Label
  private let sequenceButton: Button
  private let indexButton: Button

  /// - Parameter mostColors: the maximum number of colours.
  public init(texts: PixelTexts, mostColors: Int) {
    func field(_ name: String, _ value: Double, in range: ClosedRange<Double>) -> ExpressionField {
      let field = ExpressionField(name: name, label: name, unit: "", decimals: 0)
      field.value = value
      field.wanted.listen(field) { [weak field] wanted in
        field?.value = min(max(wanted.value.rounded(), range.lowerBound), range.upperBound)
      }
      return field
    }
    colorField = field(texts.mostColors, Double(mostColors), in: 2...Double(mostColors))
    columnField = field(texts.sheetColumns, 1, in: 1...1024)
    rowField = field(texts.sheetRows, 1, in: 1...1024)
    note = Label(texts.sheetNote, style: .secondary, maxLines: 3)
    sequenceButton = Button(
      title: texts.withNumbered, style: .flat, tooltip: texts.withNumberedTip)
    indexButton = Button(title: texts.keepIndices, style: .flat, tooltip: texts.keepIndicesTip)
    super.init(Accessibility(.group, name: texts.importPixels))
    indexButton.action = { [weak self] in
      guard let self else { return }
      indexButton.isOn.toggle()
      colorField.isEnabled = !keepsIndices
    }
    sequenceButton.action = { [weak self] in
      guard let self else { return }
      sequenceButton.isOn.toggle()
      (columnField.isEnabled, rowField.isEnabled) = (!isSequence, !isSequence)
    }
    for view in [
      colorField, columnField, rowField, indexButton, sequenceButton, note,
    ] as [View] { add(view) }
  }

  /// The greatest number of colours.
  public var colors: Int { Int(saturating: colorField.value) }
  /// The number of frames in a row of the sheet.
  public var columns: Int { Int(saturating: columnField.value) }
  /// The number of rows of the sheet.
  public var rows: Int { Int(saturating: rowField.value) }
  /// Whether the picture contains several frames.
  public var isSheet: Bool { !isSequence && (columns > 1 || rows > 1) }

  /// Whether files with consecutive numbers after the chosen one are further frames.
  public var isSequence: Bool { sequenceButton.isOn }

  /// Whether to keep the file's palette indices.
  public var keepsIndices: Bool { indexButton.isOn }

  /// The size of the fields in a file chooser, in points.
  public static let size = ViewSize(width: 180, height: 242)

  public override func layout() {
    var y = 0.0
    for field in [colorField, columnField, rowField] {
      field.frame = snapped(ViewRect(x: 0, y: y, width: bounds.width, height: 28))
      y += 36
    }
    for button in [indexButton, sequenceButton] {
      button.frame = snapped(ViewRect(x: 0, y: y, width: bounds.width, height: 30))
      y += 36
    }
    note.frame = ViewRect(x: 0, y: y, width: bounds.width, height: 54)
  }
}
