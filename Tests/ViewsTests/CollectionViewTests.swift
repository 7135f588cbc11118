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

    func collectionView(
      _ view: CollectionView, previewOf entry: CollectionEntry, size: PixelSize
    ) -> Surface? {
      asked[entry.key] = size
      return nil
    }
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

  private func make(
    _ count: Int, width: Int = 700, height: Int = 500
  ) throws -> (CollectionView, SceneTester, Recorder) {
    let view = CollectionView(texts: .english) { 1 }
    let recorder = Recorder()
    view.delegate = recorder
    let tester = try SceneTester(view, width: width, height: height)
    let ratios = [0.5, 1, 1.5, 3].compactMap(AspectRatio.init)
    view.show(
      (0..<count).map {
        CollectionEntry(
          key: Int64($0), title: "Painting \($0)",
          date: CalendarDate(year: 2026, month: 1 + $0 % 12, day: 1, hour: 9, minute: 5),
          aspectRatio: ratios[$0 % ratios.count], revision: 1)
      }, name: "\(count)")
    tester.draw()
    tester.scene.focus(view)
    return (view, tester, recorder)
  }

  @Test("draws only what is visible of ten thousand entries")
  func virtual() throws {
    let (_, tester, recorder) = try make(10_000)
    #expect(recorder.asked.count <= 9)
    recorder.asked = [:]
    tester.key(.end)
    #expect(!recorder.asked.isEmpty && recorder.asked.count <= 9)
    #expect(recorder.asked.keys.contains(9999))
  }

  @Test("asks for pictures in their own shapes, as large as fits")
  func shapes() throws {
    let (_, _, recorder) = try make(4, width: 1000)
    #expect(recorder.asked[0] == PixelSize(width: 80, height: 160))
    #expect(recorder.asked[1] == PixelSize(width: 160, height: 160))
    #expect(recorder.asked[2] == PixelSize(width: 192, height: 128))
    #expect(recorder.asked[3] == PixelSize(width: 192, height: 64))
  }

  @Test("opens what is clicked, and the selected entry with Enter: the first at the beginning")
  func opening() throws {
    let (view, tester, recorder) = try make(5)
    tester.key(.enter)
    #expect(recorder.opened == [0])
    tester.click(350, 100)
    #expect(recorder.opened == [0, 1] && view.selection == 1)
    tester.press(350, 100).drag(to: 350, 400).release()
    #expect(recorder.opened.count == 2)
  }

  @Test("moves the selection with the arrows and keeps it in sight")
  func arrows() throws {
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

  @Test("keeps the selection with its entry when others come and go")
  func selectionFollows() throws {
    let (view, _, _) = try make(5)
    view.select(3)
    view.show(Array(view.entries.dropFirst()), name: "")
    #expect(view.selection == 2)
    view.show(view.entries.filter { $0.key != 3 }, name: "")
    #expect(view.selection == 2)
    view.show([], name: "")
    #expect(view.selection == nil)
  }

  @Test("reflows with the window", arguments: [(250, 1), (500, 2), (700, 3), (1300, 5)])
  func reflow(width: Int, columns: Int) {
    let grid = CollectionGrid(count: 20, width: Double(width))
    #expect(grid.columns == columns)
    for index in 0..<20 {
      #expect(grid.index(at: grid.rect(of: index).center) == index)
      #expect(grid.rect(of: index).maxX <= Double(width) || columns == 1)
    }
  }

  @Test("lets a name be edited in place")
  func renaming() throws {
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

  @Test("shows a menu on the right button")
  func menu() throws {
    let (view, tester, recorder) = try make(3)
    tester.click(350, 100, .secondary)
    #expect(recorder.menus == [1] && view.selection == 1)
  }

  @Test("scrolls by wheel as far as there is something")
  func wheel() throws {
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
}
