public import Canvas
public import Base

/// A multi-line text editor, which scrolls if necessary.
public final class TextArea: TextInput {
  /// Called for Ctrl+Enter; Enter starts a new line.
  public var committed: () -> Void = {}
  private let shownLines: Int
  private var scrolling = Scrolling()
  /// The horizontal position that the caret keeps when moving up and down.
  private var goal: Double?
  /// The latest layout of the text.
  private var setting: (layout: TextLayout, width: Double, isMirrored: Bool)?

  private static let margin = ViewSize(width: 8, height: 6)
  private static let room = 2.0
  /// The maximum number of lines of a paragraph, beyond which it is truncated.
  private static let mostLines = 1 << 16

  /// - Parameter shownLines: the number of visible lines.
  public init(name: String, text: String = "", shownLines: Int, longest: Int) {
    self.shownLines = shownLines
    super.init(
      Accessibility(.textField, name: name, value: text),
      editor: TextEditor(text, longest: longest))
  }

  private func font(_ theme: Theme) -> Font { theme.body }

  public override func preferredSize(width: Double) -> ViewSize {
    let line = TextLayout("M", font: font(.light)).size.height
    return ViewSize(
      width: width,
      height: (Double(shownLines) * line + 2 * Self.margin.height).rounded(.up))
  }

  private var textWidth: Double { max(1, bounds.width - 2 * Self.margin.width) }

  private var layoutOfText: TextLayout {
    if let setting, setting.width == textWidth, setting.isMirrored == isMirrored {
      return setting.layout
    }
    let layout = TextLayout(
      editor.text, font: font(.light), width: textWidth, maxLines: Self.mostLines,
      direction: isMirrored ? .rightToLeft : .leftToRight)
    setting = (layout, textWidth, isMirrored)
    return layout
  }

  /// Converts a horizontal position between the screen, counted from the left, and the view, counted from its start.
  private func seen(_ x: Double) -> Double { isMirrored ? textWidth - x : x }

  /// The position of the caret relative to the corner of the text.
  private var caret: ViewRect { layoutOfText.caret(atByte: editor.caretByte) }

  private func fitScrolling() {
    scrolling.resize(
      content: layoutOfText.size.height + 2 * Self.margin.height, visible: bounds.height)
  }

  public override func layout() { fitScrolling() }

  // MARK: Editing

  public override func byte(at point: ViewPoint) -> Int {
    layoutOfText.byte(
      at: ViewPoint(
        x: seen(point.x - Self.margin.width),
        y: point.y - Self.margin.height + scrolling.offset))
  }

  public override var shapedText: TextLayout? { layoutOfText }

  public override func insertable(_ text: String) -> String { TextEditor.paragraphs(text) }

  public override func destination(of event: KeyEvent) -> Int? {
    destination(of: event, in: layoutOfText, goal: &goal)
  }

  public override func handleOther(_ event: KeyEvent) -> Bool {
    guard event.key == .enter else { return false }
    if event.modifiers.isDisjoint(with: [.control, .alt]) { insert("\n") } else { committed() }
    return true
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    if event.key != .up, event.key != .down { goal = nil }
    return super.keyPressed(event)
  }

  public override func textChanged() {
    setting = nil
    fitScrolling()
    let caret = caret
    scrolling.reveal(from: caret.y, to: caret.maxY + 2 * Self.margin.height)
  }

  public override func editingEnded() { history = TypingHistory() }

  public override var caretInView: ViewRect? {
    let caret = caret
    return ViewRect(
      x: Self.margin.width + seen(caret.x), y: Self.margin.height + caret.y - scrolling.offset,
      width: 0, height: caret.height)
  }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    guard scrolling.farthest > 0 else { return false }
    scrolling.scroll(to: scrolling.offset + dy * Scrolling.notch)
    setNeedsDisplay()
    return true
  }

  // MARK: Drawing

  public override func draw(_ pass: RenderPass) {
    let colors = TextFieldColors(.standard, pass.theme)
    pass.drawSheet(bounds, colors, of: self)
    let context = pass.context
    context.saved {
      context.rectangle(bounds.inset(Self.room))
      context.clip()
      let top = Self.margin.height - scrolling.offset
      let y = (top * pass.scale).rounded() / pass.scale
      if isFocused { drawSelection(y, colors, pass) }
      context.setColor(isUsable ? colors.text : colors.disabled)
      layoutOfText.draw(in: context, x: Self.margin.width, y: y)
    }
    let track = bounds.inset(Self.room + 1)
    pass.drawScrollThumb(scrolling, in: track, isHovered: isHovered)
  }

  private func drawSelection(_ y: Double, _ colors: TextFieldColors, _ pass: RenderPass) {
    let selected = editor.selectedBytes
    if selected.isEmpty {
      pass.context.setColor(colors.text)
      let caret = caret
      pass.context.rectangle(
        ViewRect(
          x: (Self.margin.width + seen(caret.x)).rounded(), y: y + caret.y, width: 1,
          height: caret.height))
    } else {
      pass.context.setColor(colors.selection)
      for box in boxes(of: selected, y) { pass.context.rectangle(box) }
    }
    pass.context.fill()
    guard let composed = composedBytes else { return }
    pass.context.setColor(colors.text)
    for box in boxes(of: composed, y) { pass.context.rectangle(box.underline(thickness: 1)) }
    pass.context.fill()
  }

  /// The boxes around a part of the text, in points of the view.
  private func boxes(of bytes: Range<Int>, _ y: Double) -> [ViewRect] {
    layoutOfText.boxes(of: bytes).map { box in
      ViewRect(
        x: Self.margin.width + seen(isMirrored ? box.maxX : box.x), y: y + box.y,
        width: box.width, height: box.height)
    }
  }
}
