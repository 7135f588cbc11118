public import Documents

/// A selection of cels: a rectangle of a timeline, given by two of its corners.
public struct CelRange: Equatable, Sendable {
  /// The first selected corner.
  public var anchor: CelAddress
  /// The opposite corner: the current cel.
  public var head: CelAddress

  /// Selects a single cel.
  public init(_ cel: CelAddress) { (anchor, head) = (cel, cel) }

  /// Selects the cels between two corners.
  public init(from anchor: CelAddress, to head: CelAddress) {
    (self.anchor, self.head) = (anchor, head)
  }

  /// The indices of the selected frames.
  public var frames: ClosedRange<Int> {
    min(anchor.frame, head.frame)...max(anchor.frame, head.frame)
  }

  /// Returns the range of its layers in a picture, or only its head's layer if the anchor's is gone.
  public func layers(in picture: Sprite) -> ClosedRange<Int> {
    let head = picture.index(of: head.layer) ?? 0
    let other = picture.index(of: anchor.layer) ?? head
    return min(head, other)...max(head, other)
  }

  /// Returns all its existing cels, except groups' cels.
  public func cels(in picture: Sprite) -> Set<CelAddress> {
    var cels: Set<CelAddress> = []
    for layer in layers(in: picture) where !picture.layers[layer].isGroup {
      for frame in frames where picture.frames.indices.contains(frame) {
        cels.insert(CelAddress(frame: frame, layer: picture.layers[layer].id))
      }
    }
    return cels
  }
}
