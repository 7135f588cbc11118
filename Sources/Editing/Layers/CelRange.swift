public import Documents

/// Cels that are chosen together: a rectangle of a timeline, between two of its corners.
public struct CelRange: Equatable, Sendable {
  /// Where the choice began.
  public var anchor: CelPlace
  /// Its other corner: the cel that is edited.
  public var head: CelPlace

  public init(_ cel: CelPlace) { (anchor, head) = (cel, cel) }

  public init(from anchor: CelPlace, to head: CelPlace) {
    (self.anchor, self.head) = (anchor, head)
  }

  public var frames: ClosedRange<Int> {
    min(anchor.frame, head.frame)...max(anchor.frame, head.frame)
  }

  /// The places of its layers among those of a picture; that of its head alone where a corner is gone.
  public func layers(in picture: PixelPicture) -> ClosedRange<Int> {
    let head = picture.place(of: head.layer) ?? 0
    let other = picture.place(of: anchor.layer) ?? head
    return min(head, other)...max(head, other)
  }

  /// All cels of it that are there, but those of groups.
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
