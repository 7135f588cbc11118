public import Base
public import Documents

/// A picture of which the sides that are seen can be moved, as far as it goes.
public struct PictureCrop: Sendable {
  private let element: PaintingElement
  private let block: PictureBlock
  private let paper: AspectRatio
  /// From the picture, whose corners are (0, 0) and (1, 1), to where it lies now.
  private let map: PaperMap
  private let back: PaperMap
  /// What is seen, as the picture's corners are.
  public private(set) var part: PaperBox

  /// What is left of a side at least.
  private static let smallest = 0.01

  /// Nil for what is no picture, or one without any extent.
  ///
  /// - Parameter paper: as it is now.
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

  /// Round what is seen, as it is turned; nil where the picture was bent out of its right angles.
  public var frame: SelectionFrame? { frame(of: part) }

  /// Round all of the picture.
  public var wholeFrame: SelectionFrame? { frame(of: PictureBlock.whole) }

  private func frame(of part: PaperBox) -> SelectionFrame? {
    let (along, across) = (
      PaperVector(dx: map.xx, dy: map.yx), PaperVector(dx: map.xy, dy: map.yy)
    )
    let (width, height) = (along.length, across.length)
    guard width > 0, height > 0, abs(along.dot(across)) <= 1e-6 * width * height else { return nil }
    // To the right or straight down, so that the knob is above.
    let axis = along * ((along.dx < -1e-9 ? -1 : 1) / width)
    return SelectionFrame(
      center: map(part.center), halfWidth: part.width * width / 2,
      halfHeight: part.height * height / 2, axis: axis)
  }

  /// The same with a side or a corner elsewhere.
  ///
  /// - Parameters:
  ///   - x: of the frame's handle that moves, −1, 0 or 1, as `y`.
  ///   - point: where the pointer is.
  public func moved(_ x: Int, _ y: Int, to point: PaperPoint) -> PictureCrop {
    guard let frame else { return self }
    // Of a mirrored picture, the frame's left side is the picture's right one.
    let offset = back(frame.point(Double(x), Double(y))) - part.center
    let place = back(point)
    let across = Self.side(from: part.left, to: part.right, offset.dx, isHeld: x != 0, at: place.x)
    let down = Self.side(from: part.top, to: part.bottom, offset.dy, isHeld: y != 0, at: place.y)
    var crop = self
    crop.part = PaperBox(
      from: PaperPoint(x: across.0, y: down.0), to: PaperPoint(x: across.1, y: down.1))
    return crop
  }

  /// One of both sides moved, within the picture and not as far as the other one.
  private static func side(
    from first: Double, to last: Double, _ offset: Double, isHeld: Bool, at place: Double
  ) -> (Double, Double) {
    guard isHeld else { return (first, last) }
    return offset < 0
      ? (min(max(place, 0), last - smallest), last) : (first, max(min(place, 1), first + smallest))
  }

  /// What makes the picture be seen like this.
  public var edit: PaintingEdit? {
    guard
      let outline = block.outline(of: part, on: element.placement?.paper ?? paper)
    else { return nil }
    var cropped = element
    cropped.content = .picture(block, outline)
    return .replace([PaintingEdit.Replacement(element.id, by: [cropped])])
  }
}
