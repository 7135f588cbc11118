public import Base
public import Canvas

/// A view with a text, a caret and a selection, edited by the keyboard, the pointer and the clipboard.
///
/// Subclasses lay out and draw the characters.
open class TextInput: View {
  /// Posted for every change by the user.
  public final let changed = Signal<String>()
  /// The text with its caret and selection.
  public final internal(set) var editor: TextEditor
  final var history = TypingHistory()
  /// What an input method composes.
  final var composition: Composition?
  /// Counts changes of focus, so that a text that arrives late isn't inserted elsewhere.
  final private(set) var focusCount = 0
  private final var clicks = ClickCounter()
  /// The start of the selecting press.
  private final var press: (byte: Int, unit: TextEditor.Unit)?

  /// Creates a view for the text of an editor.
  public init(_ accessibility: Accessibility, editor: TextEditor) {
    self.editor = editor
    super.init(accessibility)
    pointerShape = .text
  }

  /// Setting it doesn't notify listeners.
  public final var text: String {
    get { editor.text }
    set {
      guard newValue != editor.text else { return }
      editor = TextEditor(newValue, longest: editor.longest)
      history = TypingHistory()
      composition = nil
      press = nil
      accessibility.value = spokenText
      setNeedsDisplay()
      noteChange()
    }
  }

  /// Selects the whole text.
  public final func selectAll() {
    editor.selectAll()
    setNeedsDisplay()
  }

  /// Selects the text between two offsets in UTF-8 bytes; equal ones place the caret.
  public final func select(_ bytes: Range<Int>) {
    editor.place(atByte: bytes.lowerBound, extending: false)
    editor.place(atByte: bytes.upperBound, extending: true)
    setNeedsDisplay()
    noteChange()
  }

  /// The selection, in UTF-8 bytes.
  public final var selectedBytes: Range<Int> { editor.selectedBytes }
  /// The position of the caret in the text's UTF-8.
  public final var caretByte: Int { editor.caretByte }

  /// Types a text.
  public final func insert(_ typed: String) { edit(as: .typing) { $0.insert(typed) } }

  /// Moves the caret to the gap nearest to a point.
  public final func placeCaret(at point: ViewPoint) {
    editor.place(atByte: byte(at: point), extending: false)
    setNeedsDisplay()
  }

  // MARK: Overridable

  /// Returns the offset in UTF-8 bytes of the gap between characters nearest to a point.
  open func byte(at point: ViewPoint) -> Int { 0 }

  /// The layout of the characters, which determines their visual order; nil if unknown.
  open var shapedText: TextLayout? { nil }

  public final override var movesVisually: Bool { true }

  /// Whether the text is a secret: neither shown, nor spoken, nor copied.
  open var hidesText: Bool { false }

  /// Converts typed or pasted text before insertion.
  open func insertable(_ text: String) -> String { TextEditor.line(text) }

  /// Whether it undoes its own changes, instead of leaving that to their owner.
  open var undoesTyping: Bool { true }

  /// Returns the destination of a key that moves the caret other than by a character or a word, or nil for other keys.
  open func destination(of event: KeyEvent) -> Int? {
    switch event.key {
    case .home: 0
    case .end: editor.text.utf8.count
    default: nil
    }
  }

  /// Handles keys that don't enter text, such as Enter or Esc.
  ///
  /// - Returns: whether the key was handled.
  open func handleOther(_ event: KeyEvent) -> Bool { false }

  /// Called when the text or the caret changes.
  open func textChanged() {}

  /// The caret's frame, for placing the candidate window of an input method; nil if unknown.
  open var caretInView: ViewRect? { nil }

  /// Called when the focus is lost.
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

  open override var fingerUse: FingerUse? { .clicks }
  open override var acceptsFocus: Bool { true }

  open override func focusChanged() {
    setNeedsDisplay()
    focusCount += 1
    press = nil
    if isFocused { return tellOfCaret() }
    endComposing()
    window?.host?.setCaret(nil)
    editingEnded()
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
