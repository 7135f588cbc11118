import Platform
import Base
import Testing

@Suite struct WindowManagerTests {
  @Test func `A window covers the screen and comes back`() throws {
    let desktop = try VirtualDesktop(managed: true)
    desktop.show()
    let before = desktop.window.size
    desktop.window.isFullScreen = true
    #expect(desktop.wait(until: { desktop.window.size == PixelSize(width: 1280, height: 1024) }))
    #expect(desktop.wait(until: { desktop.window.isFullScreen }))
    #expect(desktop.wait(until: { desktop.isPainted(1279, 1023) }))
    desktop.window.isFullScreen = false
    #expect(desktop.wait(until: { desktop.window.size == before }))
  }

  @Test func `A size beyond the screen keeps its shape on the work area`() throws {
    let desktop = try VirtualDesktop(managed: true)
    desktop.show()
    desktop.window.resize(to: PixelSize(width: 700, height: 400))
    #expect(desktop.wait(until: { desktop.window.size == PixelSize(width: 700, height: 400) }))
    desktop.window.resize(to: PixelSize(width: 3000, height: 1500))
    #expect(desktop.wait(until: { desktop.window.size.width > 1200 }))
    let size = desktop.window.size
    let area = desktop.display.workArea
    #expect(size.width <= area.width && size.height <= area.height)
    #expect(abs(Double(size.width) / Double(size.height) - 2) < 0.01)
  }

  @Test func `A window that is raised gets the keyboard`() throws {
    let desktop = try VirtualDesktop(managed: true)
    desktop.show()
    let other = try desktop.display.makeWindow(
      WindowOptions(title: "Lid", size: PixelSize(width: 100, height: 100)))
    other.delegate = desktop.recorder
    other.show()
    #expect(desktop.wait(until: { other.frameCount > 0 }))
    desktop.hand.focus(other.identifier)
    #expect(desktop.wait(until: { other.isFocused }))
    desktop.window.raise()
    #expect(desktop.wait(until: { desktop.window.isFocused && !other.isFocused }))
  }

  @Test func `Without a panel the work area is the screen`() throws {
    let desktop = try VirtualDesktop()
    #expect(desktop.display.workArea == PixelSize(width: 1280, height: 1024))
  }
}
