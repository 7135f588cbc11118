public import Canvas
public import Base
public import Widgets

/// The caret, the selection and the keyboard input of a text on the paper, which draws the letters itself.
public final class PaperText: TextInput {
  /// The layout and the placement of a text.
  public struct Setting {
    /// The lines of the text, in units of their own.
    public let layout: TextLayout
    /// Maps units of the layout to points of the paper's view.
    public let map: PaperMap
    /// The width that lines which don't begin on the left are aligned in, in units of the layout; nil for none.
    public let width: Double?

    /// The line that the layout is bent along; nil for a straight one.
    public let bend: Bend?

    /// Places a layout by a map from its units to points of the paper's view.
    ///
    /// - Parameter bend: the places on a line instead; the map then only gives the size.
    public init(_ layout: TextLayout, map: PaperMap, width: Double? = nil, bend: Bend? = nil) {
      self.layout = layout
      self.map = map
      self.width = width
      self.bend = bend
    }

    /// Returns the place of a point of the layout.
    func place(_ point: ViewPoint) -> ViewPoint {
      if let bend { return bend.place(point) }
      let place = map(PaperPoint(x: point.x, y: point.y))
      return ViewPoint(x: place.x, y: place.y)
    }
  }

  /// The places of a layout along a line.
  public struct Bend {
    /// Returns the point of the paper's view for one of the layout.
    public let place: (ViewPoint) -> ViewPoint
    /// Returns the point of the layout nearest to one of the paper's view.
    public let point: (ViewPoint) -> ViewPoint

    /// Bends a layout by two functions, the second of which is the inverse of the first.
    public init(
      place: @escaping (ViewPoint) -> ViewPoint, point: @escaping (ViewPoint) -> ViewPoint
    ) {
      self.place = place
      self.point = point
    }
  }

  /// Lays out the text of the editor.
  public var set: (_ text: String) -> Setting
  /// Called when Esc or Ctrl+Enter finishes the text.
  public var finished: () -> Void = {}
  /// Called by Tab, and by Shift+Tab to go backwards; returns whether it went to another text.
  public var wentOn: (_ isBackwards: Bool) -> Bool = { _ in false }
  /// Called when the focus is lost.
  public var left: () -> Void = {}
  /// Called with the text that includes what an input method composes; nil when that has ended.
  public var composing: (_ text: String?) -> Void = { _ in }
  private var wasComposing = false
  private var setting: Setting
  /// The horizontal position that the caret keeps when moving up and down, in units of the layout.
  private var goal: Double?

  /// The distance of the frame from the text, in points.
  private static let margin = 6.0

  /// Creates the input of a text.
  ///
  /// - Parameter longest: the maximum number of characters.
  /// - Parameter set: lays out a text and places it, after each change.
  public init(
    name: String, text: String, longest: Int, set: @escaping (_ text: String) -> Setting
  ) {
    self.set = set
    setting = set(text)
    super.init(
      Accessibility(.textField, name: name, value: text),
      editor: TextEditor(text, longest: longest))
    place()
  }

  /// Called when the layout or the placement changes.
  public func reset() {
    setting = set(editor.text)
    place()
    setNeedsDisplay()
  }

  /// The area of the text, including the caret, in units of the layout.
  private var room: ViewRect {
    let caret = setting.layout.caret(atByte: 0)
    let (size, margin) = (setting.layout.size, Self.margin / scale)
    let left = min(0, caret.x)
    return ViewRect(
      x: left - margin, y: -margin,
      width: max(size.width, caret.x, setting.width ?? 0) - left + 2 * margin,
      height: max(size.height, caret.height) + 2 * margin)
  }

  /// The number of points in a unit of the layout.
  private var scale: Double { max(setting.map.enlargement, 1e-9) }

  /// Places the view over the text.
  private func place() {
    let corners = border(of: room)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return }
    frame = ViewRect(x: left - 1, y: top - 1, width: right - left + 2, height: bottom - top + 2)
  }

  /// The polygon around a rectangle of the layout, in points of the paper's view.
  private func border(of rect: ViewRect) -> [ViewPoint] {
    let steps = setting.bend == nil ? 1 : Self.bentSteps
    let xs = (0...steps).map { rect.x + rect.width * Double($0) / Double(steps) }
    return xs.map { setting.place(ViewPoint(x: $0, y: rect.y)) }
      + xs.reversed().map { setting.place(ViewPoint(x: $0, y: rect.maxY)) }
  }

  /// The number of straight lines in place of a bent one.
  private static let bentSteps = 48

  /// Converts a point of this view to units of the layout.
  private func layoutPoint(_ point: ViewPoint) -> ViewPoint {
    if let bend = setting.bend { return bend.point(point + frame.origin) }
    let place = setting.map.inverse?(PaperPoint(x: point.x + frame.x, y: point.y + frame.y))
    return ViewPoint(x: place?.x ?? 0, y: place?.y ?? 0)
  }

  // MARK: Editing

  public override func byte(at point: ViewPoint) -> Int {
    setting.layout.byte(at: layoutPoint(point))
  }

  public override var shapedText: TextLayout? { setting.layout }

  public override func insertable(_ text: String) -> String { TextEditor.paragraphs(text) }

  public override var undoesTyping: Bool { false }

  public override func destination(of event: KeyEvent) -> Int? {
    destination(of: event, in: setting.layout, goal: &goal)
  }

  public override func handleOther(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .enter where event.modifiers.isDisjoint(with: [.control, .alt]): insert("\n")
    case .enter, .escape: finished()
    case .tab where event.modifiers.isSubset(of: .shift) && wentOn(!event.modifiers.isEmpty): break
    case .tab where event.modifiers.isEmpty: insert("\t")
    default: return false
    }
    return true
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    if event.key != .up, event.key != .down { goal = nil }
    return super.keyPressed(event)
  }

  public override func textChanged() {
    let isComposing = composedBytes != nil
    if isComposing || wasComposing { composing(isComposing ? editor.text : nil) }
    wasComposing = isComposing
    reset()
  }

  public override func editingEnded() { left() }

  public override var caretInView: ViewRect? {
    let caret = setting.layout.caret(atByte: editor.caretByte)
    let (top, bottom) = (
      setting.place(ViewPoint(x: caret.x, y: caret.y)),
      setting.place(ViewPoint(x: caret.x, y: caret.maxY))
    )
    let (left, right) = (min(top.x, bottom.x), max(top.x, bottom.x))
    let (upper, lower) = (min(top.y, bottom.y), max(top.y, bottom.y))
    return ViewRect(
      x: left - frame.x, y: upper - frame.y, width: right - left, height: lower - upper)
  }

  // MARK: Drawing

  public override func draw(_ pass: RenderPass) {
    let context = pass.context
    context.saved {
      context.translate(x: -frame.x, y: -frame.y)
      if setting.bend != nil { return drawBent(pass) }
      let map = setting.map
      context.transform(xx: map.xx, xy: map.xy, yx: map.yx, yy: map.yy, x0: map.x0, y0: map.y0)
      drawFrame(pass)
      guard isFocused else { return }
      drawSelection(pass)
    }
  }

  /// Draws the frame, and the caret or the selection, along a line.
  private func drawBent(_ pass: RenderPass) {
    let context = pass.context
    func trace(_ points: [ViewPoint], closes: Bool) {
      for (index, point) in points.enumerated() {
        if index == 0 { context.move(x: point.x, y: point.y) }
        context.line(x: point.x, y: point.y)
      }
      if closes, let first = points.first { context.line(x: first.x, y: first.y) }
    }
    context.setColor(isFocused ? pass.theme.focus : pass.theme.secondaryText)
    context.setLine(width: 1, dash: [4, 3])
    trace(border(of: room), closes: true)
    context.stroke()
    guard isFocused else { return }
    let selected = editor.selectedBytes
    if selected.isEmpty {
      let caret = setting.layout.caret(atByte: editor.caretByte)
      let ends = [caret.y, caret.maxY].map { setting.place(ViewPoint(x: caret.x, y: $0)) }
      for (color, width) in [(pass.theme.field, 3.5), (pass.theme.focus, 1.8)] {
        context.setColor(color)
        context.setLine(width: width)
        trace(ends, closes: false)
        context.stroke()
      }
    } else {
      context.setColor(pass.theme.focus.with(alpha: 0.3))
      for box in setting.layout.boxes(of: selected) { trace(border(of: box), closes: true) }
      context.fill()
    }
    guard let composed = composedBytes else { return }
    context.setColor(pass.theme.focus)
    for box in setting.layout.boxes(of: composed) {
      trace(border(of: box.underline(thickness: 2 / scale)), closes: true)
    }
    context.fill()
  }

  private func drawFrame(_ pass: RenderPass) {
    let context = pass.context
    let dash = [4 / scale, 3 / scale]
    context.setColor(isFocused ? pass.theme.focus : pass.theme.secondaryText)
    context.setLine(width: 1 / scale, dash: dash)
    context.rectangle(room.inset(0.5 / scale))
    context.stroke()
  }

  private func drawSelection(_ pass: RenderPass) {
    let context = pass.context
    let selected = editor.selectedBytes
    if selected.isEmpty {
      let caret = setting.layout.caret(atByte: editor.caretByte)
      // Use two colours, so that it shows on any paper.
      for (color, width) in [(pass.theme.field, 3.5), (pass.theme.focus, 1.8)] {
        context.setColor(color)
        context.setLine(width: width / scale)
        context.move(x: caret.x, y: caret.y)
        context.line(x: caret.x, y: caret.maxY)
        context.stroke()
      }
    } else {
      context.setColor(pass.theme.focus.with(alpha: 0.3))
      for box in setting.layout.boxes(of: selected) { context.rectangle(box) }
      context.fill()
    }
    guard let composed = composedBytes else { return }
    context.setColor(pass.theme.focus)
    for box in setting.layout.boxes(of: composed) {
      context.rectangle(box.underline(thickness: 2 / scale))
    }
    context.fill()
  }
}
