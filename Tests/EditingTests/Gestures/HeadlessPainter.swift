import Base
import Documents
import Editing
import Texts

/// Somebody who draws on a painting without a window, in points of a paper of 400 × 300.
///
///     let painter = HeadlessPainter()
///     painter.choose(.rectangle)
///     painter.press(10, 10).drag(to: 50, 60, .shift).release()
@MainActor final class HeadlessPainter: PaperDisplay {
  let session: Session<Painting>
  private(set) lazy var context = ToolContext(
    session, indexed: indexed, display: self, work: WorkAtOnce(), texts: .english)
  private(set) lazy var toolbox = Toolbox(DrawingTool.catalogue, .pencil) {
    [context, select] in $0.gesture(in: context, select: select)
  }
  private lazy var select = SelectGesture(in: context)
  private let indexed = IndexedElements()
  /// How the pen is held from now on.
  var penEnd = PenEnd.tip
  var tilt = PenTilt.upright
  private var last = PaperReading(UnitPoint(x: 0, y: 0))

  init(_ painting: Painting = Painting(shape: .fixed(.fourToThree))) {
    session = Session(painting, freed: {})
    session.open(painting, for: .changing)
  }

  var painting: Painting { session.document }
  var contents: [ElementContent] { painting.elements.map(\.content) }

  /// What is marked of the selection.
  var selectMarks: SelectionMarks? { select.marks }

  func choose(_ tool: CommandName) { toolbox.choose(tool) }

  /// Asks for a label as Enter does after drawing.
  func writeLabel() {
    if let holder = context.labelHolder(orNewest: true) { context.writeLabel(of: holder) }
  }

  /// Every press begins this gesture from now on, whatever the tool.
  func use(_ gesture: any Gesture<PaperReading>) { toolbox.held = gesture }

  private func reading(_ x: Double, _ y: Double, _ modifiers: Modifiers) -> PaperReading {
    last = PaperReading(
      UnitPoint(x: x / 400, y: y / 300), milliseconds: last.milliseconds + 8, tilt: tilt,
      modifiers: modifiers, penEnd: penEnd)
    return last
  }

  func hover(_ x: Double, _ y: Double) { toolbox.receive(.hovered(reading(x, y, []))) }

  @discardableResult
  func press(
    _ x: Double, _ y: Double, _ modifiers: Modifiers = [], isDouble: Bool = false
  ) -> HeadlessPainter {
    toolbox.receive(.began(reading(x, y, modifiers), GesturePress(isDouble: isDouble)))
    return self
  }

  @discardableResult
  func drag(to x: Double, _ y: Double, _ modifiers: Modifiers = []) -> HeadlessPainter {
    toolbox.receive(.moved(reading(x, y, modifiers)))
    return self
  }

  func release() { toolbox.receive(.ended(last)) }

  func callOff() { toolbox.receive(.cancelled) }

  // MARK: The paper as it is seen

  var aspectRatio: AspectRatio { .fourToThree }
  var pointLength: Double { 1.0 / 400 }
  var corners: (PaperPoint, PaperPoint) { (PaperPoint(x: 0, y: 0), PaperPoint(x: 1, y: 0.75)) }

  func color(at position: UnitPoint) -> InkColor? {
    InkColor(red: UInt8(position.x * 100), green: 0, blue: 0)
  }

  /// Only these points are ink, in a picture of a pixel for each point.
  var inked: (Int, Int) -> Bool = { _, _ in false }

  var ink: InkPixels? {
    let size = PixelSize(width: 400, height: 300)
    let pixels: [UInt32] = (0..<300).flatMap { y in
      (0..<400).map { x in inked(x, y) ? 0xFF00_0000 : 0 }
    }
    return InkPixels(pixels, of: PixelRect(size: size), scale: 400, paper: size)
  }

  /// Half an em for each letter, and an ascent of 0.9 and a descent of 0.3 ems.
  func typeBox(of text: TextBlock) -> AlignmentBox? {
    guard text.map.xy == 0, text.map.yx == 0 else { return nil }
    let lines = lines(of: text)
    let width = Double(lines.map(\.count).max() ?? 0) / 2
    let corner = PaperPoint(x: max(width, text.width ?? 0), y: 1.2 * Double(lines.count))
    return AlignmentBox(
      PaperBox(from: text.map(PaperPoint(x: 0, y: 0)), to: text.map(corner)),
      baseline: text.map(PaperPoint(x: 0, y: 0.9)).y)
  }

  /// A box for each letter, half an em wide and an em high. The lines of a label are centred.
  func outline(of text: TextBlock) -> AreaOutline? {
    let lines = lines(of: text)
    return AreaOutline(
      contours: lines.enumerated().flatMap { line, letters in
        let indent = text.label == nil ? 0 : ((text.width ?? 0) - Double(letters.count) / 2) / 2
        return letters.enumerated().compactMap { place, letter -> [UnitPoint]? in
          guard letter != " " else { return nil }
          let (left, top) = (indent + Double(place) / 2, 1.2 * Double(line))
          let corners = [(0, 0.0), (0.4, 0), (0.4, 1), (0, 1)].map {
            text.map(PaperPoint(x: left + $0.0, y: top + $0.1)).unitPoint(on: aspectRatio)
          }
          return corners.flatMap { [$0, $0, $0] }
        }
      })
  }

  /// A box for each letter of one line, half an em wide and an em high above the baseline.
  func letters(of text: TextBlock, along line: LetterLine) -> LineLetters? {
    let (size, count) = (text.chosenSize, Double(text.string.count))
    let part = text.style.alignment == .center ? 0.5 : text.style.alignment == .end ? 1 : 0
    let start = text.anchor(on: line) - part * count / 2 * size
    let contours = text.string.enumerated().compactMap { place, letter -> [UnitPoint]? in
      guard letter != " " else { return nil }
      let map = line.map(at: start + (Double(place) / 2 + 0.25) * size)
      let corners = [(-0.2, -1.0), (0.2, -1), (0.2, 0), (-0.2, 0)].map {
        map(PaperPoint(x: $0.0 * size, y: $0.1 * size)).unitPoint(on: aspectRatio)
      }
      return corners.flatMap { [$0, $0, $0] }
    }
    let block = text.placed(on: line, baseline: 0.9, beginsOnRight: false)
    return AreaOutline(contours: contours).map {
      LineLetters(content: .text(block, $0), start: start, width: count / 2 * size)
    }
  }

  /// The lines of a label, broken after as many letters as fit its width; one line for other texts.
  private func lines(of text: TextBlock) -> [[Character]] {
    guard text.label != nil else { return [Array(text.string)] }
    let most = text.width.map { max(Int(($0 * 2 + 1e-6).rounded(.down)), 1) } ?? .max
    return text.string.split(separator: "\n", omittingEmptySubsequences: false).flatMap { part in
      var rest = Array(part)[...]
      var lines: [[Character]] = []
      repeat {
        lines.append(Array(rest.prefix(most)))
        rest = rest.dropFirst(most)
      } while !rest.isEmpty
      return lines
    }
  }

  var drawingOfInk: DrawingOfInk { { _, _, _ in nil } }
}
