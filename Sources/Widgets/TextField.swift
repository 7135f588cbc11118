public import Canvas
public import Base

/// A line of text that can be edited.
public final class TextField: TextInput {
  /// The looks of a field.
  public enum Style: Sendable {
    /// A sheet of paper, as in a window.
    case standard
    /// Luminous letters behind glass, as on a faceplate.
    case readout
  }

  /// Called when Enter is pressed.
  public var committed: (String) -> Void = { _ in }
  /// Called when Esc is pressed or the focus is lost.
  public var ended: () -> Void = {}
  /// The text shown in an empty field.
  public var placeholder: String { didSet { setNeedsDisplay() } }
  /// The icon before the text; nil for none.
  public var icon: Icon?
  /// A unit shown after the text.
  public var suffix = ""
  /// The look: on paper or behind glass.
  public let style: Style
  /// Whether its text is a password: a bullet is shown for each letter, and nothing is copied or spoken.
  public let isSecret: Bool
  /// The side that the text is aligned to.
  public var alignment = TextLayout.Alignment.left
  /// Whether the text is invalid, shown by the field's edge and a mark.
  public var isInvalid = false { didSet { if isInvalid != oldValue { setNeedsDisplay() } } }

  /// The view that gets the focus after Esc, if that only ends the field.
  public weak var next: View?
  public override var viewAfterEscape: View? { next }

  /// Creates a field with a name for screen readers.
  ///
  /// - Parameters:
  ///   - isSecret: whether its text is a password.
  ///   - longest: the maximum number of characters.
  public init(
    name: String, text: String = "", placeholder: String = "", icon: Icon? = nil,
    style: Style = .standard, isSecret: Bool = false, longest: Int = TextEditor.longestLine
  ) {
    self.style = style
    self.isSecret = isSecret
    self.placeholder = placeholder
    self.icon = icon
    super.init(
      Accessibility(.textField, name: name, value: isSecret ? "" : text),
      editor: TextEditor(text, longest: longest))
  }

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: min(width, 200), height: Theme.light.controlHeight)
  }

  public override func draw(_ pass: RenderPass) { drawField(pass) }

  // MARK: Input

  public override func byte(at point: ViewPoint) -> Int {
    let layout = shaped
    return byte(ofShown: layout.byte(atX: seen(point.x - origin(of: layout), in: layout)))
  }

  public override var caretInView: ViewRect? {
    let layout = shaped
    let x = origin(of: layout) + caretX(in: layout)
    return ViewRect(x: x, y: 4, width: 0, height: bounds.height - 8)
  }

  public override var shapedText: TextLayout? { isSecret ? nil : shaped }

  public override var hidesText: Bool { isSecret }

  public override func handleOther(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .enter: committed(editor.text)
    case .escape: window?.focus(nil)
    default: return false
    }
    return true
  }

  public override func editingEnded() {
    history = TypingHistory()
    ended()
  }
}
