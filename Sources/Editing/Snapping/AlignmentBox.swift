public import Base

/// The box for aligning an element: the bounds of its line, or for an upright text the typographic box from ascent to
/// descent, independent of its letters.
public struct AlignmentBox: Equatable, Sendable {
  /// The box on the paper.
  public var box: PaperBox
  /// The y coordinate of a text's first baseline.
  public var baseline: Double?

  /// Creates a box; only that of a text has a baseline.
  public init(_ box: PaperBox, baseline: Double? = nil) {
    self.box = box
    self.baseline = baseline
  }

  func moved(by offset: PaperVector) -> AlignmentBox {
    AlignmentBox(box.moved(by: offset), baseline: baseline.map { $0 + offset.dy })
  }
}
