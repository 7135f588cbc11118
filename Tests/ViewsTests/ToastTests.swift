import Canvas
import Base
import TestSupport
import Testing
import Texts
import Widgets

@testable import Views

@Suite("A sentence at the foot of a window")
struct ToastTests {
  /// Takes presses, as paper does.
  private final class Paper: View {
    var pressCount = 0
    var lastDrag: ViewPoint?
    override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
      pressCount += 1
      return true
    }
    override func dragged(_ event: PointerEvent) { lastDrag = event.position }
  }

  /// All of a window.
  private final class Screen: View {
    let paper = Paper()
    lazy var toasts = ToastHolder(self)

    init() {
      super.init(Accessibility(.group, name: "Screen"))
      add(paper)
    }

    override func layout() {
      paper.frame = bounds
      toasts.place(atFootOf: bounds)
    }
  }

  private let screen = Screen()
  private let tester: SceneTester

  init() throws { tester = try SceneTester(screen) }

  @discardableResult
  private func say(
    _ lifetime: Toast.Lifetime = .brief, action: String? = nil, progress: Double? = nil
  ) -> Toast {
    let toast = Toast(
      text: "Exported as cat.png", progress: progress, actionTitle: action, lifetime: lifetime,
      closeName: "Close"
    ) { [screen] in screen.toasts.show(nil) }
    screen.toasts.show(toast)
    tester.draw()
    return toast
  }

  @Test func `goes by itself, but not under the pointer`() throws {
    let toast = say()
    tester.move(toast.frame.center.x, toast.frame.center.y)
    tester.letTimePass()
    tester.letTimePass()
    #expect(toast.parent != nil)
    tester.move(5, 5)
    tester.letTimePass()
    #expect(toast.parent == nil)
  }

  @Test func `stays where something is wrong, can be done, or goes on`() throws {
    for toast in [say(.untilClosed), say(action: "Undo"), say(progress: 0.5)] {
      screen.toasts.show(toast)
      tester.letTimePass()
      #expect(toast.parent != nil)
    }
    let toast = say(.untilClosed)
    let close = try #require(toast.children.last)
    let middle = tester.frame(of: close).center
    tester.click(middle.x, middle.y)
    #expect(toast.parent == nil && screen.paper.pressCount == 0)
  }

  @Test func `has six seconds of its own, whatever was said before`() {
    let first = say()
    let second = say(.untilClosed)
    tester.letTimePass()
    #expect(first.parent == nil && second.parent != nil)
  }

  @Test func `lets a press through, and is not seen until that ends`() throws {
    let toast = say(.untilClosed)
    let middle = toast.frame.center
    tester.press(middle.x - 40, middle.y)
    #expect(screen.paper.pressCount == 1 && !toast.isVisible)
    tester.release()
    #expect(toast.isVisible)
  }

  @Test func `makes way for a stroke that comes under it`() throws {
    let toast = say(.untilClosed)
    let middle = toast.frame.center
    tester.press(middle.x, 20)
    #expect(toast.isVisible)
    tester.drag(to: middle.x, middle.y)
    #expect(!toast.isVisible && screen.paper.lastDrag == middle)
    tester.drag(to: middle.x, 30)
    #expect(!toast.isVisible)
    tester.release()
    #expect(toast.isVisible && toast.parent != nil)
  }
}
