import Base
import TestSupport
import Testing
import Views
import Widgets

@Suite("The card of a selection's numbers")
struct SelectionInspectorTests {
  @Test(
    arguments: [(900.0, 700.0), (420, 230), (226, 700), (226, 306), (160, 240)], [false, true])
  func `has all of its fields and read-outs inside, none over another`(
    place: (width: Double, height: Double), hasReadOuts: Bool
  ) throws {
    let (width, height) = place
    let card = SelectionInspector(
      name: "Rectangle",
      fields: ["X", "Y", "Width", "Height", "Angle", "Stroke", "Opacity"].map {
        .init(name: $0, label: $0, unit: "px", tooltip: $0)
      }, readOuts: ["Area", "Outline"], joined: (2, 3), ratioTip: "Ratio", lineWidth: 5,
      scalingTip: "Scale")
    if hasReadOuts { card.readOuts = ["80000 pt²", "1200 pt"] }
    let size = card.size(in: ViewSize(width: width, height: height))
    #expect(size.width <= width && size.height <= height)
    let tester = try SceneTester(card, width: Int(size.width), height: Int(size.height))
    tester.draw()
    let buttons = card.children.filter { $0 is Button && $0 !== card.closeButton }
    #expect(buttons.count == 2)
    for button in buttons {
      #expect(button.isHidden || button.frame.x >= 0 && button.frame.maxX <= size.width)
    }
    let parts = card.children.filter { part in
      !part.isHidden && !buttons.contains { $0 === part }
    }.map(\.frame)
    #expect(parts.count == 2 + 7 + (hasReadOuts ? 4 : 0))
    for (index, part) in parts.enumerated() {
      #expect(part.x >= 0 && part.maxX <= size.width + 0.5 && part.maxY <= size.height + 0.5)
      for other in parts[..<index] { #expect(!part.inset(0.5).intersects(other.inset(0.5))) }
    }
  }
}
