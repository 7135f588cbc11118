public import Canvas
public import Base

/// A picture with its halves, quarters and so on, to draw it at any size without flicker at the cost of the visible
/// pixels.
public final class PictureLevels: @unchecked Sendable {
  private let levels: [Surface]
  /// The source file, for vector pages that embed it.
  private let stored: StoredPicture?

  public var size: PixelSize { levels[0].size }

  /// - Parameters:
  ///   - picture: must not be drawn on any more.
  ///   - stored: the source file; nil for one that vector pages can't embed.
  public init(_ picture: Surface, stored: StoredPicture? = nil) {
    var levels = [picture]
    while let last = levels.last, last.size.longerSide > 64, let half = last.halved() {
      levels.append(half)
    }
    self.levels = levels
    self.stored = stored
  }

  private init(_ levels: [Surface], _ stored: StoredPicture?) {
    self.levels = levels
    self.stored = stored
  }

  /// The memory size in bytes.
  var cost: Int { levels.reduce(0) { $0 + $1.stride * $1.size.height } }

  /// The levels of at most the given number of pixels, always including the smallest; self if that is all.
  func reduced(to pixels: Int) -> PictureLevels {
    let first = levels.firstIndex { $0.size.width * $0.size.height <= pixels } ?? levels.count - 1
    return first == 0 ? self : PictureLevels(Array(levels[first...]), stored)
  }

  /// The smallest level with at least the given width.
  func level(width: Double) -> Surface {
    levels.last { Double($0.size.width) >= width } ?? levels[0]
  }

  /// The surface to draw at a width, and the map from it to the picture, both with the corners (0, 0) and (1, 1).
  func source(width: Double, for context: DrawingContext) -> (picture: Surface, map: PaperMap) {
    guard context.isPage, let stored,
      let picture = context.pagePicture(
        of: self, make: { stored.surface(of: level(width: Self.pageWidth)) })
    else { return (level(width: width), .identity) }
    return (picture, stored.map)
  }

  /// The width in pixels of stand-ins for pictures embedded as files; readers never see them.
  private static let pageWidth = 1024.0
}
