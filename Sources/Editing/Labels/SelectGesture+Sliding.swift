import Base
import Documents

// Slides a text along its line.
extension SelectGesture {
  /// The place of the handle in ems from the left of the text: before the letters, and as high as the middle of one.
  private static let handlePlace = PaperVector(dx: -0.35, dy: -0.35)

  /// The handle of the text along the selected line, if nothing else is selected, as it is shown.
  var slideHandles: [PaperPoint] { slide(of: context.session.draft).map { [$0.handle] } ?? [] }

  /// Starts sliding the text along the selected line, or returns nil if its handle isn't near.
  func slide(at point: PaperPoint) -> TextSlide? {
    guard var slide = slide(of: nil), (slide.handle - point).length <= handleRadius else {
      return nil
    }
    slide.start = slide.line.nearest(to: point).distance
    return slide
  }

  /// - Parameter draft: shown instead of the painting; nil for none.
  private func slide(of draft: PaintingEdit?) -> TextSlide? {
    guard context.painting.hasLabels, selection.indices.count == 1, let owner = selection.topmost,
      let id = context.painting.label(of: owner.id), let text = context.index.element(id)
    else { return nil }
    let drafted = draft?.newElements ?? []
    let seen = (
      owner: drafted.first { $0.id == owner.id } ?? owner,
      text: drafted.first { $0.id == id } ?? text
    )
    if let kept = keptSlide, kept.text == seen.text, kept.owner == seen.owner { return kept }
    keptSlide = newSlide(of: seen.text, along: seen.owner)
    return keptSlide
  }

  private func newSlide(of text: PaintingElement, along owner: PaintingElement) -> TextSlide? {
    guard let block = text.stroke(on: context.ratio).text, let course = block.label?.course,
      let line = LetterLine(of: owner, on: context.ratio, side: course.side),
      let letters = context.display.letters(of: block, along: line)
    else { return nil }
    let way = Self.handlePlace * block.chosenSize
    let handle = line.map(at: letters.start)(PaperPoint(x: way.dx, y: way.dy))
    return TextSlide(text: text, owner: owner, line: line, handle: handle)
  }

  /// Shows the text as far along its line as the pointer was dragged.
  func move(_ slide: TextSlide, to point: PaperPoint) {
    guard var block = slide.text.stroke(on: context.ratio).text, let course = block.label?.course
    else { return }
    let way = slide.line.nearest(to: point).distance - slide.start
    var offset = course.offset + way / slide.line.length
    if slide.line.isClosed { offset -= offset.rounded() }
    block.label?.course?.offset = min(max(offset, -LabelCourse.farthest), LabelCourse.farthest)
    guard let laid = context.display.letters(of: block, along: slide.line) else { return }
    let text = slide.text.written(laid.content)
    showDraft(.replace([PaintingEdit.Replacement(text.id, by: [text])]))
  }
}
