public import Canvas
public import Base

/// A line of text, truncated with an ellipsis if it doesn't fit.
public final class Label: View {
  /// The sizes and weights of text.
  public enum Style: Sendable { case body, emphasized, secondary, title, headline }

  /// The text, which screen readers speak, too.
  public var text: String {
    didSet {
      guard text != oldValue else { return }
      accessibility.name = text
      setNeedsDisplay()
    }
  }
  /// The size, weight and colour of the text.
  public let style: Style
  /// The side that the lines are aligned to.
  public let alignment: TextLayout.Alignment
  /// The number of lines that it is broken into at most.
  public let maxLines: Int

  /// Creates a label; a single line aligned to the left unless said otherwise.
  public init(
    _ text: String, style: Style = .body, alignment: TextLayout.Alignment = .left,
    maxLines: Int = 1
  ) {
    self.text = text
    self.style = style
    self.alignment = alignment
    self.maxLines = maxLines
    super.init(Accessibility(.label, name: text))
  }

  private func font(_ theme: Theme) -> Font {
    switch style {
    case .body: theme.body
    case .emphasized: theme.emphasized
    case .secondary: theme.small
    case .title: theme.title
    case .headline: theme.headline
    }
  }

  public override func preferredSize(width: Double) -> ViewSize {
    let size = TextLayout(text, font: font(.light), width: width, maxLines: maxLines).size
    return ViewSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  public override func draw(_ pass: RenderPass) {
    pass.draw(
      text, font: font(pass.theme),
      color: color(pass.theme), in: bounds, alignment: alignment, maxLines: maxLines)
  }

  private func color(_ theme: Theme) -> Color {
    if !isUsable { return theme.disabledText }
    return style == .secondary ? theme.secondaryText : theme.text
  }
}
