public import Base
import Synchronization

/// A picture on the paper: the file and its placement.
///
/// The element's outline determines the visible part.
public struct PictureBlock: Equatable, Hashable, Sendable {
  /// The bytes of the file, in the format that they were inserted in.
  public var file: PictureBytes
  /// Maps the picture, with corners (0, 0) and (1, 1), to units of the paper's longer side.
  public var map: PaperMap

  /// Places a picture; its outline is the element's own affair.
  public init(_ file: PictureBytes, map: PaperMap) {
    self.file = file
    self.map = map
  }

  /// The bounds of the whole picture.
  public static let whole = PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: 1, y: 1))

  /// Whether its numbers are valid for drawing.
  public var isSound: Bool { map.isFinite && map.determinant != 0 && map.determinant.isFinite }

  /// Returns the outline of a part of the picture.
  ///
  /// - Parameters:
  ///   - part: in the picture's own coordinates.
  ///   - paper: the target of the map.
  /// - Returns: nil if the outline isn't finite.
  public func outline(of part: PaperBox = Self.whole, on paper: AspectRatio) -> AreaOutline? {
    let corners = [
      PaperPoint(x: part.left, y: part.top), PaperPoint(x: part.right, y: part.top),
      PaperPoint(x: part.right, y: part.bottom), PaperPoint(x: part.left, y: part.bottom),
    ].map { map($0) }
    return AreaOutline(polygon: corners, on: paper)
  }
}

extension AreaOutline {
  /// Creates a closed polygon.
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
  /// The unmodified file: PNG, JPEG, …
  public let bytes: [UInt8]
  /// A cached object that renderers derive from it, kept as long as it is in memory.
  private let made = Mutex<(any AnyObject & Sendable)?>(nil)

  /// Wraps the bytes of a file, which need not be readable.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns an object derived from the file, computed once and cached.
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

  /// Uses only the length and the ends of files, which distinguish them well enough.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    for byte in bytes.suffix(64) { hasher.combine(byte) }
  }
}
