import Base
import TestSupport
import Testing
import Views
import Widgets

@Suite("The card of a shape's numbers")
struct ShapeInspectorTests {
  @Test(
    "has all of its fields and read-outs inside, none over another",
    arguments: [(900.0, 700.0), (420, 230), (226, 700), (226, 306), (160, 240)])
  func layout(width: Double, height: Double) throws {
    let card = ShapeInspector(
      name: "Rectangle",
      fields: ["X", "Y", "Width", "Height", "Angle", "Stroke"].map {
        .init(name: $0, label: $0, unit: "px", tooltip: $0)
      }, readOuts: ["Area", "Outline"])
    let size = card.size(in: ViewSize(width: width, height: height))
    #expect(size.width <= width && size.height <= height)
    let tester = try SceneTester(card, width: Int(size.width), height: Int(size.height))
    tester.draw()
    let parts = card.children.map(\.frame)
    #expect(parts.count == 1 + 6 + 4)
    for (index, part) in parts.enumerated() {
      #expect(part.x >= 0 && part.maxX <= size.width + 0.5 && part.maxY <= size.height + 0.5)
      for other in parts[..<index] { #expect(!part.inset(0.5).intersects(other.inset(0.5))) }
    }
  }
}
