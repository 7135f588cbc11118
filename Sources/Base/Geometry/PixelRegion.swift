/// A few rectangles of pixels that together cover everything added to them.
///
/// Nearby rectangles are merged, since each costs a round of drawing; distant ones stay separate, so that the pixels
/// between them are not redrawn.
public struct PixelRegion: Equatable, Sendable {
  /// Disjoint.
  public private(set) var rects: [PixelRect] = []
  /// The greatest number of separate rectangles.
  public static let mostRects = 8

  /// Creates an empty region.
  public init() {}

  /// Creates a region that covers a rectangle, which may be empty.
  public init(_ rect: PixelRect) { add(rect) }

  /// Whether it has no pixels.
  public var isEmpty: Bool { rects.isEmpty }

  /// The smallest rectangle around all others; empty without any.
  public var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

  /// Adds a rectangle, and merges it with rectangles close to it; an empty one changes nothing.
  public mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    // A joined rectangle may be close to others in turn.
    while let near = rects.firstIndex(where: { Self.areClose($0, rect) }) {
      rect = rect.union(rects.remove(at: near))
    }
    rects.append(rect)
    if rects.count > Self.mostRects { joinClosest() }
  }

  /// Removes a rectangle from the region.
  public mutating func popFirst() -> PixelRect? { rects.isEmpty ? nil : rects.removeFirst() }

  /// Drawing this many pixels needlessly is cheaper than another round of drawing.
  private static let fewPixels = 1024

  private static func areClose(_ a: PixelRect, _ b: PixelRect) -> Bool {
    a.intersects(b) || a.union(b).area <= a.area + b.area + fewPixels
  }

  private mutating func joinClosest() {
    var best = (a: 0, b: 1, waste: Int.max)
    for a in rects.indices {
      for b in rects.indices where b > a {
        let waste = rects[a].union(rects[b]).area - rects[a].area - rects[b].area
        if waste < best.waste { best = (a, b, waste) }
      }
    }
    let second = rects.remove(at: best.b)
    let first = rects.remove(at: best.a)
    add(first.union(second))
  }

  /// Returns the parts of the rectangles inside of some bounds.
  public func intersection(_ bounds: PixelRect) -> PixelRegion {
    var cut = PixelRegion()
    cut.rects = rects.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    return cut
  }
}
