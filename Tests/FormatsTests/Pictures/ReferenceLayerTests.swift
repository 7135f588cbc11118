import Base
import Canvas
import Documents
import Formats
import TestSupport
import Testing

/// A layer to draw by, which nobody else sees.
@Suite("A reference layer")
struct ReferenceLayerTests {
  private func line(
    _ from: (Double, Double), _ to: (Double, Double), _ color: InkColor, in layer: UInt32
  ) -> PaintingElement {
    PaintingElement(
      layer: Layer.ID(layer),
      .freehand([from, to].map { Sample(position: UnitPoint(x: $0.0, y: $0.1)) }), width: 0.06,
      style: LineStyle(color: color))
  }

  private var drawing: Painting {
    Painting(
      shape: .fixed(.fourToThree),
      layers: [Layer(id: Layer.ID(1), name: "Ground"), Layer(id: Layer.ID(2), name: "Ink")],
      baseElements: [
        line((0.1, 0.1), (0.9, 0.9), .black, in: 1),
        line((0.9, 0.1), (0.1, 0.9), InkColor(red: 20, green: 60, blue: 220), in: 2),
      ])
  }

  /// A red line across, partly beside the paper.
  private func referenced(isUnder: Bool) throws -> Painting {
    var painting = drawing
    let red = line((0.2, 0.5), (1.6, 0.5), InkColor(red: 220, green: 30, blue: 20), in: 1)
    let reference = try #require(
      painting.addingReference([red], named: "Photo", isUnder: isUnder))
    painting.perform(reference.edit)
    return painting
  }

  @Test func `is the lowest and pale under a drawing, and the highest beside it`() throws {
    let under = try referenced(isUnder: true)
    #expect(under.layers.map(\.name) == ["Photo", "Ground", "Ink"])
    #expect(under.layers[0].opacity == 0.5)
    let beside = try referenced(isUnder: false)
    #expect(beside.layers.map(\.name) == ["Ground", "Ink", "Photo"])
    #expect(beside.layers.map(\.isReference) == [false, false, true])
    #expect(beside.elements.count == 3 && beside.exportedElements.count == 2)
    #expect(beside.elements.last?.layer == beside.layers[2].id)
  }

  @Test func `isn't drawn on after opening`() throws {
    let beside = try referenced(isUnder: false)
    #expect(beside.layerToDrawOn.name == "Ink")
    var only = Painting(shape: .fixed(.fourToThree))
    only.perform(try #require(only.changing(.first) { $0.isReference = true }))
    #expect(only.layerToDrawOn.id == .first)
  }

  @Test(arguments: [FileFormat.png, .jpeg, .svg, .xopp], [true, false])
  func `is in no file`(format: FileFormat, isUnder: Bool) throws {
    let export = PaintingExport(as: format, width: 200)
    let bytes = try export.bytes(of: referenced(isUnder: isUnder), name: "A")
    #expect(try bytes == export.bytes(of: drawing, name: "A"))
  }

  @Test(arguments: [true, false])
  func `is in no printed page`(isUnder: Bool) throws {
    let bytes = try PaintingExport(as: .pdf, width: 200).bytes(
      of: referenced(isUnder: isUnder), name: "A")
    try OtherProgram.withFolder { folder in
      let page = try OtherProgram.rendering(of: bytes, as: .pdf, width: 200, in: folder)
      // On the red line, and beside the others.
      #expect(page.pixel(x: 50, y: 75) & 0xFF_FFFF == 0xFF_FFFF)
    }
  }

  @Test func `merges with its like alone`() throws {
    var painting = try referenced(isUnder: false)
    let photo = painting.layers[2].id
    #expect(painting.layer(toMerge: photo) == nil)
    painting.perform(try #require(painting.changing(photo) { $0.isReference = false }))
    #expect(painting.layer(toMerge: photo)?.name == "Ink")
  }

  @Test func `is kept by JSON, undone and done again`() throws {
    var painting = try referenced(isUnder: true)
    let again = try PaintingDocument(json: PaintingDocument(painting: painting).json).painting
    #expect(again.layers == painting.layers && again.elements == painting.elements)
    painting.undo()
    #expect(painting.layers == drawing.layers && painting.exportedElements.count == 2)
    painting.redo()
    #expect(painting.layers == again.layers)
  }
}
