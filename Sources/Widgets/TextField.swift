public import Canvas
public import Base

/// A line of text that can be edited.
public final class TextField: View {
  public enum Style: Sendable {
    /// A sheet of paper, as in a window.
    case standard
    /// Lit letters behind glass, as on a faceplate.
    case readout
  }

  /// Tells of every change by the user.
  public let changed = Signal<String>()
  /// Enter was pressed.
  public var committed: (String) -> Void = { _ in }
  /// Esc was pressed, or the field lost the keyboard.
  public var ended: () -> Void = {}
  public var placeholder: String { didSet { setNeedsDisplay() } }
  public var icon: Icon?
  /// A unit that stands behind the text.
  public var suffix = ""
  public let style: Style
  public var alignment = TextLayout.Alignment.left
  /// Whether the text is refused, shown by the field's edge and a mark.
  public var isInvalid = false { didSet { if isInvalid != oldValue { setNeedsDisplay() } } }
  public internal(set) var editor: TextEditor
  var history = TypingHistory()
  /// Counts how often the keyboard came and went: a text that comes late goes nowhere else.
  private(set) var focusCount = 0
  private var clicks = ClickCounter()
  /// Where the press began that selects.
  private var press: (byte: Int, unit: TextEditor.Unit)?

  public init(
    name: String, text: String = "", placeholder: String = "", icon: Icon? = nil,
    style: Style = .standard
  ) {
    editor = TextEditor(text)
    self.style = style
    self.placeholder = placeholder
    self.icon = icon
    super.init(Accessibility(.textField, name: name, value: text))
    pointerShape = .text
  }

  /// Setting it tells no listener.
  public var text: String {
    get { editor.text }
    set {
      guard newValue != editor.text else { return }
      editor = TextEditor(newValue)
      history = TypingHistory()
      press = nil
      accessibility.value = newValue
      setNeedsDisplay()
    }
  }

  public func selectAll() {
    editor.selectAll()
    setNeedsDisplay()
  }

  public override var acceptsFocus: Bool { true }

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: min(width, 200), height: Theme.light.controlHeight)
  }

  public override func focusChanged() {
    setNeedsDisplay()
    focusCount += 1
    press = nil
    guard !isFocused else { return }
    history = TypingHistory()
    ended()
  }

  public override func draw(_ pass: DrawPass) { drawField(pass) }

  // MARK: Input

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    isFocused && handle(event)
  }

  private func byte(at event: PointerEvent) -> Int {
    let layout = TextLayout(editor.text, font: font(.light))
    return layout.byte(atX: event.position.x - origin(of: layout))
  }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    let byte = byte(at: event)
    switch button {
    case .primary:
      let count = clicks.number(of: event)
      let unit: TextEditor.Unit = count == 1 ? .character : count == 2 ? .word : .line
      press = (byte, unit)
      if unit == .character {
        let isExtending = event.modifiers.contains(.shift)
        if isExtending { press?.byte = editor.anchorByte }
        edit { $0.place(atByte: byte, extending: isExtending) }
      } else {
        edit { $0.select(from: byte, to: byte, by: unit) }
      }
    case .middle:
      window?.focus(self)
      edit { $0.place(atByte: byte, extending: false) }
      paste(from: .primary)
    case .secondary:
      guard window?.textMenuTitles != nil else { return false }
      window?.focus(self)
      if !editor.selectedBytes.contains(byte) { edit { $0.place(atByte: byte, extending: false) } }
      showMenu(at: event.position)
    case .other: return false
    }
    return true
  }

  public override func dragged(_ event: PointerEvent) {
    guard let press else { return }
    let byte = byte(at: event)
    edit { $0.select(from: press.byte, to: byte, by: press.unit) }
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) { endPress() }

  public override func pressCancelled() { endPress() }

  private func endPress() {
    if press != nil { offerSelection() }
    press = nil
  }
}
