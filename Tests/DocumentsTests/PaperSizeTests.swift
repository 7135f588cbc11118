import Base
import Documents
import Testing

@Suite("The size of a paper")
struct PaperSizeTests {
  private let line = PaintingElement(
    .shape(.line, from: UnitPoint(x: 0.25, y: 0.5), to: UnitPoint(x: 0.75, y: 0.5)), width: 0.01)

  private func length(_ millimeters: Double) throws -> PaperLength {
    try #require(PaperLength(millimeters: millimeters))
  }

  private func painting(_ ratio: Double, _ millimeters: Double?) throws -> Painting {
    Painting(
      shape: .fixed(try #require(AspectRatio(ratio))),
      paperLength: try millimeters.map { try length($0) }, baseElements: [line])
  }

  @Test(
    arguments: [
      (0.99, false), (1, true), (297, true), (10_000, true), (10_000.1, false), (-5, false),
      (.nan, false), (.infinity, false),
    ] as [(Double, Bool)])
  func `is from a millimetre to ten metres`(millimeters: Double, isAllowed: Bool) {
    #expect((PaperLength(millimeters: millimeters) != nil) == isAllowed)
  }

  @Test func `is set together with the shape, and taken back with it`() throws {
    var painting = try painting(4.0 / 3, nil)
    let a4 = PaperSize(try #require(AspectRatio(210.0 / 297)), length: .a4)
    #expect(painting.perform(.reshape(from: .fourToThree, to: a4)) == .reshaped)
    #expect(painting.paper == a4 && painting.history.edits.count == 1)
    #expect(painting.perform(.reshape(from: a4, to: a4)) == nil)
    painting.undo()
    #expect(painting.paper == .fourToThree)
    painting.redo()
    #expect(painting.paper == a4)
  }

  @Test func `alone can be another one: the ink lies on the paper as it did`() throws {
    var painting = try painting(4.0 / 3, 100)
    let before = painting
    let larger = PaperSize(.fourToThree, length: try length(200))
    #expect(painting.perform(.reshape(from: .fourToThree, to: larger)) == .reshaped)
    #expect(painting.elements == before.elements && painting.paper == larger)
    guard case .reshape(let old, _)? = painting.history.edits.first else { throw NoStep() }
    #expect(old == before.paper)
    painting.undo()
    #expect(painting.paper == before.paper && painting.elements == before.elements)
  }

  @Test func `is that of what a paper is cropped to, so that lines are as long as they were`()
    throws
  {
    var painting = try painting(2, 400)
    let before = painting.strokes[0].width * 400
    let box = PaperBox(from: PaperPoint(x: 0.25, y: 0.15), to: PaperPoint(x: 0.75, y: 0.35))
    painting.perform(.crop(from: .fourToThree, to: box))
    let cropped = try #require(painting.paperLength)
    #expect(abs(cropped.millimeters - 200) < 1e-9)
    #expect(abs(painting.strokes[0].width * cropped.millimeters - before) < 1e-9)
    painting.undo()
    #expect(painting.paperLength == (try length(400)))
    painting.redo()
    #expect(painting.paperLength == cropped)
  }

  @Test func `is none after a crop to less than a millimetre, and comes back with an undo`() throws
  {
    var painting = try painting(1, 2)
    let box = PaperBox(from: PaperPoint(x: 0.4, y: 0.4), to: PaperPoint(x: 0.6, y: 0.6))
    painting.perform(.crop(from: .fourToThree, to: box))
    #expect(painting.paperLength == nil)
    painting.undo()
    #expect(painting.paperLength == (try length(2)))
  }

  @Test func `counts in that of A4 where there is none`() throws {
    let paper = PaperSize(.fourToThree, length: try length(100))
    #expect(paper.length(ofMillimeters: 5) == 0.05 && paper.millimeters(ofLength: 0.5) == 50)
    #expect(PaperSize.fourToThree.length(ofMillimeters: 29.7) == 29.7 / 297)
  }

  private struct NoStep: Error {}
}
