import Platform
import Base
import Testing

@Suite struct WindowManagerTests {
  @Test func `A window covers the screen and comes back`() throws {
    let desk = try Desk(managed: true)
    desk.show()
    let before = desk.window.size
    desk.window.isFullScreen = true
    #expect(desk.wait(until: { desk.window.size == PixelSize(width: 1280, height: 1024) }))
    #expect(desk.wait(until: { desk.window.isFullScreen }))
    #expect(desk.wait(until: { desk.isPainted(1279, 1023) }))
    desk.window.isFullScreen = false
    #expect(desk.wait(until: { desk.window.size == before }))
  }

  @Test func `A size beyond the screen keeps its shape on the work area`() throws {
    let desk = try Desk(managed: true)
    desk.show()
    desk.window.resize(to: PixelSize(width: 700, height: 400))
    #expect(desk.wait(until: { desk.window.size == PixelSize(width: 700, height: 400) }))
    desk.window.resize(to: PixelSize(width: 3000, height: 1500))
    #expect(desk.wait(until: { desk.window.size.width > 1200 }))
    let size = desk.window.size
    let area = desk.display.workArea
    #expect(size.width <= area.width && size.height <= area.height)
    #expect(abs(Double(size.width) / Double(size.height) - 2) < 0.01)
  }

  @Test func `A window that is raised gets the keyboard`() throws {
    let desk = try Desk(managed: true)
    desk.show()
    let other = try desk.display.makeWindow(
      WindowOptions(title: "Lid", size: PixelSize(width: 100, height: 100)))
    other.delegate = desk.recorder
    other.show()
    #expect(desk.wait(until: { other.frameCount > 0 }))
    desk.hand.focus(other.identifier)
    #expect(desk.wait(until: { other.isFocused }))
    desk.window.raise()
    #expect(desk.wait(until: { desk.window.isFocused && !other.isFocused }))
  }

  @Test func `Without a panel the work area is the screen`() throws {
    let desk = try Desk()
    #expect(desk.display.workArea == PixelSize(width: 1280, height: 1024))
  }
}
