import Base
import Documents
import Editing
import Texts
import Views
import Widgets
import Windows

/// Shows the numeric properties of the selection, and applies changes as edits.
final class InspectorController {
  private let screen: PaintingScreen
  private let context: ToolContext
  private let texts: Texts
  private let settings: Settings
  private unowned let commands: WindowCommands
  private let view: SelectionInspector
  /// Whether a value is being changed by dragging its field.
  private var isSetting = false
  /// Whether the values are those of a draft.
  private var showsDraft = false
  /// The elements whose values are shown.
  private var shown: [ElementID] = []
  private static let names = SelectionParameters.Name.allCases
  /// The minimum size of a window for showing the card, in points, unless a shape is selected.
  private static let leastRoom = ViewSize(width: 640, height: 280)

  init(
    screen: PaintingScreen, context: ToolContext, settings: Settings, commands: WindowCommands
  ) {
    self.screen = screen
    self.context = context
    self.settings = settings
    self.commands = commands
    isOpen = settings[.isInspectorOpen]
    placed = settings[.inspectorPosition]
    let texts = context.texts
    self.texts = texts
    view = SelectionInspector(
      name: "",
      fields: Self.names.map { name in
        let label = Self.label(name, texts.inspector)
        return SelectionInspector.Field(
          name: label, label: label, unit: Self.unit(name, texts.inspector),
          isLength: Self.isLength(name),
          tooltip: texts.inspector.fieldTip(label))
      }, readOuts: [texts.inspector.area, texts.inspector.outline],
      joined: Self.names.firstIndex(of: .width).flatMap { width in
        Self.names.firstIndex(of: .height).map { (width, $0) }
      }, ratioTip: texts.inspector.keepRatio, lineWidth: Self.names.firstIndex(of: .strokeWidth),
      scalingTip: texts.inspector.scaleLines, closeTip: texts.inspector.close)
    commands.bind(view.closeButton, .inspector)
    context.selection.changed.listen(self) { [unowned self] in updateInspector() }
    context.session.changed.listen(self) { [unowned self] event in
      if case .seen = event { followDraft() } else { showsDraft = false }
    }
    view.carried.listen(self) { [screen] in screen.putInspector(at: $0) }
    view.putDown.listen(self) { [unowned self] in keepPlace(screen.inspectorPosition) }
    screen.paper.placed.listen(self) { [unowned self] in keepOff() }
    screen.paper.handlesMoved.listen(self) { [unowned self] in uncoverHandles() }
    view.sentBack.listen(self) { [unowned self] in
      keepPlace(nil)
      screen.inspectorPosition = .beside(selectedArea)
    }
    view.linesScaled.listen(self) { [context] isOn in
      context.settings.lineScaling[context.selection.units.scalingSubject] = isOn
      settings[.paintingTools] = context.settings.text
    }
    view.wanted.listen(self) { [weak self] in
      guard let self else { return }
      let number = $0.field - Self.names.count
      if number >= 0 {
        set(number: number, to: $0.value, isFinal: $0.isFinal)
      } else {
        set(Self.names[$0.field], to: $0.value, isFinal: $0.isFinal)
      }
    }
  }

  private static func label(_ name: SelectionParameters.Name, _ texts: InspectorTexts) -> String {
    switch name {
    case .x: texts.x
    case .y: texts.y
    case .width: texts.width
    case .height: texts.height
    case .angle: texts.angle
    case .strokeWidth: texts.stroke
    case .opacity: texts.opacity
    }
  }

  private static func unit(_ name: SelectionParameters.Name, _ texts: InspectorTexts) -> String {
    switch name {
    case .x, .y, .width, .height, .strokeWidth: texts.points
    case .angle: texts.degrees
    case .opacity: texts.percent
    }
  }

  private static func isLength(_ name: SelectionParameters.Name) -> Bool {
    name != .angle && name != .opacity
  }

  /// Whether to show the card when there is a selection.
  private(set) var isOpen: Bool
  /// The viewport when the card last avoided the selection.
  private var keptOffIn: Viewport?
  /// The position set by the user; nil for an automatic position.
  private var placed: InspectorPosition?

  func toggle() {
    isOpen.toggle()
    settings[.isInspectorOpen] = isOpen
    updateInspector()
  }

  private func keepPlace(_ place: InspectorPosition?) {
    placed = place
    settings[.inspectorPosition] = place
  }

  /// The values of the selection; nil without one.
  private var selected: SelectionParameters? { context.selection.parameters(on: context.ratio) }

  /// Shows the current selection, or hides the card without one.
  func updateInspector() {
    guard isOpen, let selected, selected.shape != nil || hasRoom else {
      (shown, isSetting) = ([], false)
      screen.inspector = nil
      return
    }
    if shown != context.selection.ids {
      (shown, isSetting) = (context.selection.ids, false)
      screen.inspectorPosition = placed ?? .beside(selectedArea)
    }
    view.name = name(selected)
    view.lengthUnits = PaperUnit.inPoints(on: context.painting.paperLength)
    showValues(of: selected)
    view.scalesLines = context.scalesLines
    showReadOuts(selected.shape)
    if screen.inspector !== view { screen.inspector = view }
  }

  private var hasRoom: Bool {
    let room = screen.paper.bounds
    return room.width >= Self.leastRoom.width && room.height >= Self.leastRoom.height
  }

  /// Moves the card off the selection after the window was resized or zoomed.
  private func keepOff() {
    let viewport = screen.paper.viewport
    guard screen.inspector != nil, placed == nil, viewport != keptOffIn else { return }
    keptOffIn = viewport
    screen.inspectorPosition = .beside(selectedArea)
  }

  /// Moves the card away from handles that a drag has moved below it.
  private func uncoverHandles() {
    guard placed == nil, screen.inspectorCoversHandle else { return }
    screen.inspectorPosition = .beside(selectedArea)
    screen.setNeedsLayout()
  }

  /// The area of the selection with its handles in the window; nil without a selection.
  private var selectedArea: ViewRect? {
    let paper = screen.paper
    guard let frame = context.selection.frame(on: context.ratio) else { return nil }
    let corners = frame.corners.map { paper.viewPoint(at: $0.unitPoint(on: context.ratio)) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return nil }
    let area = ViewRect(x: left, y: top, width: right - left, height: bottom - top)
    return paper.rectInParent(area).inset(-Self.handleReach)
  }

  private static let handleReach = 24.0

  private func name(_ selected: SelectionParameters) -> String {
    if let shape = selected.shape?.shape { return shape.kind.form.name(texts) }
    let selection = context.selection
    guard selection.ids.count == 1, let element = selection.elements.first else {
      let isGroup = selection.units.count == 1
      return isGroup ? texts.inspector.group : texts.inspector.strokes(selection.ids.count)
    }
    return switch element.content {
    case .freehand, .eraser: texts.inspector.line
    case .path: element.isConnector ? texts.connector : texts.paths.path
    case .shape(let kind, _, _): kind.form.name(texts)
    case .area: texts.inspector.filledArea
    case .text: texts.writing.text
    case .picture: texts.inspector.picture
    }
  }

  private func showValues(of numbers: SelectionParameters) {
    view.values = Self.names.map {
      SelectionInspector.Value(numbers[$0], canBeSet: numbers.canSet($0))
    }
    showNumbers()
  }

  /// Shows the numbers of the selected kind of shape, such as the corners of a star.
  private func showNumbers() {
    let kind = context.shownShape
    let numbers = kind?.form.numbers ?? []
    // They make the card higher.
    if numbers.count != view.numbers.count { screen.setNeedsLayout() }
    view.numbers = numbers.map { number in
      let name = number.name(texts)
      return SelectionInspector.Field(
        name: name, label: name, unit: unit(number.unit), tooltip: texts.inspector.fieldTip(name))
    }
    view.numberValues = zip(numbers, kind?.numbers ?? []).map { $0.shown($1) }
  }

  private func unit(_ unit: ShapeNumber.Unit) -> String {
    switch unit {
    case .count: ""
    case .percent: texts.inspector.percent
    case .degrees: texts.inspector.degrees
    }
  }

  private func showReadOuts(_ shape: ShapeParameters?) {
    // The read-outs make the card higher.
    if (shape == nil) != view.readOuts.isEmpty { screen.setNeedsLayout() }
    view.readOuts =
      shape.map { shape in
        [
          texts.inspector.squarePoints(NumberField.text(shape.area, decimals: 0)),
          texts.inspector.length(NumberField.text(shape.outlineLength, decimals: 1)),
        ]
      } ?? []
  }

  private func set(_ name: SelectionParameters.Name, to value: Double, isFinal: Bool) {
    guard let selected else { return }
    let session = context.session
    if isFinal, isSetting {
      isSetting = false
      return session.commit()
    }
    guard let new = selected.setting(name, to: value, keepsRatio: view.keepsRatio),
      let edit = context.edit(from: selected, to: new)
    else { return }
    if isFinal {
      context.perform(edit)
    } else if isSetting || session.beginGesture() {
      isSetting = true
      session.update(to: edit)
      // Show the value as set, even if it has no effect on the elements.
      showValues(of: new)
    }
  }

  /// Sets a number of the selected shape.
  private func set(number: Int, to value: Double, isFinal: Bool) {
    let session = context.session
    if isFinal, isSetting {
      isSetting = false
      return session.commit()
    }
    guard let edit = context.edit(settingNumber: number, to: value) else { return }
    if isFinal {
      context.perform(edit)
    } else if isSetting || session.beginGesture() {
      isSetting = true
      session.update(to: edit)
    }
  }

  /// Shows the effect of a drag on the selection.
  private func followDraft() {
    guard screen.inspector != nil else { return }
    guard context.session.draft != nil else {
      // After an edit, an undo or a redo, a change of the selection follows.
      if showsDraft { updateInspector() }
      showsDraft = false
      return
    }
    guard let drafted = context.draftedParameters else { return }
    showsDraft = true
    showValues(of: drafted)
    showReadOuts(drafted.shape)
  }
}
