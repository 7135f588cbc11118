public import Base
import Widgets

// The size of the pictures.
extension CollectionView {
  /// The space for a picture at the present size.
  public var previewBox: ViewSize { grid.size.box }

  /// Changes the size of the pictures at the user's request.
  ///
  /// - Parameter steps: positive for larger ones, nil for the default size.
  public func resizeThumbnails(by steps: Int?) {
    thumbnailSize = steps.map { grid.size.stepped(by: $0) } ?? .usual
    thumbnailSizeChanged.post(thumbnailSize)
  }

  /// - Parameter notches: positive for smaller ones. Fractions of a step are carried over to the next call.
  func resizeThumbnails(byWheel notches: Double) {
    restOfWheel += notches
    let steps = restOfWheel.rounded(.towardZero)
    restOfWheel -= steps
    if steps != 0 { resizeThumbnails(by: -Int(saturating: max(-8, min(8, steps)))) }
  }

  /// Keeps the hovered entry in place, or the one with the keyboard focus, or else the first visible one.
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
