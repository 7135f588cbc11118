import Base
import Documents
import Formats
import Rendering
import Texts
import Editing
import Views
import Widgets

/// Shows the numbers of the shape that is selected, and makes an edit of each that is set.
final class InspectorController {
  private let screen: PaintingScreen
  private let context: ToolContext
  private let texts: Texts
  private let view: ShapeInspector
  /// Whether a number is being set while its field is dragged.
  private var isSetting = false
  /// The shape whose numbers are shown.
  private var shown: ElementID?
  private static let names = Parameter.Name.allCases

  init(screen: PaintingScreen, context: ToolContext) {
    self.screen = screen
    self.context = context
    let texts = context.texts
    self.texts = texts
    let catalogue = ShapeParameters.catalogue(for: .fourToThree)
    view = ShapeInspector(
      name: "",
      fields: Self.names.map { name in
        let label = Self.label(name, texts.inspector)
        return ShapeInspector.Field(
          name: label, label: label,
          unit: catalogue[name]?.unit == .degrees
            ? texts.inspector.degrees : texts.inspector.pixels,
          tooltip: texts.inspector.fieldTip(label))
      }, readOuts: [texts.inspector.area, texts.inspector.outline])
    context.selection.changed.listen(self) { [unowned self] in follow() }
    view.wanted.listen(self) { [weak self] in
      self?.set(Self.names[$0.field], to: $0.value, isFinal: $0.isFinal)
    }
  }

  private static func label(_ name: Parameter.Name, _ texts: InspectorTexts) -> String {
    switch name {
    case .x: texts.x
    case .y: texts.y
    case .width: texts.width
    case .height: texts.height
    case .angle: texts.angle
    case .strokeWidth: texts.stroke
    }
  }

  /// The shape that is selected alone; nil where it is none.
  private var selected: (id: ElementID, shape: ShapeParameters)? {
    guard context.selection.ids.count == 1, let element = context.selection.elements.first,
      let shape = ShapeParameters(element, on: context.ratio)
    else { return nil }
    return (element.id, shape)
  }

  /// Shows what is selected now, or nothing.
  func follow() {
    guard let selected else {
      (shown, isSetting) = (nil, false)
      screen.inspector = nil
      return
    }
    if shown != selected.id {
      (shown, isSetting) = (selected.id, false)
      screen.hasInspectorAtLeft = isOnTheRight(selected.shape.shape)
    }
    show(selected.shape)
    if screen.inspector !== view { screen.inspector = view }
  }

  private func isOnTheRight(_ shape: Shape) -> Bool {
    let viewport = screen.paper.viewport
    let center = viewport.paperPoint(at: shape.center.unitPoint(on: context.ratio))
    return (center.x + Double(viewport.paper.x)) / screen.paper.scale
      > screen.paper.bounds.width * 0.6
  }

  private func show(_ shape: ShapeParameters) {
    view.name = shape.shape.kind == .rectangle ? texts.rectangle : texts.ellipse
    view.values = Self.names.map { shape[$0] }
    view.readOuts = [
      texts.inspector.squarePixels(NumberField.text(shape.area, decimals: 0)),
      texts.inspector.length(NumberField.text(shape.outlineLength, decimals: 1)),
    ]
  }

  private func set(_ name: Parameter.Name, to value: Double, isFinal: Bool) {
    guard let shape = selected?.shape else { return }
    let session = context.session
    if isFinal, isSetting {
      isSetting = false
      return session.commit()
    }
    guard let edit = shape.edit(setting: name, to: value) else { return }
    if isFinal {
      context.perform(edit)
    } else if isSetting || session.begin() {
      isSetting = true
      session.update(to: context.index.keepingGaps(in: edit))
      if let shape = draftedShape { show(shape) }
    }
  }

  /// The shape as it would be.
  private var draftedShape: ShapeParameters? {
    guard let draft = context.session.draft else { return nil }
    var painting = Painting(
      shape: .fixed(context.ratio), baseElements: Array(context.selection.elements))
    painting.perform(draft)
    return painting.elements.first.flatMap { ShapeParameters($0, on: context.ratio) }
  }
}
