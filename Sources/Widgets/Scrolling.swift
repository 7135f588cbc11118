/// The scroll state of long content in a window. Lengths in points.
public struct Scrolling: Equatable, Sendable {
  public private(set) var offset = 0.0
  public private(set) var contentHeight = 0.0
  public private(set) var visibleHeight = 0.0
  /// The scroll distance of a wheel notch.
  public static let notch = 64.0

  public init() {}

  public var farthest: Double { max(0, contentHeight - visibleHeight) }

  public mutating func resize(content: Double, visible: Double) {
    contentHeight = content
    visibleHeight = visible
    scroll(to: offset)
  }

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
