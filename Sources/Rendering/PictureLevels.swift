public import Canvas
public import Base

/// A picture and its halves, quarters and so on, so that it is drawn small as well as large without flicker
/// and at the cost of what is seen.
public final class PictureLevels: @unchecked Sendable {
  private let levels: [Surface]
  /// The file that it came from, where pages of vectors take that over.
  private let stored: StoredPicture?

  public var size: PixelSize { levels[0].size }

  /// - Parameters:
  ///   - picture: nobody draws on it any more.
  ///   - stored: the file that it came from; nil for one that pages of vectors do not take over.
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

  /// In bytes.
  var cost: Int { levels.reduce(0) { $0 + $1.stride * $1.size.height } }

  /// The levels of at most so many pixels, and the last in any case; itself where those are all.
  func reduced(to pixels: Int) -> PictureLevels {
    let first = levels.firstIndex { $0.size.width * $0.size.height <= pixels } ?? levels.count - 1
    return first == 0 ? self : PictureLevels(Array(levels[first...]), stored)
  }

  /// The smallest level that is at least so wide.
  func level(width: Double) -> Surface {
    levels.last { Double($0.size.width) >= width } ?? levels[0]
  }

  /// What a context is to draw at a width, and the map from that to the picture, both with the corners (0, 0) and (1,
  /// 1).
  func source(width: Double, for context: DrawingContext) -> (picture: Surface, map: PaperMap) {
    guard context.isPage, let stored,
      let picture = context.pagePicture(
        of: self, make: { stored.surface(of: level(width: Self.pageWidth)) })
    else { return (level(width: width), .identity) }
    return (picture, stored.map)
  }

  /// Of the pixels of pictures that a page takes over as files: no reader is shown them.
  private static let pageWidth = 1024.0
}
