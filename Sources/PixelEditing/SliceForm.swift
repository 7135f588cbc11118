import Base
import Documents
import Editing
import Texts
import Widgets

/// The fields for the properties of a slice.
final class SliceForm {
  /// Posted when a property is typed or chosen.
  let changed = Signal<Void>()
  private let texts: SliceTexts
  private let before: Slice.Key
  private let name: TextField
  private let color: TextField
  private let userData: TextField
  private let bounds: [ExpressionField]
  private let hasCenter: ChoiceRow
  private let center: [ExpressionField]
  private let hasPivot: ChoiceRow
  private let pivot: [ExpressionField]

  /// - Parameter key: the rectangle in the current frame.
  init(_ slice: Slice, _ key: Slice.Key, texts all: Texts) {
    (texts, before) = (all.slices, key)
    name = TextField(name: texts.name, text: slice.name, placeholder: texts.name)
    color = TextField(
      name: all.hexColor, text: (slice.userData.color ?? Slice.usualColor).shortHex,
      placeholder: all.hexColor)
    userData = TextField(
      name: texts.userData, text: slice.userData.text ?? "", placeholder: texts.userData)
    let labels = [all.inspector.x, all.inspector.y, all.pixels.width, all.pixels.height]
    func fields(
      _ values: [Int], least: Int, named title: (String) -> String = { $0 }
    ) -> [ExpressionField] {
      zip(values, labels).enumerated().map { index, pair in
        Self.field(title(pair.1), pair.1, pair.0, least: index < 2 ? least : 1)
      }
    }
    bounds = fields(key.bounds.numbers, least: -Self.most)
    // A third of each side stretches at first.
    let (width, height) = (key.bounds.width, key.bounds.height)
    let third = CellRect(
      x: width / 3, y: height / 3, width: max(1, width - width / 3 * 2),
      height: max(1, height - height / 3 * 2))
    center = fields((key.center ?? third).numbers, least: 0, named: all.slices.center)
    let middle = key.pivot ?? CellPosition(x: width / 2, y: height / 2)
    pivot = fields([middle.x, middle.y], least: -Self.most, named: all.slices.pivot)
    func choice(_ without: String, _ with: String, _ isOn: Bool) -> ChoiceRow {
      ChoiceRow(
        name: with, choices: [without, with], selection: isOn ? 1 : 0, columns: 2, showsName: false)
    }
    hasCenter = choice(texts.noNinePatch, texts.ninePatch, key.center != nil)
    hasPivot = choice(texts.noPivot, texts.pivot, key.pivot != nil)
    for field in [name, color, userData] {
      field.changed.listen(self) { [unowned self] _ in noteChange() }
    }
    for choice in [hasCenter, hasPivot] {
      choice.chosen.listen(self) { [unowned self] _ in noteChange() }
    }
    for field in bounds + center + pivot {
      field.wanted.listen(self) { [unowned self] _ in noteChange() }
    }
    enableFields()
  }

  private static let most = Sprite.allowedSide.upperBound

  private static func field(
    _ name: String, _ label: String, _ value: Int, least: Int
  ) -> ExpressionField {
    let field = ExpressionField(name: name, label: label, unit: "", decimals: 0)
    field.value = Double(value)
    field.wanted.listen(field) { [weak field] wanted in
      field?.value = min(max(wanted.value.rounded(), Double(least)), Double(most))
    }
    return field
  }

  /// The rows of the dialog.
  var rows: [View] {
    [
      name, color, FieldPair(bounds[0], bounds[1]), FieldPair(bounds[2], bounds[3]),
      hasCenter, FieldPair(center[0], center[1]), FieldPair(center[2], center[3]),
      hasPivot, FieldPair(pivot[0], pivot[1]), userData,
    ]
  }

  private func enableFields() {
    for field in center { field.isEnabled = hasCenter.selection == 1 }
    for field in pivot { field.isEnabled = hasPivot.selection == 1 }
  }

  private func noteChange() {
    enableFields()
    changed.post(())
  }

  // MARK: Values

  private func numbers(_ fields: [ExpressionField]) -> [Int] {
    fields.map { Int(saturating: $0.value) }
  }

  private func rect(_ fields: [ExpressionField]) -> CellRect {
    let numbers = numbers(fields)
    return CellRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The rectangle, cut to the picture unless it is the present one.
  private func rect(in picture: CellRect) -> CellRect {
    let wanted = rect(bounds)
    return wanted == before.bounds ? wanted : wanted.intersection(picture)
  }

  private var typedColor: InkColor? { InkColor(hex: color.text) ?? InkColor(name: color.text) }

  /// Marks the fields that can't be used.
  ///
  /// - Returns: the reason why the first of them can't; nil if all can.
  func problem(in picture: CellRect) -> String? {
    name.isInvalid = name.text.trimmed.isEmpty
    color.isInvalid = typedColor == nil
    if name.isInvalid { return texts.nameMissing }
    if color.isInvalid { return texts.noColor }
    let rect = rect(in: picture)
    if rect.isEmpty { return texts.outside }
    guard hasCenter.selection == 1 else { return nil }
    let part = self.rect(center)
    return CellRect(size: rect.size).intersection(part) == part ? nil : texts.centerOutside
  }

  /// Gives a slice the properties, those of its rectangle from a frame on.
  func apply(to slice: inout Slice, _ frame: Int, in picture: CellRect) {
    slice.name = String(name.text.trimmed)
    if let color = typedColor, color != slice.userData.color ?? Slice.usualColor {
      slice.userData.color = color
    }
    let text = userData.text
    if text != slice.userData.text ?? "" { slice.userData.text = text.isEmpty ? nil : text }
    slice.changeKey(at: frame) { key in
      key.bounds = rect(in: picture)
      key.center = hasCenter.selection == 1 ? rect(center) : nil
      let point = numbers(pivot)
      key.pivot = hasPivot.selection == 1 ? CellPosition(x: point[0], y: point[1]) : nil
    }
  }
}

extension CellRect {
  fileprivate var numbers: [Int] { [x, y, width, height] }
}
