public import Base

/// The place of a label: within its owner, or along its owner's line.
public enum LabelPlace: Equatable, Sendable {
  case room(LabelRoom)
  case line(LetterLine)

  /// Returns nil for an owner that has no such place.
  public init?(of label: TextLabel, in owner: PaintingElement, on paper: AspectRatio) {
    if let course = label.course {
      guard let line = LetterLine(of: owner, on: paper, side: course.side) else { return nil }
      self = .line(line)
    } else {
      guard let room = LabelRoom(in: owner, on: paper) else { return nil }
      self = .room(room)
    }
  }

  /// Whether an element has a place for a label.
  static func exists(for label: TextLabel, in owner: PaintingElement) -> Bool {
    label.course == nil ? owner.canHoldLabel : owner.canCarryText
  }
}

extension TextBlock {
  /// The distance of the text's anchor from the start of the line that it runs along.
  ///
  /// - Parameter beginsOnRight: whether its first letter is on the right.
  public func anchor(on line: LetterLine, beginsOnRight: Bool = false) -> Double {
    let part: Double =
      switch style.alignment {
      case .start: beginsOnRight ? 1 : 0
      case .center: 0.5
      case .end: beginsOnRight ? 0 : 1
      }
    return (part + (label?.course?.offset ?? 0)) * line.length
  }

  /// Returns the text upright, in its chosen size, with its first baseline at its anchor on a line.
  ///
  /// - Parameters:
  ///   - baseline: the distance of the baseline from the top, in ems.
  ///   - beginsOnRight: see `anchor`.
  public func placed(
    on line: LetterLine, baseline: Double, beginsOnRight: Bool
  ) -> TextBlock {
    var block = self
    let size = chosenSize
    let foot = line.map(at: anchor(on: line, beginsOnRight: beginsOnRight))
    block.width = nil
    block.map = PaperMap(
      xx: size, xy: 0, yx: 0, yy: size, x0: foot.x0, y0: foot.y0 - baseline * size)
    return block
  }

  /// Returns the map that takes the letters near its anchor from one line to another.
  func map(from old: LetterLine, to new: LetterLine) -> PaperMap {
    let back = old.map(at: anchor(on: old)).inverse ?? .identity
    return new.map(at: anchor(on: new)).after(back)
  }
}

extension PaintingElement {
  /// Whether it is a text with the same letters as another one, ignoring rounding errors.
  func looksLike(_ other: ElementContent, on paper: AspectRatio) -> Bool {
    let stroke = stroke(on: paper)
    guard let block = other.text, let outline = other.outline, let mine = stroke.text,
      mine.string == block.string, mine.style == block.style, mine.label == block.label,
      stroke.contourEnds == outline.ends
    else { return false }
    return zip(stroke.samples, outline.points).allSatisfy {
      ($0.position.x - $1.x).magnitude < Self.letterTolerance
        && ($0.position.y - $1.y).magnitude < Self.letterTolerance
    }
  }

  /// Far below a pixel at 6400 %, in parts of the paper's sides.
  private static let letterTolerance = 1e-8
}
