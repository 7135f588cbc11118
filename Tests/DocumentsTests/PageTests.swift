import Base
import Documents
import TestSupport
import Testing

@Suite("Pages of a painting") struct PageTests {
  private func stroke(_ x: Double) -> Stroke {
    Stroke(width: 0.01, samples: [Sample(position: UnitPoint(x: x, y: 0.5))])
  }

  /// With one stroke on its only page.
  private var drawn: Painting {
    var painting = Painting(
      shape: .fixed(.fourToThree), background: Background(color: .black), baseStrokes: [])
    painting.add(stroke(0.1))
    return painting
  }

  private func perform(_ edit: PaintingEdit?, on painting: inout Painting) throws {
    #expect(painting.perform(try #require(edit)) == .turned)
  }

  @Test func `A new page comes after the shown one, has its paper, and is shown`() throws {
    var painting = drawn
    try perform(painting.addingPage, on: &painting)
    #expect(painting.pages.count == 2 && painting.shownIndex == 1)
    #expect(painting.elements.isEmpty && painting.background.color == .black)
    #expect(painting.aspectRatio == .fourToThree)
    painting.add(stroke(0.2))
    #expect(painting.pages.map(\.elements.count) == [1, 1])
    #expect(painting.summary.elementCount == 2)
    // Ids are the painting's.
    #expect(painting.pages.flatMap { $0.elements.map(\.id.number) } == [1, 2])
    #expect(Set(painting.pages.flatMap { $0.layers.map(\.id) }).count == 2)
  }

  @Test func `Turning a page is no step, and an undo turns back to its page`() throws {
    var painting = drawn
    try perform(painting.addingPage, on: &painting)
    painting.add(stroke(0.2))
    #expect(painting.turn(to: .first) == .turned && painting.turn(to: .first) == nil)
    #expect(painting.history.position == 3)
    #expect(painting.undo() == .turned)
    #expect(painting.shownIndex == 1 && painting.elements.isEmpty)
    #expect(painting.undo() == .turned)
    #expect(painting.pages.count == 1 && painting.elements.count == 1)
    #expect(painting.redo() == .turned)
    #expect(painting.redo() == .appended(painting.elements[0]))
    painting.turn(to: .first)
    #expect(painting.undo() == .turned && painting.undo() == .turned)
    #expect(painting.undo() == .removedLast)
  }

  @Test func `Another page has its own paper, background and layers`() throws {
    var painting = drawn
    try perform(painting.addingPage, on: &painting)
    let page = painting.shownPage.id
    let wide = PaperSize(try #require(AspectRatio(3)), length: PaperLength(millimeters: 500))
    painting.perform(.reshape(from: painting.paper, to: wide))
    painting.perform(.setBackground(from: painting.background, to: .white))
    painting.perform(try #require(painting.adding(over: painting.layers[0].id)).edit)
    #expect(painting.paper == wide && painting.layers.count == 2)
    painting.turn(to: .first)
    #expect(painting.aspectRatio == .fourToThree && painting.background.color == .black)
    #expect(painting.layers.count == 1 && painting.summary.paperLength == nil)
    #expect(painting.history.edits.suffix(3).allSatisfy { $0.page == page })
  }

  @Test func `A copy of a page has everything on it, with ids of its own`() throws {
    var painting = drawn
    let first = painting.elements[0]
    painting.perform(.add([PaintingElement(stroke(0.3), on: .fourToThree)]))
    painting.perform(.group(painting.elements.map(\.id), as: .unassigned))
    try perform(painting.duplicatingPage, on: &painting)
    #expect(painting.elements.map(\.content) == painting.pages[0].elements.map(\.content))
    #expect(painting.elements.map(\.id.number) == [3, 4])
    #expect(painting.elements[0].groups != painting.pages[0].elements[0].groups)
    #expect(painting.elements.allSatisfy { $0.layer == painting.layers[0].id })
    painting.perform(.remove([first.id]))
    #expect(painting.elements.count == 2, "of another page")
  }

  @Test func `Pages are moved and removed, but not the last one`() throws {
    var painting = drawn
    for _ in 0..<2 { try perform(painting.addingPage, on: &painting) }
    let ids = painting.pages.map(\.id)
    try perform(painting.movingPage(ids[0], to: 9), on: &painting)
    #expect(painting.pages.map(\.id) == [ids[1], ids[2], ids[0]] && painting.shownIndex == 2)
    #expect(painting.movingPage(ids[0], to: 5) == nil)
    try perform(painting.removingPage(ids[0]), on: &painting)
    #expect(painting.pages.map(\.id) == [ids[1], ids[2]] && painting.shownPage.id == ids[2])
    #expect(painting.perform(.onPage(ids[0], .add([]))) == nil)
    #expect(painting.undo() == .turned && painting.elements.count == 1)
    painting.redo()
    try perform(painting.removingPage(ids[1]), on: &painting)
    #expect(painting.removingPage(ids[2]) == nil)
    // A page that was removed doesn't leave its id to another.
    try perform(painting.addingPage, on: &painting)
    #expect(!ids.contains(painting.shownPage.id))
  }

  @Test func `Initial pages keep their ids where they can, and stay`() throws {
    func element(_ number: UInt32) -> PaintingElement {
      PaintingElement(stroke(0.4), id: ElementID(number), on: .fourToThree)
    }
    let pages = [
      Page(
        id: Page.ID(5), paper: .fourToThree, layers: [Layer(id: Layer.ID(8))],
        elements: [element(7), element(1)]),
      Page(id: Page.ID(5), paper: .fourToThree, elements: [element(0), element(20)]),
    ]
    let painting = Painting(
      shape: .fixed(.fourToThree), baseElements: [element(1)], furtherPages: pages)
    #expect(painting.pages.map(\.id.number) == [1, 5, 6] && painting.shownIndex == 0)
    #expect(painting.pages.map { $0.layers.map(\.id.number) } == [[1], [8], [9]])
    let numbers = painting.pages.map { $0.elements.map(\.id.number) }
    #expect(numbers[0] == [1] && numbers[1][0] == 7 && numbers[2][1] == 20)
    #expect(Set(numbers.joined()).count == 5)
    #expect(!painting.canUndo && painting.baseElements.count == 1)
    var drawn = painting
    drawn.add(stroke(0.1))
    #expect(drawn.canUndo)
  }

  @Test(arguments: seeds(100))
  func `Ids of layers and elements are unique over all pages, after any edits`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var painting = random.painting()
    for _ in 0..<40 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: painting.undo()
      case 1: painting.redo()
      default: painting.perform(random.edit(of: painting))
      }
      let ids = painting.pages.flatMap { $0.elements.map(\.id) }
      #expect(Set(ids).count == ids.count)
      let layers = painting.pages.flatMap(\.layers).map(\.id)
      #expect(Set(layers).count == layers.count)
      #expect(Set(painting.pages.map(\.id)).count == painting.pages.count)
      #expect(painting.pages.indices.contains(painting.shownIndex))
      for page in painting.pages {
        let known = Set(page.layers.map(\.id))
        #expect(page.elements.allSatisfy { known.contains($0.layer) })
      }
    }
  }
}
