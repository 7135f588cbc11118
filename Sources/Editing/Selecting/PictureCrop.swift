public import Base
public import Documents

/// A picture with movable crop edges, within its full extent.
public struct PictureCrop: Sendable {
  private let element: PaintingElement
  private let block: PictureBlock
  private let paper: AspectRatio
  /// Maps the picture, with corners (0, 0) and (1, 1), to its present placement.
  private let map: PaperMap
  private let back: PaperMap
  /// The visible part, in the picture's own coordinates.
  public private(set) var part: PaperBox

  /// The minimum remaining length of a side.
  private static let smallest = 0.01

  /// Returns nil for elements other than pictures, or a picture without extent.
  ///
  /// - Parameter paper: the present paper.
  public init?(_ element: PaintingElement, on paper: AspectRatio) {
    guard case .picture(let block, let outline) = element.content,
      let ownBack = block.map.inverse,
      case let map = element.placement?.map.after(block.map) ?? block.map,
      let back = map.inverse
    else { return nil }
    (self.element, self.block, self.paper, self.map, self.back) = (element, block, paper, map, back)
    let own = element.placement?.paper ?? paper
    part = PaperBox(outline.points.map { ownBack(PaperPoint($0, on: own)) })
  }

  /// The frame around the visible part, as rotated; nil if the picture was distorted out of its right angles.
  public var frame: SelectionFrame? { frame(of: part) }

  /// The frame around the whole picture.
  public var wholeFrame: SelectionFrame? { frame(of: PictureBlock.whole) }

  private func frame(of part: PaperBox) -> SelectionFrame? {
    let (along, across) = (
      PaperVector(dx: map.xx, dy: map.yx), PaperVector(dx: map.xy, dy: map.yy)
    )
    let (width, height) = (along.length, across.length)
    guard width > 0, height > 0, abs(along.dot(across)) <= 1e-6 * width * height else { return nil }
    // Choose the direction to the right or straight down, so that the knob is above.
    let axis = along * ((along.dx < -1e-9 ? -1 : 1) / width)
    return SelectionFrame(
      center: map(part.center), halfWidth: part.width * width / 2,
      halfHeight: part.height * height / 2, axis: axis)
  }

  /// Returns the crop with a side or a corner moved.
  ///
  /// - Parameters:
  ///   - x: −1, 0 or 1 for the moved handle of the frame, and likewise `y`.
  ///   - point: the pointer's position.
  public func moved(_ x: Int, _ y: Int, to point: PaperPoint) -> PictureCrop {
    guard let frame else { return self }
    // The frame's left side is a mirrored picture's right one.
    let offset = back(frame.point(Double(x), Double(y))) - part.center
    let place = back(point)
    let across = Self.side(from: part.left, to: part.right, offset.dx, isHeld: x != 0, at: place.x)
    let down = Self.side(from: part.top, to: part.bottom, offset.dy, isHeld: y != 0, at: place.y)
    var crop = self
    crop.part = PaperBox(
      from: PaperPoint(x: across.0, y: down.0), to: PaperPoint(x: across.1, y: down.1))
    return crop
  }

  /// Returns the moved side, within the picture and not past the opposite one.
  private static func side(
    from first: Double, to last: Double, _ offset: Double, isHeld: Bool, at place: Double
  ) -> (Double, Double) {
    guard isHeld else { return (first, last) }
    return offset < 0
      ? (min(max(place, 0), last - smallest), last) : (first, max(min(place, 1), first + smallest))
  }

  /// The edit that applies the crop.
  public var edit: PaintingEdit? {
    guard
      let outline = block.outline(of: part, on: element.placement?.paper ?? paper)
    else { return nil }
    var cropped = element
    cropped.content = .picture(block, outline)
    return .replace([PaintingEdit.Replacement(element.id, by: [cropped])])
  }
}
