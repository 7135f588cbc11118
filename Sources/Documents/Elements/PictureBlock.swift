public import Base
import Synchronization

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

/// The bytes of a picture file, shared by all elements that show it.
public final class PictureBytes: Sendable {
  /// As the file came: PNG, JPEG, …
  public let bytes: [UInt8]
  /// What those who draw it made of it, for as long as it is in memory.
  private let made = Mutex<(any AnyObject & Sendable)?>(nil)

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What is made of the file once, and kept with it.
  public func kept<Value: AnyObject & Sendable>(_ make: ([UInt8]) -> Value) -> Value {
    made.withLock { made in
      if let value = made as? Value { return value }
      let value = make(bytes)
      made = value
      return value
    }
  }
}

extension PictureBytes: Hashable {
  public static func == (left: PictureBytes, right: PictureBytes) -> Bool {
    left === right || left.bytes == right.bytes
  }

  /// Files are told apart by their ends well enough.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    for byte in bytes.suffix(64) { hasher.combine(byte) }
  }
}

extension PaintingElement {
  /// A picture as it is put on the paper: upright, at its own size where there is room for it.
  ///
  /// - Parameters:
  ///   - width: the picture's own in pixels, as `height`: each is a point of a paper at 100 %.
  ///   - room: most of which it fills at most.
  ///   - center: where its middle comes to lie; nil for the middle of the room.
  public init?(
    _ file: PictureBytes, width: Int, height: Int, within room: PaperBox,
    around center: PaperPoint? = nil, on paper: AspectRatio
  ) {
    let own = (
      width: PaperScale.length(ofPoints: Double(width)),
      height: PaperScale.length(ofPoints: Double(height))
    )
    let share = 0.8
    let scale = min(1, share * room.width / own.width, share * room.height / own.height)
    let center = center ?? room.center
    let block = PictureBlock(
      file,
      map: PaperMap(
        xx: scale * own.width, xy: 0, yx: 0, yy: scale * own.height,
        x0: center.x - scale * own.width / 2, y0: center.y - scale * own.height / 2))
    guard block.isSound, let outline = block.outline(on: paper) else { return nil }
    self.init(.picture(block, outline), width: PaperScale.length(ofPoints: 1))
  }
}
