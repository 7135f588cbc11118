public import Documents

/// A selection of cels: a rectangle of a timeline, given by two of its corners.
public struct CelRange: Equatable, Sendable {
  /// The first selected corner.
  public var anchor: CelPlace
  /// The opposite corner: the current cel.
  public var head: CelPlace

  public init(_ cel: CelPlace) { (anchor, head) = (cel, cel) }

  public init(from anchor: CelPlace, to head: CelPlace) {
    (self.anchor, self.head) = (anchor, head)
  }

  public var frames: ClosedRange<Int> {
    min(anchor.frame, head.frame)...max(anchor.frame, head.frame)
  }

  /// Returns the range of its layers in a picture, or only its head's layer if the anchor's is gone.
  public func layers(in picture: PixelPicture) -> ClosedRange<Int> {
    let head = picture.place(of: head.layer) ?? 0
    let other = picture.place(of: anchor.layer) ?? head
    return min(head, other)...max(head, other)
  }

  /// Returns all its existing cels, except groups' cels.
  public func cels(in picture: PixelPicture) -> Set<CelPlace> {
    var cels: Set<CelPlace> = []
    for layer in layers(in: picture) where !picture.layers[layer].isGroup {
      for frame in frames where picture.frames.indices.contains(frame) {
        cels.insert(CelPlace(frame: frame, layer: picture.layers[layer].id))
      }
    }
    return cels
  }
}
