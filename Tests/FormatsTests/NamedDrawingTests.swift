import Base
import Documents
import Formats
import Testing

@Suite("A shape of one's own")
struct NamedDrawingTests {
  private let paper = AspectRatio.fourToThree

  private func box(_ id: UInt32, _ x: Double, in group: UInt32 = 3) -> PaintingElement {
    var box = PaintingElement(
      id: ElementID(id), layer: Layer.ID(7),
      .shape(.star, from: UnitPoint(x: x, y: 0.25), to: UnitPoint(x: x + 0.25, y: 0.5)),
      width: 0.01)
    box.groups = [GroupID(group)]
    box.isLocked = true
    return box
  }

  private func drawing(_ name: String, _ elements: PaintingElement...) throws -> NamedDrawing {
    try #require(NamedDrawing(name, elements, on: paper))
  }

  @Test func `is one line, from which its elements come back, in a group of their own`() throws {
    let kept = try drawing(" Two\nstars ", box(40, 0), box(41, 0.5))
    #expect(kept.name == "Two stars" && !kept.text.contains { $0.isNewline })
    #expect(NamedDrawing(stored: kept.text, named: kept.name) == kept)
    let elements = try #require(kept.painting).elements
    #expect(elements.map(\.content) == [box(1, 0).content, box(2, 0.5).content])
    #expect(elements.allSatisfy { !$0.isLocked && $0.layer == .first && $0.groups.count == 1 })
  }

  @Test func `has a name and elements, and is a painting`() {
    #expect(NamedDrawing(" \n", [box(1, 0)], on: paper) == nil)
    #expect(NamedDrawing("None", [], on: paper) == nil)
    for text in ["", "{}", "[1]", "{\"format\": \"filbert-life\", \"version\": 1}"] {
      #expect(NamedDrawing(stored: text, named: "A") == nil)
    }
  }

  @Test func `is kept in a file with others, which is a painting with a layer for each`() throws {
    let shapes = [
      try drawing("One", box(1, 0)), try drawing("Two", box(1, 0.25), box(2, 0.5)),
    ]
    let file = DrawingShelf.bytes(of: shapes, named: "My shapes")
    let painting = try PaintingDocument(json: file).painting
    #expect(painting.layers.map(\.name) == ["One", "Two"])
    let read = DrawingShelf.drawings(of: painting, named: "File")
    #expect(read.map(\.name) == ["One", "Two"])
    for (new, old) in zip(read, shapes) {
      #expect(new.painting?.elements.map(\.content) == old.painting?.elements.map(\.content))
    }
  }

  @Test func `of a layer without a name is called as its file`() throws {
    let painting = Painting(shape: .fixed(paper), baseElements: [box(1, 0).unlayered])
    #expect(DrawingShelf.drawings(of: painting, named: "cat").map(\.name) == ["cat"])
    #expect(DrawingShelf.drawings(of: Painting(shape: .fixed(paper)), named: "cat").isEmpty)
  }
}

extension PaintingElement {
  fileprivate var unlayered: PaintingElement {
    var element = self
    element.layer = .first
    return element
  }
}
