import Canvas

/// The cached text layouts of one window.
final class TextCache {
  private struct Key: Hashable {
    var text: String
    var font: Font
    var width: Double?
    var maxLines: Int
    var alignment: TextLayout.Alignment
    var direction: TextLayout.Direction
  }

  private static let capacity = 600
  private var layouts: [Key: TextLayout] = [:]

  func layout(
    _ text: String, font: Font, width: Double?, maxLines: Int, alignment: TextLayout.Alignment,
    direction: TextLayout.Direction
  ) -> TextLayout {
    let key = Key(
      text: text, font: font, width: width, maxLines: maxLines, alignment: alignment,
      direction: direction)
    if let layout = layouts[key] { return layout }
    if layouts.count >= Self.capacity { layouts.removeAll(keepingCapacity: true) }
    let layout = TextLayout(
      text, font: font, width: width, maxLines: maxLines, alignment: alignment,
      direction: direction)
    layouts[key] = layout
    return layout
  }
}
