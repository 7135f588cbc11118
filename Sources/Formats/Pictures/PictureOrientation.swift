import Base

/// How a camera was held: where the first row and the first column of a file's pixels are to be seen.
///
/// Source: CIPA DC-008 (Exif 2.32), 4.6.4, *Orientation*.
enum PictureOrientation: UInt8, CaseIterable {
  case upright = 1
  case mirrored, turned, flipped, transposed, turnedRight, turnedOver, turnedLeft

  /// From the file's pixels, whose corners are (0, 0) and (1, 1), to the upright picture, whose corners are the same.
  var map: PaperMap {
    switch self {
    case .upright: .identity
    case .mirrored: PaperMap(xx: -1, xy: 0, yx: 0, yy: 1, x0: 1, y0: 0)
    case .turned: PaperMap(xx: -1, xy: 0, yx: 0, yy: -1, x0: 1, y0: 1)
    case .flipped: PaperMap(xx: 1, xy: 0, yx: 0, yy: -1, x0: 0, y0: 1)
    case .transposed: PaperMap(xx: 0, xy: 1, yx: 1, yy: 0, x0: 0, y0: 0)
    case .turnedRight: PaperMap(xx: 0, xy: -1, yx: 1, yy: 0, x0: 1, y0: 0)
    case .turnedOver: PaperMap(xx: 0, xy: -1, yx: -1, yy: 0, x0: 1, y0: 1)
    case .turnedLeft: PaperMap(xx: 0, xy: 1, yx: -1, yy: 0, x0: 0, y0: 1)
    }
  }

  /// Whether the file's rows are the picture's columns.
  var swapsSides: Bool { rawValue > 4 }
}
