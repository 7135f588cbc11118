import Base
import Documents
import Editing
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import PaintingEditing

@Suite("A pointer that rests while it is pressed")
struct RestWatchTests {
  /// Lets time pass when it is asked to.
  private final class Host: SceneHost {
    private(set) var now = ContinuousClock.now
    private(set) var waiting: [Int: () -> Void] = [:]
    private(set) var delays: [Duration] = []

    func setNeedsDisplay(_ rect: PixelRect) {}
    func setPointerShape(_ shape: PointerShape) {}

    func after(_ delay: Duration, _ action: @escaping () -> Void) -> () -> Void {
      let number = delays.count
      delays.append(delay)
      waiting[number] = action
      return { [weak self] in self?.waiting[number] = nil }
    }

    func pass(_ time: Duration) {
      now += time
      let due = waiting.values
      waiting = [:]
      for action in due { action() }
    }
  }

  @Test func `is noticed after half a second, however it trembles, and once`() {
    let host = Host()
    let watch = RestWatch { host.now }
    var rests = 0
    watch.move(to: ViewPoint(x: 40, y: 10), host) { rests += 1 }
    for step in 0..<20 {
      watch.move(to: ViewPoint(x: 40 + Double(step % 3), y: 11), host) { rests += 1 }
    }
    host.pass(.milliseconds(500))
    watch.move(to: ViewPoint(x: 41, y: 10), host) { rests += 1 }
    host.pass(.milliseconds(500))
    #expect(rests == 1 && host.delays == [.milliseconds(500)])
  }

  @Test func `is noticed after the time that is set, and never without one`() {
    let host = Host()
    let watch = RestWatch { host.now }
    var rests = 0
    watch.time = .milliseconds(1500)
    watch.move(to: ViewPoint(x: 40, y: 10), host) { rests += 1 }
    host.pass(.milliseconds(1499))
    #expect(rests == 0)
    host.pass(.milliseconds(1))
    #expect(rests == 1)
    watch.end()
    watch.time = nil
    watch.move(to: ViewPoint(x: 90, y: 10), host) { rests += 1 }
    host.pass(.seconds(60))
    #expect(rests == 1 && host.waiting.isEmpty)
  }

  @Test
  func `repeats its last reading with the time that has passed, until the next one or the end`() {
    let host = Host()
    let clock = RestClock { host.now }
    var times: [UInt32] = []
    func arrive(_ milliseconds: UInt32) {
      let reading = PaperReading(UnitPoint(x: 0.5, y: 0.5), milliseconds: milliseconds)
      clock.start(at: reading, host) { times.append($0.milliseconds) }
    }
    arrive(100)
    host.pass(.milliseconds(40))
    host.pass(.milliseconds(40))
    #expect(times == [140, 180])
    // A moving pointer needs no repetition.
    arrive(200)
    host.pass(.milliseconds(20))
    #expect(times == [140, 180])
    host.pass(.milliseconds(40))
    #expect(times == [140, 180, 260])
    clock.end()
    host.pass(.milliseconds(40))
    #expect(times.count == 3)
  }

  @Test func `is noticed half a second after the last motion, and asks for the time once for all`()
  {
    let host = Host()
    let watch = RestWatch { host.now }
    var rested: [Int] = []
    for step in 0...20 {
      watch.move(to: ViewPoint(x: 10 * Double(step), y: 10), host) { rested.append(step) }
    }
    #expect(host.delays == [.milliseconds(500)])
    host.pass(.milliseconds(300))
    #expect(host.delays.last == .milliseconds(200) && rested.isEmpty)
    watch.move(to: ViewPoint(x: 300, y: 10), host) { rested.append(300) }
    host.pass(.milliseconds(200))
    #expect(host.delays.last == .milliseconds(300) && rested.isEmpty)
    host.pass(.milliseconds(300))
    #expect(rested == [300] && host.waiting.isEmpty)
  }

  @Test func `is not noticed once it goes on, or is lifted`() {
    let host = Host()
    let watch = RestWatch { host.now }
    var rested: [Int] = []
    watch.move(to: ViewPoint(x: 10, y: 10), host) { rested.append(1) }
    watch.move(to: ViewPoint(x: 14, y: 10), host) { rested.append(2) }
    host.pass(.milliseconds(500))
    #expect(rested == [2])
    watch.move(to: ViewPoint(x: 90, y: 10), host) { rested.append(3) }
    watch.end()
    host.pass(.milliseconds(500))
    #expect(rested == [2] && host.waiting.isEmpty)
  }
}

@Suite("Symmetry in a window")
struct SymmetryWindowTests {
  @Test func `is turned on by M, shown by guides, and draws what is seen while it is drawn`() throws
  {
    let window = try PaintingWindow()
    window.brushes.brush = Brush(widthInPoints: 10)
    #expect(window.paper.guides == nil)
    window.window.key("M")
    #expect(window.tools.symmetry.kind == .mirror && window.paper.guides?.ends.count == 2)
    window.press(50, 50).drag(to: 100, 50)
    #expect(window.pixel(75, 50) == 0 && window.pixel(325, 50) == 0, "both are seen at once")
    window.release()
    #expect(window.strokes.count == 2 && window.painting.history.edits.count == 1)
    #expect(window.pixel(75, 50) == 0 && window.pixel(325, 50) == 0)
    window.undo()
    #expect(window.strokes.isEmpty && window.pixel(325, 50) == 0xFFFFFF)
    window.tools.symmetry.kind = .none
    #expect(window.paper.guides == nil)
  }

  @Test func `is put where the next press is, once`() throws {
    let window = try PaintingWindow()
    window.tools.symmetry.kind = .rays(3)
    window.tools.placeSymmetry()
    window.press(100, 150).drag(to: 200, 150).release()
    let center = try #require(window.tools.symmetry.center)
    #expect(abs(center.x - 0.25) < 0.01 && window.tools.symmetry.angle == 90)
    #expect(window.strokes.isEmpty && window.tools.toolbox.held == nil)
    window.press(150, 100).drag(to: 160, 120).release()
    #expect(window.strokes.count == 3)
    window.tools.placeSymmetry()
    window.window.key("Esc")
    #expect(window.tools.toolbox.held == nil && window.tools.symmetry.center == center)
  }
}
