import Base
import Documents

// Labels along the lines of their owners.
extension ToolContext {
  /// The text and the line that a command puts together.
  private struct Pair {
    var text: PaintingElement
    var line: PaintingElement
  }

  /// A selected text and a line without a label, or a selected line whose label is not along it.
  private var loosePair: Pair? {
    let elements = selectedFew
    if elements.count == 2 {
      guard let text = elements.first(where: { $0.content.text != nil && $0.label == nil }),
        let line = elements.first(where: { $0.id != text.id }), line.canCarryText,
        painting.label(of: line.id) == nil
      else { return nil }
      return Pair(text: text, line: line)
    }
    guard let pair = labelledPair, pair.text.label?.course == nil else { return nil }
    return pair
  }

  /// A selected line with a text along it.
  private var pairOnPath: Pair? {
    labelledPair.flatMap { $0.text.label?.course == nil ? nil : $0 }
  }

  private var labelledPair: Pair? {
    let elements = selectedFew
    guard elements.count == 1, elements[0].canCarryText,
      let label = painting.label(of: elements[0].id).flatMap({ index.element($0) })
    else { return nil }
    return Pair(text: label, line: elements[0])
  }

  /// The selected elements, if they are at most two that can be changed.
  private var selectedFew: [PaintingElement] {
    guard session.access == .changing, (1...2).contains(selection.indices.count) else { return [] }
    let elements = Array(selection.elements)
    return elements.contains(where: \.isLocked) ? [] : elements
  }

  /// Whether the selection is a text and a line to put it on, or a line whose label can go along it.
  public var canPutTextOnPath: Bool { loosePair != nil }

  /// Whether the selection is a line with a text along it.
  public var hasTextOnPath: Bool { pairOnPath != nil }

  /// Lets the selected text, or the label of the selected line, run along the line: outside of a closed one, at its
  /// top. Does nothing for other selections.
  public func putTextOnPath() {
    guard let pair = loosePair, let block = pair.text.stroke(on: ratio).text,
      let laid = letters(block, on: pair.line)
    else { return }
    let text = pair.text.written(laid.content)
    let line = pair.line
    let edit: PaintingEdit =
      pair.text.label != nil
      ? .replace([PaintingEdit.Replacement(text.id, by: [text])])
      : .replace([
        PaintingEdit.Replacement(text.id, by: []),
        // A label is above its owner, and in the same groups.
        PaintingEdit.Replacement(line.id, by: [line, text.replacing(line)]),
      ])
    perform(edit) { [weak self] isChanged in
      if isChanged { self?.selection.select([line.id]) }
    }
  }

  /// Lays a text out along a line for the first time.
  private func letters(_ block: TextBlock, on line: PaintingElement) -> LineLetters? {
    var block = block
    let label = TextLabel(of: line.id, size: block.chosenSize)
    guard let drawn = LetterLine(of: line, on: ratio, side: .left) else { return nil }
    let way = drawn.points[drawn.points.count - 1] - drawn.points[0]
    let isUpright = drawn.isClosed ? drawn.isClockwise : way.dx >= 0
    let side: LabelCourse.Side = isUpright ? .left : .right
    guard let letters = LetterLine(of: line, on: ratio, side: side) else { return nil }
    block.label = label
    block.label?.course = LabelCourse(side)
    guard letters.isClosed else { return display.letters(of: block, along: letters) }
    return display.letters(of: block, along: letters, middle: letters.top)
  }

  /// Puts the text along the selected line on its other side, where it runs the other way.
  public func flipTextOnPath() {
    guard let pair = pairOnPath, var block = pair.text.stroke(on: ratio).text,
      let course = block.label?.course,
      let old = LetterLine(of: pair.line, on: ratio, side: course.side),
      let new = LetterLine(of: pair.line, on: ratio, side: course.side.flipped),
      let now = display.letters(of: block, along: old)
    else { return }
    block.label?.course?.side = course.side.flipped
    guard let laid = display.letters(of: block, along: new, middle: new.length - now.middle)
    else { return }
    perform(
      .replace([PaintingEdit.Replacement(pair.text.id, by: [pair.text.written(laid.content)])]))
  }

  /// Takes the text off the selected line: it stays where it was, upright, and is selected.
  public func removeTextFromPath() {
    guard let pair = pairOnPath, let old = pair.text.stroke(on: ratio).text,
      let label = old.label, let place = LabelPlace(of: label, in: pair.line, on: ratio),
      var block = display.label(old, fittedIn: place)?.text
    else { return }
    block.label = nil
    guard let outline = display.outline(of: block) else { return }
    let text = pair.text.written(.text(block, outline))
    perform(.replace([PaintingEdit.Replacement(text.id, by: [text])])) { [weak self] isChanged in
      if isChanged { self?.selection.select([text.id]) }
    }
  }
}

extension PaperDisplay {
  /// Returns a text laid out along a line with its middle at a distance from the line's start.
  fileprivate func letters(
    of block: TextBlock, along line: LetterLine, middle: Double
  ) -> LineLetters? {
    var block = block
    guard let now = letters(of: block, along: line) else { return nil }
    var offset = (block.label?.course?.offset ?? 0) + (middle - now.middle) / line.length
    if line.isClosed { offset -= offset.rounded() }
    block.label?.course?.offset = min(max(offset, -LabelCourse.farthest), LabelCourse.farthest)
    return letters(of: block, along: line)
  }
}

extension PaintingElement {
  /// Returns a text with other letters in the same style, on the present paper.
  func written(_ content: ElementContent) -> PaintingElement {
    var text = self
    (text.style, text.placement, text.content) = (placedStyle, nil, content)
    return text
  }
}
