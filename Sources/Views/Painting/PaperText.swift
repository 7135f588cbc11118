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

    /// Places a layout by a map from its units to points of the paper's view.
    public init(_ layout: TextLayout, map: PaperMap, width: Double? = nil) {
      self.layout = layout
      self.map = map
      self.width = width
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
    let corners = Self.corners(of: room).map { setting.map(PaperPoint(x: $0.x, y: $0.y)) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return }
    frame = ViewRect(x: left - 1, y: top - 1, width: right - left + 2, height: bottom - top + 2)
  }

  private static func corners(of rect: ViewRect) -> [ViewPoint] {
    [
      ViewPoint(x: rect.x, y: rect.y), ViewPoint(x: rect.maxX, y: rect.y),
      ViewPoint(x: rect.maxX, y: rect.maxY), ViewPoint(x: rect.x, y: rect.maxY),
    ]
  }

  /// Converts a point of this view to units of the layout.
  private func layoutPoint(_ point: ViewPoint) -> ViewPoint {
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

  public override func textChanged() { reset() }

  public override func editingEnded() { left() }

  public override var caretInView: ViewRect? {
    let caret = setting.layout.caret(atByte: editor.caretByte)
    let (top, bottom) = (
      setting.map(PaperPoint(x: caret.x, y: caret.y)),
      setting.map(PaperPoint(x: caret.x, y: caret.maxY))
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
      let map = setting.map
      context.transform(xx: map.xx, xy: map.xy, yx: map.yx, yy: map.yy, x0: map.x0, y0: map.y0)
      drawFrame(pass)
      guard isFocused else { return }
      drawSelection(pass)
    }
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
  }
}
