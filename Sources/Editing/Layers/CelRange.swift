public import Documents

/// A selection of cels: some frames of adjacent layers.
public struct CelRange: Equatable, Sendable {
  /// The cel from which the selection is extended.
  public private(set) var anchor: CelAddress
  /// The current cel, in the last selected frame and layer.
  public private(set) var head: CelAddress
  /// The indices of the selected frames, ascending; at least one.
  public private(set) var frames: [Int]

  /// Selects a single cel.
  public init(_ cel: CelAddress) { self.init(from: cel, to: cel) }

  /// Selects the cels between two corners.
  public init(from anchor: CelAddress, to head: CelAddress) {
    (self.anchor, self.head) = (anchor, head)
    frames = Array(min(anchor.frame, head.frame)...max(anchor.frame, head.frame))
  }

  /// Selects frames in the layer of a cel.
  ///
  /// - Parameter head: the current cel, whose frame is selected as well.
  public init(_ frames: some Sequence<Int>, head: CelAddress) {
    (anchor, self.head) = (head, head)
    self.frames = Set(frames).union([head.frame]).sorted()
  }

  /// Whether it is a single cel.
  public var isSingle: Bool { frames.count == 1 && anchor.layer == head.layer }

  /// Returns the selection with the frame and the layer of a cel added, or without its frame if the cel is selected
  /// and not the last frame.
  public func toggling(_ cel: CelAddress, in picture: Sprite) -> CelRange {
    var range = self
    let layer = picture.index(of: cel.layer)
    let isSelected = frames.contains(cel.frame) && layer.map(layers(in: picture).contains) == true
    guard isSelected, frames.count > 1 else {
      range.frames = Set(frames).union([cel.frame]).sorted()
      range.anchor.frame = cel.frame
      range.head = cel
      return range
    }
    range.frames.removeAll { $0 == cel.frame }
    guard head.frame == cel.frame else { return range }
    let next = range.frames.min { abs($0 - cel.frame) < abs($1 - cel.frame) } ?? cel.frame
    (range.anchor.frame, range.head.frame) = (next, next)
    return range
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
