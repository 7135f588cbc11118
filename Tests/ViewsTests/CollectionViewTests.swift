import Canvas
import Base
import TestSupport
import Testing
import Texts
import Views
import Widgets

@Suite("The collection view")
struct CollectionViewTests {
  private final class Recorder: CollectionViewDelegate {
    var opened: [Int] = []
    var menus: [Int?] = []
    var renamed: [(Int, String)] = []
    var asked: [Int64: PixelSize] = [:]
    var hovered: [Int64?] = []
    var dragged: [Int] = []

    func collectionView(
      _ view: CollectionView, previewOf entry: CollectionEntry, size: PixelSize
    ) -> Surface? {
      asked[entry.key] = size
      return nil
    }
    func collectionView(_ view: CollectionView, dragged index: Int) { dragged.append(index) }
    func collectionView(_ view: CollectionView, open index: Int) { opened.append(index) }
    func collectionView(_ view: CollectionView, showMenuFor index: Int?, at point: ViewPoint) {
      menus.append(index)
    }
    func collectionView(_ view: CollectionView, rename index: Int, to name: String) {
      renamed.append((index, name))
    }
    func collectionView(_ view: CollectionView, hovers entry: CollectionEntry?) {
      hovered.append(entry?.key)
    }
  }

  private func entries(_ count: Int) -> [CollectionEntry] {
    let ratios = [0.5, 1, 1.5, 3].compactMap(AspectRatio.init)
    return (0..<count).map {
      CollectionEntry(
        key: Int64($0), title: "Painting \($0)",
        date: CalendarDate(year: 2026, month: 1 + $0 % 12, day: 1, hour: 9, minute: 5),
        aspectRatio: ratios[$0 % ratios.count], revision: 1)
    }
  }

  private func make(
    _ count: Int, width: Int = 700, height: Int = 500
  ) throws -> (CollectionView, SceneTester, Recorder) {
    let view = CollectionView(texts: .english) { 1 }
    let recorder = Recorder()
    view.delegate = recorder
    let tester = try SceneTester(view, width: width, height: height)
    view.show(entries(count), name: "\(count)")
    tester.draw()
    tester.scene.focus(view)
    return (view, tester, recorder)
  }

  private func pixels(_ tester: SceneTester) -> [UInt8] { tester.surface.withBytes { Array($0) } }

  private final class Questions { var count = 0 }

  /// The first nine of a thousand entries; all of them are there once they are asked for.
  private func makeBeginning() throws -> (CollectionView, SceneTester, Recorder, Questions) {
    let (view, tester, recorder) = try make(0)
    let questions = Questions()
    view.wantsAll = { [weak view] in
      questions.count += 1
      view?.show(entries(1000), name: "1000")
    }
    view.show(Array(entries(1000).prefix(9)), missingCount: 991, name: "1000")
    tester.draw()
    return (view, tester, recorder, questions)
  }

  @Test func `looks the same with its first entries alone, and asks for all when they are needed`()
    throws
  {
    let (_, whole, _) = try make(1000)
    let (view, tester, _, questions) = try makeBeginning()
    #expect(pixels(tester) == pixels(whole) && questions.count == 0)
    #expect(view.accessibleItemCount == 1000 && view.selection == 0 && questions.count == 0)
    tester.key(.end)
    #expect(questions.count == 1 && view.selection == 999)
    whole.key(.end)
    #expect(pixels(tester) == pixels(whole))
  }

  @Test func `asks for no more than its first entries while the pointer is over one of them`()
    throws
  {
    let (_, tester, recorder, questions) = try makeBeginning()
    let before = pixels(tester)
    tester.move(100, 100)
    tester.draw()
    #expect(recorder.hovered.last == 0 && pixels(tester) != before && questions.count == 0)
  }

  @Test func `draws no gaps where it becomes larger than its first entries`() throws {
    let (_, tester, recorder, questions) = try makeBeginning()
    #expect(questions.count == 0)
    try tester.resize(width: 1400, height: 1000)
    tester.draw()
    #expect(questions.count == 1 && recorder.asked.count > 9)
  }

  @Test func `draws only what is visible of ten thousand entries`() throws {
    let (_, tester, recorder) = try make(10_000)
    #expect(recorder.asked.count <= 9)
    recorder.asked = [:]
    tester.key(.end)
    #expect(!recorder.asked.isEmpty && recorder.asked.count <= 9)
    #expect(recorder.asked.keys.contains(9999))
  }

  @Test func `asks for pictures in their own shapes, as large as fits`() throws {
    let (_, _, recorder) = try make(4, width: 1000)
    #expect(recorder.asked[0] == PixelSize(width: 80, height: 160))
    #expect(recorder.asked[1] == PixelSize(width: 160, height: 160))
    #expect(recorder.asked[2] == PixelSize(width: 192, height: 128))
    #expect(recorder.asked[3] == PixelSize(width: 192, height: 64))
  }

  @Test
  func `opens what is clicked, and the selected entry with Enter: the first at the beginning`()
    throws
  {
    let (view, tester, recorder) = try make(5)
    tester.key(.enter)
    #expect(recorder.opened == [0])
    tester.click(350, 100)
    #expect(recorder.opened == [0, 1] && view.selection == 1)
    tester.press(350, 100).drag(to: 350, 400).release()
    #expect(recorder.opened.count == 2)
  }

  @Test func `moves the selection with the arrows and keeps it in sight`() throws {
    let (view, tester, _) = try make(8)
    tester.key(.right)
    tester.key(.down)
    #expect(view.selection == 4)
    tester.key(.down)
    tester.key(.down)
    #expect(view.selection == 7)
    tester.key(.left)
    tester.key(.up)
    #expect(view.selection == 3)
    tester.key(.home)
    tester.key(.left)
    #expect(view.selection == 0)
  }

  @Test func `keeps the selection with its entry when others come and go`() throws {
    let (view, _, _) = try make(5)
    view.select(3)
    view.show(Array(view.entries.dropFirst()), name: "")
    #expect(view.selection == 2)
    view.show(view.entries.filter { $0.key != 3 }, name: "")
    #expect(view.selection == 2)
    view.show([], name: "")
    #expect(view.selection == nil)
  }

  @Test(arguments: [(250, 1), (500, 2), (700, 3), (1300, 5)])
  func `reflows with the window`(width: Int, columns: Int) {
    let grid = CollectionGrid(count: 20, width: Double(width))
    #expect(grid.columns == columns)
    for index in 0..<20 {
      #expect(grid.index(at: grid.rect(of: index).center) == index)
      #expect(grid.rect(of: index).maxX <= Double(width) || columns == 1)
    }
  }

  @Test(
    arguments: [
      (280, ThumbnailSize.largest, 1, 192.0), (700, .usual, 3, 192), (700, .largest, 1, 384),
      (700, .smallest, 5, 96), (1300, .large, 4, 288),
    ])
  func `is shown larger and smaller, no larger than there is room for`(
    width: Int, size: ThumbnailSize, columns: Int, boxWidth: Double
  ) {
    let grid = CollectionGrid(count: 20, width: Double(width), size: size)
    #expect(grid.columns == columns && grid.size.box.width == boxWidth)
    for index in 0..<20 {
      #expect(grid.index(at: grid.rect(of: index).center) == index)
      #expect(grid.rect(of: index).maxX <= Double(width))
    }
  }

  @Test
  func `asks for pictures of the size in which they are shown, and leaves in place what is meant`()
    throws
  {
    let (view, tester, recorder) = try make(40)
    var heard: [ThumbnailSize] = []
    view.thumbnailSizeChanged.listen(view) { heard.append($0) }
    tester.move(350, 300)
    tester.scroll(20)
    let index = try #require(recorder.hovered.last ?? nil)
    let before = view.accessibleEntry(Int(index)).frame.center.y
    recorder.asked = [:]
    tester.scroll(1, .control)
    #expect(view.thumbnailSize == .small && heard == [.small])
    #expect(
      recorder.asked.first { $0.key % 4 == 1 }?.value == PixelSize(width: 120, height: 120))
    tester.scroll(-0.5, .control)
    #expect(view.thumbnailSize == .small)
    tester.scroll(-0.5, .control)
    #expect(view.thumbnailSize == .usual)
    #expect(view.accessibleEntry(Int(index)).frame.center.y == before)
    view.resizeThumbnails(by: -9)
    #expect(view.thumbnailSize == .smallest)
    view.resizeThumbnails(by: nil)
    #expect(view.thumbnailSize == .usual)
  }

  @Test func `goes on with what is pressed or renamed when others come, unless it is gone`() throws
  {
    let (view, tester, recorder) = try make(6)
    view.beginRenaming(2, fieldName: "Name")
    view.show([entries(7)[6]] + entries(6), name: "7")
    tester.type("Fox")
    tester.key(.enter)
    #expect(recorder.renamed.first?.0 == 3 && recorder.renamed.first?.1 == "Fox")
    view.beginRenaming(3, fieldName: "Name")
    view.show(entries(2), name: "2")
    #expect(tester.scene.focused === view)
    view.show(entries(6), name: "6")
    let place = view.positionInScene(view.accessibleEntry(1).frame.center)
    tester.press(place.x, place.y)
    var changed = entries(6)
    changed[4].title = "Fox"
    view.show(changed, name: "6")
    tester.release()
    #expect(recorder.opened == [1])
  }

  @Test func `lets a name be edited in place`() throws {
    let (view, tester, recorder) = try make(3)
    view.beginRenaming(1, fieldName: "Rename")
    tester.type("Cat")
    tester.key(.enter)
    #expect(recorder.renamed.count == 1)
    #expect(recorder.renamed.first?.0 == 1 && recorder.renamed.first?.1 == "Cat")
    view.beginRenaming(1, fieldName: "Rename")
    tester.type("Dog")
    tester.key(.escape)
    #expect(recorder.renamed.count == 1)
    #expect(view.isFocused)
  }

  /// 700 points wide: three columns, the middle of the second one at 350.
  @Test func `chooses several by Ctrl and Shift, and opens none of them`() throws {
    let (view, tester, recorder) = try make(8)
    func click(_ column: Int, _ row: Int, _ modifiers: Modifiers) {
      tester.press(130 + 220 * Double(column), 100 + 232 * Double(row), .primary, modifiers)
        .release()
    }
    click(1, 0, .control)
    click(2, 0, .control)
    #expect(view.targets == [1, 2] && view.chosenCount == 2)
    click(1, 1, .shift)
    #expect(view.targets == [2, 3, 4])
    click(0, 0, .control)
    #expect(view.targets == [0, 2, 3, 4] && recorder.opened.isEmpty)
    click(1, 0, [])
    #expect(recorder.opened == [1] && view.chosenCount == 0 && view.targets == [1])
  }

  @Test func `chooses by the mark in a corner, which the pointer brings out`() throws {
    let (view, tester, recorder) = try make(3)
    let frame = view.accessibleEntry(1).frame
    tester.click(frame.x + 20, frame.y + 20)
    #expect(view.targets == [1] && view.chosenCount == 1 && recorder.opened.isEmpty)
    tester.click(frame.x + 20, frame.y + 20)
    #expect(view.chosenCount == 0 && recorder.opened.isEmpty)
  }

  @Test func `chooses by keys: stretches with Shift, single ones with Ctrl+arrows and Space`()
    throws
  {
    let (view, tester, _) = try make(8)
    tester.key(.right, .shift)
    tester.key(.down, .shift)
    #expect(view.targets == [0, 1, 2, 3, 4])
    tester.key(.right)
    #expect(view.chosenCount == 0 && view.selection == 5)
    tester.key(.space)
    tester.key(.right, .control)
    tester.key(.right, .control)
    tester.key(.space)
    #expect(view.targets == [5, 7])
  }

  @Test func `chooses what a rectangle touches that is drawn from the background`() throws {
    let (view, tester, recorder) = try make(8)
    tester.press(4, 4).drag(to: 300, 100)
    #expect(view.targets == [0, 1])
    tester.drag(to: 100, 300)
    #expect(view.targets == [0, 3])
    tester.release()
    #expect(view.targets == [0, 3] && recorder.opened.isEmpty)
    tester.press(682, 4, .primary, .control).drag(to: 600, 60, .control).release()
    #expect(view.targets == [0, 2, 3])
    tester.press(682, 4).drag(to: 600, 60)
    #expect(view.targets == [2])
    tester.key(.escape)
    tester.release()
    #expect(view.targets == [0, 2, 3], "Esc gives back what was chosen")
    tester.click(4, 4)
    #expect(view.chosenCount == 0)
  }

  @Test func `scrolls while a rectangle is drawn at the edge`() throws {
    let (view, tester, _) = try make(60)
    tester.press(4, 4).drag(to: 690, 499)
    for _ in 0..<100 { tester.letTimePass() }
    #expect(view.chosenCount > 6 && view.accessibleEntry(0).frame.y < -500)
    tester.release()
    let count = view.chosenCount
    tester.letTimePass()
    #expect(view.chosenCount == count)
  }

  @Test func `leaves chosen what is chosen in another order, and no more what is gone`() throws {
    let (view, _, _) = try make(6)
    view.choose([1, 4])
    view.show(view.entries.reversed(), name: "")
    #expect(view.targets == [4, 1])
    view.show(view.entries.filter { $0.key != 4 }, name: "")
    #expect(view.targets == [1] && view.chosenCount == 1)
  }

  @Test func `shows the menu of all that are chosen on one of them, and of another one alone`()
    throws
  {
    let (view, tester, recorder) = try make(3)
    view.choose([0, 1])
    tester.click(350, 100, .secondary)
    #expect(recorder.menus == [1] && view.targets == [0, 1])
    tester.click(570, 100, .secondary)
    #expect(recorder.menus == [1, 2] && view.targets == [2])
  }

  @Test func `shows a menu on the right button`() throws {
    let (view, tester, recorder) = try make(3)
    tester.click(350, 100, .secondary)
    #expect(recorder.menus == [1] && view.selection == 1)
  }

  @Test func `scrolls by wheel as far as there is something`() throws {
    let (view, tester, _) = try make(30)
    tester.move(300, 200)
    let before = tester.surface.pixels(in: tester.surface.bounds)
    tester.scroll(3)
    #expect(tester.surface.pixels(in: tester.surface.bounds) != before)
    tester.scroll(1000)
    tester.scroll(-2000)
    tester.move(301, 200)
    #expect(view.accessibleEntry(0).frame.y == CollectionGrid.margin)
    #expect(view.accessibleEntry(0).accessibility.value == "1 January 2026, 9:05")
  }

  @Test func `An entry that goes to another place takes the keyboard along`() throws {
    let (view, tester, _) = try make(6)
    view.select(2)
    var moved = view.entries[2]
    moved.title = "Fox"
    view.apply(
      [
        Splice(index: 0, removedCount: 0, inserted: [moved]),
        Splice(index: 2, removedCount: 1, inserted: []),
      ], name: "6")
    tester.draw()
    #expect(view.entries.map(\.key) == [2, 0, 1, 3, 4, 5] && view.selection == 0)
    #expect(view.accessibility.value == "Fox")
    moved.title = "Owl"
    view.apply([Splice(index: 0, removedCount: 1, inserted: [moved])], name: "6")
    #expect(view.entries.first?.title == "Owl" && view.accessibility.value == "Owl")
    view.apply([Splice(index: 0, removedCount: 1, inserted: [])], name: "5")
    #expect(view.entries.map(\.key) == [0, 1, 3, 4, 5] && view.selection == 0)
  }

  // MARK: Fingers

  @Test func `opens what a finger taps, and scrolls under one that moves`() throws {
    let (view, tester, recorder) = try make(60)
    let first = view.accessibleEntry(1).frame.center
    tester.tap(first.x, first.y)
    #expect(recorder.opened == [1])
    let before = view.accessibleEntry(0).frame.y
    tester.touch(300, 400).slide(from: (300, 400), to: (300, 200)).lift(300, 200)
    #expect(before - view.accessibleEntry(0).frame.y > 150)
    #expect(recorder.opened == [1] && recorder.dragged.isEmpty && view.chosenCount == 0)
  }

  @Test func `selects what a finger rests on, and then what others tap`() throws {
    let (view, tester, recorder) = try make(60)
    let places = (0..<3).map { view.accessibleEntry($0).frame.center }
    tester.touch(places[0].x, places[0].y)
    tester.letTimePass()
    tester.lift(places[0].x, places[0].y)
    #expect(view.chosenCount == 1)
    tester.tap(places[2].x, places[2].y)
    #expect(view.chosenCount == 2)
    tester.tap(places[0].x, places[0].y).tap(places[2].x, places[2].y)
    #expect(view.chosenCount == 0 && recorder.opened.isEmpty)
    tester.pause().tap(places[1].x, places[1].y)
    #expect(recorder.opened == [1])
  }

  @Test func `shows larger pictures when two fingers part`() throws {
    let (view, tester, _) = try make(60)
    let before = view.previewBox.width
    tester.touch(300, 250, finger: 1).touch(400, 250, finger: 2)
    for step in 1...10 {
      tester.slide(from: (0, 0), to: (300 - 8 * Double(step), 250), finger: 1, steps: 1)
      tester.slide(from: (0, 0), to: (400 + 8 * Double(step), 250), finger: 2, steps: 1)
    }
    tester.lift(220, 250, finger: 1).lift(480, 250, finger: 2)
    #expect(view.previewBox.width > before)
  }
}

extension CollectionView {
  fileprivate func show(_ entries: [CollectionEntry], missingCount: Int = 0, name: String) {
    show(ChunkedArray(entries), missingCount: missingCount, name: name)
  }
}
