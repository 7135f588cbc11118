import Base
import Documents
import Formats
import TestSupport
import Testing

@Suite struct SVGGroupTests {
  private func read(_ content: String) throws -> Painting {
    let namespaces =
      "xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" "
      + "xmlns:sodipodi=\"http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd\""
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" \(namespaces) viewBox="0 0 100 100">\(content)</svg>
      """
    return try SVGFile.painting(Array(text.utf8))
  }

  /// Groups in brackets, locked elements with a mark.
  private func layout(_ painting: Painting) -> String {
    painting.elements.map { element in
      let groups = element.groups.map(\.description).joined(separator: ",")
      return "\(groups)\(element.isLocked ? "!" : "")@\(element.layer.number)"
    }.joined(separator: " ")
  }

  private let line = "<line x1=\"1\" y1=\"1\" x2=\"9\" y2=\"9\" stroke=\"black\"/>"

  @Test func `Groups of other programs are groups, but for those that say nothing`() throws {
    #expect(try layout(read("\(line)<g>\(line)\(line)</g>")) == "@1 1@1 1@1")
    #expect(try layout(read("<g>\(line)</g><g><g>\(line)</g></g>")) == "@1 @1")
    #expect(try layout(read("<g><g>\(line)\(line)</g></g>")) == "1@1 1@1")
    #expect(
      try layout(read("<g>\(line)<g>\(line)\(line)</g><g>\(line)</g></g>")) == "1@1 1,2@1 1,2@1 1@1"
    )
    // What fills and has lines is several elements, and they belong to the group of the shape.
    let ring = "<path d=\"M0 0H9V9H0ZM2 2H5V5H2Z\" fill=\"red\" stroke=\"black\"/>"
    #expect(try layout(read("<g>\(ring)\(line)</g>")) == "1@1 1@1 1@1 1@1")
    let rect = "<rect width=\"9\" height=\"9\" fill=\"red\" stroke=\"black\"/>"
    #expect(try layout(read("<g>\(rect)<text y=\"20\">a</text></g>")) == "1@1 1@1")
  }

  @Test func `Groups lie in layers, and layers in no group`() throws {
    let layer = "<g inkscape:groupmode=\"layer\">"
    #expect(
      try layout(read("<g>\(layer)<g>\(line)\(line)</g></g>\(layer)\(line)</g></g>"))
        == "2@1 2@1 @2")
  }

  @Test func `What other programs lock is locked, within groups as well`() throws {
    let locked = " sodipodi:insensitive=\"true\""
    #expect(
      try layout(
        read("<g\(locked)>\(line)\(line)</g>\(line.replacing("/>", with: locked + "/>"))\(line)"))
        == "1!@1 1!@1 !@1 @1")
  }

  @Test(arguments: seeds(60))
  func `Groups and locks are read again as they were`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let samples = [Sample(position: UnitPoint(x: 0.25, y: 0.5))]
    var painting = Painting(
      shape: .fixed(.fourToThree), layers: [Layer(), Layer(id: Layer.ID(2))],
      baseElements: (0..<12).map { index in
        PaintingElement(
          layer: Layer.ID(index < 7 ? 1 : 2),
          random.one(in: 5) ? .eraser(samples) : .freehand(samples), width: 0.02)
      })
    for _ in 0..<4 {
      let ids = painting.elements.map(\.id).filter { _ in random.one(in: 2) }
      painting.perform(.group(ids, as: .unassigned))
    }
    let ink = painting.elements.filter { !$0.isEraser }.map(\.id)
    painting.perform(.lock(ink.filter { _ in random.one(in: 3) }, true))
    let again = try SVGFile.painting(SVGFile.bytes(of: painting, title: ""))
    #expect(again.elements.map(\.groups) == painting.elements.map(\.groups))
    #expect(again.elements.map(\.isLocked) == painting.elements.map(\.isLocked))
  }
}
