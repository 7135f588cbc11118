import Base
import Documents

extension Stroke {
  /// Whether a picture is seen as a whole within its contours.
  func showsWhole(_ picture: PictureBlock, on paper: AspectRatio) -> Bool {
    guard let whole = picture.outline(on: paper) else { return true }
    let seen = samples.map { PaperPoint($0.position, on: paper) }
    let all = whole.points.map { PaperPoint($0, on: paper) }
    return seen.count == all.count && zip(seen, all).allSatisfy { ($0 - $1).length <= 1e-9 }
  }
}
