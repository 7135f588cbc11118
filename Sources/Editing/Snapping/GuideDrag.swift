public import Base

/// A drag of a guide, out of a ruler or from its position.
///
///     let drag = GuideDrag(.vertical, among: [])
///     drag.guides(at: point, in: visible)      // without the guide outside the visible area
public struct GuideDrag: Sendable {
  /// The direction of the dragged guide.
  public let direction: SnapDirection
  /// The original guides.
  public let before: [Guide]
  /// The index of the moved guide; nil for a new one.
  private let index: Int?

  /// Starts dragging a new guide.
  public init(_ direction: SnapDirection, among guides: [Guide]) {
    self.direction = direction
    before = guides
    index = nil
  }

  /// Starts dragging an existing guide.
  public init(_ index: Int, of guides: [Guide]) {
    direction = guides[index].direction
    before = guides
    self.index = index
  }

  /// Returns the guides with this one at a point.
  ///
  /// - Parameters:
  ///   - visible: the visible part of the paper and its surroundings; dragged outside, the guide is removed.
  ///   - lines: the lines to snap to; nil for only whole points of the paper.
  public func guides(
    at point: PaperPoint, in visible: PaperBox, snappingTo lines: SnapLines? = nil,
    within reach: Double = 0
  ) -> [Guide] {
    var guides = before
    if let index { guides.remove(at: index) }
    let across = direction.across
    let span = visible.span(across)
    var place = point.coordinate(across)
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
