import Base
import Documents

// The boxes of elements that are aligned.
extension ToolContext {
  /// Returns the alignment box of an element.
  func alignmentBox(at place: Int) -> AlignmentBox {
    guard case .text = index.elements[place].content,
      index.elements[place].label?.course == nil, let text = index.stroke(at: place).text,
      let box = alignmentBox(of: text)
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
