public import Base

/// A guide in the hand: out of a ruler, or from where it lies.
///
///     let drag = GuideDrag(.vertical, among: [])
///     drag.guides(at: point, in: sight)      // with the guide there; without it beyond what is seen
public struct GuideDrag: Sendable {
  public let direction: SnapDirection
  /// As they were.
  public let before: [Guide]
  /// The one that is moved; nil for a new one.
  private let index: Int?

  /// A new guide.
  public init(_ direction: SnapDirection, among guides: [Guide]) {
    self.direction = direction
    before = guides
    index = nil
  }

  /// A guide that is there.
  public init(_ index: Int, of guides: [Guide]) {
    direction = guides[index].direction
    before = guides
    self.index = index
  }

  /// The guides while this one is at a point.
  ///
  /// - Parameters:
  ///   - sight: the part of the paper and its surroundings that is seen; beyond it, the guide is gone.
  ///   - lines: what it snaps to; nil for nothing, but for whole points of the paper.
  public func guides(
    at point: PaperPoint, in sight: PaperBox, snappingTo lines: SnapLines? = nil,
    within reach: Double = 0
  ) -> [Guide] {
    var guides = before
    if let index { guides.remove(at: index) }
    let across = direction.across
    let span = sight.span(across)
    var place = point.place(across)
    guard place >= span.start, place < span.end else { return guides }
    let snap =
      lines?.snap(
        AlignmentBox(PaperBox([point])), along: across.vector(1), within: reach) ?? .none
    if snap.offset != .zero {
      place += snap.offset.length(across)
    } else {
      place = PaperScale.length(ofPoints: PaperScale.points(ofLength: place).rounded())
    }
    guides.insert(Guide(direction, at: place), at: index ?? guides.count)
    return guides
  }
}
