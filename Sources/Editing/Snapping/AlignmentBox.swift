public import Base
import Documents

/// What an element is aligned by: the box round its line, or of an upright text that of its type, from ascent to
/// descent, whatever letters it has.
public struct AlignmentBox: Equatable, Sendable {
  public var box: PaperBox
  /// Of a text: the y on which its first line stands.
  public var baseline: Double?

  public init(_ box: PaperBox, baseline: Double? = nil) {
    self.box = box
    self.baseline = baseline
  }

  func moved(by offset: PaperVector) -> AlignmentBox {
    AlignmentBox(box.moved(by: offset), baseline: baseline.map { $0 + offset.dy })
  }
}

extension ToolContext {
  /// What the element at a place is aligned by.
  func alignmentBox(at place: Int) -> AlignmentBox {
    guard case .text = index.elements[place].content,
      let text = index.stroke(at: place).text, let box = alignmentBox(of: text)
    else { return AlignmentBox(index.lineBox(at: place)) }
    return box
  }

  /// What some elements are aligned by that are moved as one.
  func alignmentBox(of places: [Int]) -> AlignmentBox {
    places.count == 1 ? alignmentBox(at: places[0]) : AlignmentBox(index.box(of: places))
  }

  /// Nil for a text that lies turned, or that nobody can set.
  func alignmentBox(of text: TextBlock) -> AlignmentBox? {
    if let kept = typeBoxes[text] { return kept }
    let box = sight.typeBox(of: text)
    if typeBoxes.count >= Self.mostTypeBoxes { typeBoxes = [:] }
    typeBoxes[text] = box
    return box
  }

  private static let mostTypeBoxes = 500
}
