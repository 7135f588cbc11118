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

  /// The smallest level that is at least so wide.
  func level(width: Double) -> Surface {
    levels.last { Double($0.size.width) >= width } ?? levels[0]
  }
}
