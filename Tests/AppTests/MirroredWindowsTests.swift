@testable import ApplicationTesting
import Base
import Documents
import Testing
import Texts
import Widgets

@testable import App
@testable import Windows

@Suite("All windows in a language that is read from right to left")
struct MirroredWindowsTests {
  /// One with English words, as what is wanted here is no translation.
  private static let texts = Texts(Translator(isReadFromRight: true))

  private func scene(of window: PretendWindow) throws -> Scene {
    try #require(window.delegate as? SceneWindow).scene
  }

  private func views(in root: View) -> [View] {
    root.isHidden ? [] : [root] + root.children.flatMap { views(in: $0) }
  }

  /// Each view that is seen in the middle of where it lies is found there by the pointer, and each is where it is in a
  /// language that is read from the left, but for left and right.
  private func check(_ window: PretendWindow, like other: PretendWindow) throws {
    let (scene, plain) = (try scene(of: window), try scene(of: other))
    scene.layoutIfNeeded()
    plain.layoutIfNeeded()
    #expect(scene.isMirrored && !plain.isMirrored)
    let (mirrored, usual) = (views(in: scene.root), views(in: plain.root))
    #expect(mirrored.count == usual.count && mirrored.count > 5)
    for (view, twin) in zip(mirrored, usual) {
      func found(_ view: View, in scene: Scene) -> View? {
        let place = view.rectInScene(view.bounds).center
        return scene.root.view(at: place)
      }
      let hit = found(view, in: scene)
      let twinHit = found(twin, in: plain)
      #expect((hit === view) == (twinHit === twin), "\(view) \(view.accessibility.name)")
      let place = ViewPoint(x: 3, y: 2)
      let there = view.positionFromScene(view.positionInScene(place))
      #expect(abs(there.x - place.x) < 1e-9 && abs(there.y - place.y) < 1e-9)
    }
    // What has been drawn part by part is what is drawn at once.
    let parts = window.pixels()
    scene.root.setNeedsDisplay()
    window.draw()
    #expect(parts == window.pixels(), "\(window.title)")
  }

  @Test(arguments: ItemKind.allCases)
  func `have everything where the pointer finds it, and show it`(kind: ItemKind) throws {
    let program = try ApplicationTester(texts: Self.texts)
    let usual = try ApplicationTester()
    let (collection, usualCollection) = (try program.collection, try usual.collection)
    try check(collection, like: usualCollection)
    let (window, twin) = (try program.new(kind), try usual.new(kind))
    for window in [window, twin] {
      window.press(500, 200).drag(to: 560, 240).release()
      if kind != .life { window.key("F5") }
      window.draw()
    }
    try check(window, like: twin)
    window.close()
  }

  @Test func `draw a stroke under the pointer`() throws {
    let program = try ApplicationTester(texts: Self.texts)
    let window = try program.new(.painting)
    #expect(window.pixel(220, 300) == 0xFF_FFFF)
    window.press(200, 300).drag(to: 240, 300).release()
    #expect(window.pixel(220, 300) != 0xFF_FFFF)
    let right = window.size.width - 220
    #expect(window.pixel(right, 300) == 0xFF_FFFF, "not where a mirror shows it")
  }
}
