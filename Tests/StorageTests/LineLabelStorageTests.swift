import Base
import Documents
import TestSupport
import Testing

@testable import Storage

@Suite("Texts along lines in the library")
struct LineLabelStorageTests {
  /// A line with a text along it, both moved by steps.
  private func painting(_ random: inout SeededRandom) throws -> Painting {
    func point() -> UnitPoint {
      UnitPoint(x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random))
    }
    let line = PaintingElement(
      .freehand((0..<5).map { _ in Sample(position: point()) }), width: 0.01)
    var painting = Painting(shape: .fixed(.fourToThree), baseElements: [line])
    let owner = painting.elements[0]
    let side = LabelCourse.Side.allCases.randomElement(using: &random) ?? .left
    var block = TextBlock(
      "späť 🐈", style: TextStyle(alignment: .end), size: .random(in: 0.01...1, using: &random),
      at: PaperPoint(x: 0.5, y: 0.5))
    block.label = TextLabel(
      of: owner.id, size: .random(in: 0.01...1, using: &random),
      course: LabelCourse(side, offset: .random(in: -2...2, using: &random)))
    let corners = [point(), point(), point()]
    let outline = try #require(AreaOutline(contours: [corners.flatMap { [$0, $0, $0] }]))
    let text = PaintingElement(.text(block, outline), width: 0.001)
    painting.perform(.replace([PaintingEdit.Replacement(owner.id, by: [owner, text])]))
    painting.perform(
      .transform([owner.id], .translation(PaperVector(dx: 0.1, dy: 0.2)), widthScale: 1))
    painting.perform(
      .transform(
        [owner.id], .scaling(x: 0.5, y: 2, about: PaperPoint(x: 0.3, y: 0.3)), widthScale: 1))
    if random.one(in: 2) { painting.undo() }
    return painting
  }

  @Test func `are there again after it was closed`() throws {
    var random = SeededRandom(seed: 33)
    let folder = try TemporaryFolder()
    let path = folder.file("library.sqlite")
    var library = try Library.open(at: path)
    var kept: [(id: ItemID, painting: Painting)] = []
    for _ in 0..<20 {
      let painting = try painting(&random)
      kept.append((try library.add(painting, name: "A", at: Timestamp(milliseconds: 1)), painting))
    }
    library.close()
    library = try Library.open(at: path)
    defer { library.close() }
    for (id, painting) in kept {
      let read = try library.painting(id)
      #expect(read.unreadableStrokeCount == 0 && read.painting == painting)
      #expect(read.painting.elements.last?.label?.course != nil)
    }
  }
}
