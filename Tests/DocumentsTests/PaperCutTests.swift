import Base
import Documents
import Testing

@Suite("A paper with other edges")
struct PaperCutTests {
  private let line = PaintingElement(
    .shape(.line, from: UnitPoint(x: 0.25, y: 0.5), to: UnitPoint(x: 0.75, y: 0.5)), width: 0.01)

  private func painting(_ pattern: PaperPattern? = nil) throws -> Painting {
    let ratio = try #require(AspectRatio(2))
    return Painting(
      shape: .fixed(ratio), background: Background(color: .white, pattern: pattern),
      baseElements: [line])
  }

  private func points(_ painting: Painting) -> [PaperPoint] {
    painting.strokes[0].samples.map { PaperPoint($0.position, on: painting.aspectRatio) }
  }

  @Test func `that is cut out of it has the ink where it was, as large as it was`() throws {
    var painting = try painting()
    let before = painting
    // From (0.25, 0.25) on, a line of half the paper's length.
    let box = PaperBox(from: PaperPoint(x: 0.25, y: 0.15), to: PaperPoint(x: 0.75, y: 0.35))
    #expect(painting.perform(.crop(from: .fourToThree, to: box)) == .reshaped)
    #expect(abs(painting.aspectRatio.value - 2.5) < 1e-9)
    let ends = points(painting)
    #expect(abs(ends[0].x) < 1e-9 && abs(ends[1].x - 1) < 1e-9)
    #expect(ends.allSatisfy { abs($0.y - 0.2) < 1e-9 })
    #expect(abs(painting.strokes[0].width - 0.02) < 1e-12)
    #expect(painting.undo() == .reshaped)
    #expect(painting.elements == before.elements && painting.shape == before.shape)
    #expect(painting.redo() == .reshaped && points(painting) == ends)
  }

  @Test func `may be larger than it was, and keeps what is outside`() throws {
    var painting = try painting()
    painting.perform(
      .crop(
        from: .fourToThree,
        to: PaperBox(from: PaperPoint(x: -0.5, y: -0.5), to: PaperPoint(x: 1.5, y: 1.5))))
    #expect(painting.aspectRatio.value == 1 && abs(points(painting)[0].x - 0.375) < 1e-9)
    painting.perform(
      .crop(
        from: .fourToThree,
        to: PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: 0.2, y: 0.2))))
    #expect(painting.elements.count == 1)
  }

  @Test func `has a shape that papers may have, however narrow the box is`() throws {
    var painting = try painting()
    let line = PaperBox(from: PaperPoint(x: 0.1, y: 0.2), to: PaperPoint(x: 0.6, y: 0.2))
    painting.perform(.crop(from: .fourToThree, to: line))
    #expect(painting.aspectRatio.value == 100)
    let dot = PaperBox(from: PaperPoint(x: 0.1, y: 0.2), to: PaperPoint(x: 0.1, y: 0.2))
    #expect(PaperCut(dot)?.ratio.value == 1)
    #expect(PaperCut(.empty) == nil)
    #expect(painting.perform(.crop(from: .fourToThree, to: .empty)) == nil)
  }

  @Test(
    arguments: PaperPattern.Kind.allCases
  )
  func `takes its pattern along, so that ink stays on its lines`(kind: PaperPattern.Kind) throws {
    let pattern = try #require(PaperPattern(kind, spacing: 0.125, color: .patternBlue))
    var painting = try painting(pattern)
    let edits: [PaintingEdit] = [
      .crop(
        from: .fourToThree,
        to: PaperBox(from: PaperPoint(x: 0.2, y: 0.1), to: PaperPoint(x: 0.6, y: 0.5))),
      .reshape(from: .fourToThree, to: PaperSize(AspectRatio(0.5) ?? .fourToThree)),
    ]
    for edit in edits {
      let first = points(painting)
      let old = try #require(painting.background.pattern)
      // Where the line begins, in steps of the pattern.
      let before = (first[0].y - old.origin.y) / old.spacing
      painting.perform(edit)
      let new = try #require(painting.background.pattern)
      let after = (points(painting)[0].y - new.origin.y) / new.spacing
      #expect(abs((after - before).remainder(dividingBy: 1)) < 1e-9)
      #expect(new.kind == kind && new.color == .patternBlue)
    }
    painting.undo()
    painting.undo()
    #expect(painting.background.pattern == pattern && painting.firstBackground.pattern == pattern)
  }

  @Test func `A pattern has a spacing that can be seen`() {
    for spacing in [0, -1, .nan, 0.0009, 11, .infinity] {
      #expect(PaperPattern(.ruled, spacing: spacing, color: .black) == nil)
    }
    let far = PaperPoint(x: .nan, y: 0)
    #expect(PaperPattern(.ruled, spacing: 0.1, color: .black, origin: far) == nil)
  }
}
