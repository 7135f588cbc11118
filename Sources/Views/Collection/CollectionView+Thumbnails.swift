public import Base
import Widgets

// How large the pictures are.
extension CollectionView {
  /// The room for a picture as it is now.
  public var previewBox: ViewSize { grid.size.box }

  /// Another size of the pictures, as somebody wants it.
  ///
  /// - Parameter steps: positive for larger ones, nil for the usual size.
  public func resizeThumbnails(by steps: Int?) {
    thumbnailSize = steps.map { grid.size.stepped(by: $0) } ?? .usual
    thumbnailSizeChanged.post(thumbnailSize)
  }

  /// - Parameter notches: positive for smaller ones; what makes no whole step counts for the next time.
  func resizeThumbnails(byWheel notches: Double) {
    restOfWheel += notches
    let steps = restOfWheel.rounded(.towardZero)
    restOfWheel -= steps
    if steps != 0 { resizeThumbnails(by: -Int(saturating: max(-8, min(8, steps)))) }
  }

  /// Leaves where it is what the pointer is over, or what the keyboard is at, or else what is seen first.
  func reflow(from old: ThumbnailSize) {
    let before = grid(old)
    let offset = scrollbar.scrolling.offset
    let visible = before.indices(from: offset, to: offset + bounds.height)
    let kept = hoveredIndex ?? selection.flatMap { visible.contains($0) ? $0 : nil }
    let index = kept ?? visible.first
    resizeContent()
    if let index, entries.indices.contains(index) {
      scroll { $0.scroll(to: offset + grid.rect(of: index).midY - before.rect(of: index).midY) }
    }
    hoveredIndex = nil
    placeEditor()
    setNeedsDisplay()
  }
}
