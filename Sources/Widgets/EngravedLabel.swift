public import Canvas
public import Base

/// A text on a faceplate.
public final class EngravedLabel: View {
  /// The text, which screen readers speak, too.
  public var text: String {
    didSet {
      guard text != oldValue else { return }
      accessibility.name = text
      setNeedsDisplay()
    }
  }
  private let alignment: TextLayout.Alignment
  private let font: (Theme) -> Font

  /// Creates a label in a font of the theme.
  public init(
    _ text: String, alignment: TextLayout.Alignment = .center,
    font: @escaping (Theme) -> Font = { $0.engraved }
  ) {
    self.text = text
    self.alignment = alignment
    self.font = font
    super.init(Accessibility(.label, name: text))
  }

  public override func preferredSize(width: Double) -> ViewSize {
    let size = TextLayout(text, font: font(.light)).size
    return ViewSize(width: min(width, size.width.rounded(.up) + 2), height: 16)
  }

  public override func draw(_ pass: RenderPass) {
    pass.engrave(text, font: font(pass.theme), in: bounds, alignment: alignment)
  }
}
