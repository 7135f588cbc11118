public import Base
public import Canvas

/// A view that has a text, a caret and a selection: what the keyboard, the pointer and the clipboard do to it.
///
/// Subclasses say where the characters are, and draw them.
open class TextInput: View {
  /// Tells of every change by the user.
  public final let changed = Signal<String>()
  public final internal(set) var editor: TextEditor
  final var history = TypingHistory()
  /// Counts how often the keyboard came and went: a text that comes late goes nowhere else.
  final private(set) var focusCount = 0
  private final var clicks = ClickCounter()
  /// Where the press began that selects.
  private final var press: (byte: Int, unit: TextEditor.Unit)?

  public init(_ accessibility: Accessibility, editor: TextEditor) {
    self.editor = editor
    super.init(accessibility)
    pointerShape = .text
  }

  /// Setting it tells no listener.
  public final var text: String {
    get { editor.text }
    set {
      guard newValue != editor.text else { return }
      editor = TextEditor(newValue, longest: editor.longest)
      history = TypingHistory()
      press = nil
      accessibility.value = newValue
      setNeedsDisplay()
      noteChange()
    }
  }

  public final func selectAll() {
    editor.selectAll()
    setNeedsDisplay()
  }

  /// Selects what lies between two offsets in UTF-8 bytes; equal ones place the caret.
  public final func select(_ bytes: Range<Int>) {
    editor.place(atByte: bytes.lowerBound, extending: false)
    editor.place(atByte: bytes.upperBound, extending: true)
    setNeedsDisplay()
    noteChange()
  }

  /// What is selected, in UTF-8 bytes.
  public final var selectedBytes: Range<Int> { editor.selectedBytes }
  public final var caretByte: Int { editor.caretByte }

  /// Types a text.
  public final func insert(_ typed: String) { edit(as: .typing) { $0.insert(typed) } }

  /// Puts the caret at the gap that is nearest to a point.
  public final func placeCaret(at point: ViewPoint) {
    editor.place(atByte: byte(at: point), extending: false)
    setNeedsDisplay()
  }

  // MARK: To be overridden

  /// The offset in UTF-8 bytes of the gap between characters that is nearest to a point.
  open func byte(at point: ViewPoint) -> Int { 0 }

  /// How the characters are set, to find out which of them are seen side by side; nil where nobody knows.
  open var shapedText: TextLayout? { nil }

  public final override var movesVisually: Bool { true }

  /// What comes of a text that is typed or pasted.
  open func insertable(_ text: String) -> String { TextEditor.line(text) }

  /// Whether it takes its own changes back; otherwise whoever keeps them does.
  open var undoesTyping: Bool { true }

  /// Where a key leads that moves the caret otherwise than by a character or a word; nil for one that does not.
  open func destination(of event: KeyEvent) -> Int? {
    switch event.key {
    case .home: 0
    case .end: editor.text.utf8.count
    default: nil
    }
  }

  /// Enter, or Esc: what is no text.
  ///
  /// - Returns: whether the key is for the view.
  open func handleOther(_ event: KeyEvent) -> Bool { false }

  /// The text is another one, or the caret has moved.
  open func textChanged() {}

  /// Where the caret is, for the window in which an input method offers characters; nil where nobody knows.
  open var caretInView: ViewRect? { nil }

  /// The keyboard is gone.
  open func editingEnded() {}

  final func noteChange() {
    textChanged()
    tellOfCaret()
    if let window { window.accessibilityListener?.scene(window, movedCaretIn: self) }
  }

  private final func tellOfCaret() {
    guard isFocused, let window, let caret = caretInView else { return }
    window.host?.setCaret(window.pixels(of: rectInScene(caret)))
  }

  // MARK: Input

  open override var acceptsFocus: Bool { true }

  open override func focusChanged() {
    setNeedsDisplay()
    focusCount += 1
    press = nil
    if isFocused { tellOfCaret() } else { editingEnded() }
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool { isFocused && handle(event) }

  open override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    let byte = byte(at: event.position)
    switch button {
    case .primary:
      let count = clicks.number(of: event, by: habits)
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

  open override func dragged(_ event: PointerEvent) {
    guard let press else { return }
    let byte = byte(at: event.position)
    edit { $0.select(from: press.byte, to: byte, by: press.unit) }
  }

  open override func released(_ event: PointerEvent, _ button: PointerButton) { endPress() }

  open override func pressCancelled() { endPress() }

  private func endPress() {
    if press != nil { offerSelection() }
    press = nil
  }
}
