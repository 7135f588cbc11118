import Base
import Testing

@Suite("The heads of a line")
struct LineHeadsTests {
  @Test func `are read as they were written, with their size`() {
    for start in LineHead.allCases {
      for (end, size) in zip(LineHead.allCases, [4.0, 1, 10, 2.5, 4, 3.25, 8, 4, 5, 6, 7, 9, 4]) {
        let heads = LineHeads(start: start, end: end, size: size)
        #expect(LineHeads(text: heads.text) == heads)
      }
    }
    // As before there were sizes.
    #expect(LineHeads(start: .dot, end: .arrow).text == "dot arrow")
  }

  @Test(arguments: [
    "", "dot", "dot arrow ", "dot arrow 0.5", "dot arrow nan", "dot arrow 4 4", "a b",
  ])
  func `are not read from other words`(text: String) {
    #expect(LineHeads(text: text) == nil)
  }

  @Test func `have a size within its range`() {
    #expect(LineHeads(size: 0).size == 1 && LineHeads(size: .infinity).size == 10)
    #expect(LineHeads(size: .nan).size == LineHeads.usualSize)
  }

  @Test(arguments: LineHead.allCases.filter { $0 != .none })
  func `have outlines that grow with their size`(head: LineHead) throws {
    let points = [PaperPoint(x: 100, y: 0), PaperPoint(x: 0, y: 0)]
    func breadth(_ size: Double) throws -> Double {
      let scale = HeadScale(width: 1, point: 1, size: size)
      let outline = try #require(HeadOutline(head, of: points, scale))
      var box = PaperBox()
      for contour in outline.contours {
        switch contour {
        case .polygon(let corners): box.add(PaperBox(corners))
        case .circle(let center, let radius, _): box.add(PaperBox([center]).grown(by: radius))
        }
      }
      return box.height
    }
    #expect(try breadth(2) < breadth(4) && breadth(4) < breadth(10))
  }
}
