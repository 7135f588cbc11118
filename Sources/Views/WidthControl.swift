import Canvas
public import Geometry
import Ink
import Texts
public import Widgets

/// The brush's width: a slider with fine steps at its low end, and the number to type.
public final class WidthControl: View {
  /// Tells of every new width, in points.
  public let changed = Signal<Double>()
  private let slider: Slider
  private let field: TextField

  init(texts: Texts, width: Double) {
    slider = Slider(
      name: texts.width, range: Brush.allowedWidths, value: width, step: 0.5, curve: 2)
    field = TextField(name: texts.width, text: Self.text(width))
    super.init(Accessibility(.group, name: texts.width))
    slider.tooltip = texts.widthTip
    field.alignment = .center
    add(slider)
    add(field)
    slider.changed.listen(self) { [weak self] width in
      guard let self else { return }
      if !field.isFocused { field.text = Self.text(width) }
      changed.post(width)
    }
    field.changed.listen(self) { [weak self] in self?.typed($0) }
    field.committed = { [weak self] _ in self?.window?.focus(nil) }
    field.ended = { [weak self] in self?.showNumber() }
  }

  /// In points, within `Brush.allowedWidths`; setting NaN changes nothing.
  public var widthInPoints: Double {
    get { slider.value }
    set {
      slider.value = newValue
      showNumber()
    }
  }

  private func showNumber() {
    field.isInvalid = false
    field.text = Self.text(slider.value)
  }

  private func typed(_ text: String) {
    let width = Double(text.replacing(",", with: "."))
    let isValid = width.map(Brush.allowedWidths.contains) ?? false
    field.isInvalid = !isValid
    if let width, isValid { slider.value = width }
  }

  private static func text(_ width: Double) -> String {
    let tenths = Int((width * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: width, height: 32)
  }

  public override func layout() {
    let fieldWidth = 56.0
    slider.frame = ViewRect(
      x: -4, y: 0, width: max(0, bounds.width - fieldWidth - 4), height: bounds.height)
    field.frame = ViewRect(
      x: bounds.width - fieldWidth, y: 0, width: fieldWidth, height: bounds.height)
  }
}
