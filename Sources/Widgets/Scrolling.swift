/// The scroll state of long content in a window. Lengths in points.
public struct Scrolling: Equatable, Sendable {
  /// The distance of the visible part from the upper end of the content.
  public private(set) var offset = 0.0
  /// The height of the content.
  public private(set) var contentHeight = 0.0
  /// The height of the visible part.
  public private(set) var visibleHeight = 0.0
  /// The scroll distance of a wheel notch.
  public static let notch = 64.0

  /// Creates the state of empty content.
  public init() {}

  /// The greatest offset; 0 if all of the content is visible.
  public var farthest: Double { max(0, contentHeight - visibleHeight) }

  /// What a finger does on the content.
  public var fingerUse: FingerUse { farthest > 0 ? .scrolls : .clicks }

  /// Sets both heights, and keeps the offset if it is still possible.
  public mutating func resize(content: Double, visible: Double) {
    contentHeight = content
    visibleHeight = visible
    scroll(to: offset)
  }

  /// Scrolls to an offset, limited to the possible ones; NaN scrolls to the upper end.
  public mutating func scroll(to offset: Double) {
    self.offset = min(max(0, offset.isNaN ? 0 : offset), farthest)
  }

  /// Scrolls as little as possible to make a range visible.
  public mutating func reveal(from top: Double, to bottom: Double) {
    if top < offset {
      scroll(to: top)
    } else if bottom > offset + visibleHeight {
      scroll(to: min(top, bottom - visibleHeight))
    }
  }

  /// Returns the scroll bar's thumb within a track, or nil if all of the content is visible.
  public func thumb(trackHeight: Double) -> (y: Double, height: Double)? {
    guard farthest > 0, trackHeight > 0 else { return nil }
    let height = max(min(32, trackHeight), trackHeight * visibleHeight / contentHeight)
    return ((trackHeight - height) * offset / farthest, height)
  }
}
