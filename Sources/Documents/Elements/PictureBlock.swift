public import Base

/// A picture on the paper: the file, and where all of it lies.
///
/// What of it is seen is what lies within the outline that stands beside it in an element.
public struct PictureBlock: Equatable, Hashable, Sendable {
  public var file: PictureBytes
  /// From the picture, whose corners are (0, 0) and (1, 1), to lengths of the paper's longer side.
  public var map: PaperMap

  public init(_ file: PictureBytes, map: PaperMap) {
    self.file = file
    self.map = map
  }

  /// All of the picture.
  public static let whole = PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: 1, y: 1))

  /// Whether its numbers can be drawn with.
  public var isSound: Bool { map.isFinite && map.determinant != 0 && map.determinant.isFinite }

  /// The outline of a part of the picture.
  ///
  /// - Parameters:
  ///   - part: as the picture's corners are.
  ///   - paper: that the map leads to.
  /// - Returns: nil where it has no place among the numbers.
  public func outline(of part: PaperBox = Self.whole, on paper: AspectRatio) -> AreaOutline? {
    let corners = [
      PaperPoint(x: part.left, y: part.top), PaperPoint(x: part.right, y: part.top),
      PaperPoint(x: part.right, y: part.bottom), PaperPoint(x: part.left, y: part.bottom),
    ].map { map($0) }
    return AreaOutline(polygon: corners, on: paper)
  }
}

extension AreaOutline {
  /// A closed polygon.
  public init?(polygon corners: [PaperPoint], on paper: AspectRatio) {
    let points = corners.indices.flatMap { index in
      let (corner, next) = (corners[index], corners[(index + 1) % corners.count])
      return [corner, corner.point(1 / 3, towards: next), corner.point(2 / 3, towards: next)]
    }
    self.init(contours: [points.map { $0.unitPoint(on: paper) }])
  }
}
