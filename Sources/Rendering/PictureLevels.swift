public import Canvas
public import Base

/// A picture and its halves, quarters and so on, so that it is drawn small as well as large without flicker
/// and at the cost of what is seen.
public final class PictureLevels: @unchecked Sendable {
  private let levels: [Surface]

  public var size: PixelSize { levels[0].size }

  /// - Parameter picture: nobody draws on it any more.
  public init(_ picture: Surface) {
    var levels = [picture]
    while let last = levels.last, last.size.longerSide > 64, let half = last.halved() {
      levels.append(half)
    }
    self.levels = levels
  }

  private init(_ levels: [Surface]) { self.levels = levels }

  /// In bytes.
  var cost: Int { levels.reduce(0) { $0 + $1.stride * $1.size.height } }

  /// The levels of at most so many pixels, and the last in any case; itself where those are all.
  func reduced(to pixels: Int) -> PictureLevels {
    let first = levels.firstIndex { $0.size.width * $0.size.height <= pixels } ?? levels.count - 1
    return first == 0 ? self : PictureLevels(Array(levels[first...]))
  }

  /// The smallest level that is at least so wide.
  func level(width: Double) -> Surface {
    levels.last { Double($0.size.width) >= width } ?? levels[0]
  }
}
