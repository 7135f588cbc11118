public import Base
import Documents

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

extension ToolContext {
  /// Returns the alignment box of an element.
  func alignmentBox(at place: Int) -> AlignmentBox {
    guard case .text = index.elements[place].content,
      let text = index.stroke(at: place).text, let box = alignmentBox(of: text)
    else { return AlignmentBox(index.lineBox(at: place)) }
    return box
  }

  /// Returns the common alignment box of elements that move together.
  func alignmentBox(of indices: [Int]) -> AlignmentBox {
    indices.count == 1 ? alignmentBox(at: indices[0]) : AlignmentBox(index.box(of: indices))
  }

  /// Returns nil for a rotated text, or one that can't be laid out.
  func alignmentBox(of text: TextBlock) -> AlignmentBox? {
    if let kept = typeBoxes[text] { return kept }
    let box = display.typeBox(of: text)
    if typeBoxes.count >= Self.mostTypeBoxes { typeBoxes = [:] }
    typeBoxes[text] = box
    return box
  }

  private static let mostTypeBoxes = 500
}
