import Platform
import Base
import Testing

@Suite struct WindowManagerTests {
  @Test func `A window covers the screen and comes back`() throws {
    let desktop = try VirtualDesktop(managed: true)
    desktop.showWindow()
    let before = desktop.window.size
    desktop.window.isFullScreen = true
    #expect(desktop.wait(until: { desktop.window.size == PixelSize(width: 1280, height: 1024) }))
    #expect(desktop.wait(until: { desktop.window.isFullScreen }))
    #expect(desktop.wait(until: { desktop.isPainted(1279, 1023) }))
    desktop.window.isFullScreen = false
    #expect(desktop.wait(until: { desktop.window.size == before }))
  }

  @Test func `Two switches in a row end where they began`() throws {
    let desktop = try VirtualDesktop(managed: true)
    desktop.showWindow()
    for _ in 0..<4 { desktop.window.toggleFullScreen() }
    // A window that covers the screen would keep its size.
    let size = PixelSize(width: 700, height: 400)
    desktop.window.resize(to: size)
    #expect(desktop.wait(until: { desktop.window.size == size && !desktop.window.isFullScreen }))
    desktop.window.toggleFullScreen()
    #expect(desktop.wait(until: { desktop.window.isFullScreen }))
  }

  @Test func `A size beyond the screen keeps its shape on the work area`() throws {
    let desktop = try VirtualDesktop(managed: true)
    desktop.showWindow()
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
    desktop.showWindow()
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

  @Test func `A window comes back to where it was, and as it was`() throws {
    let desktop = try VirtualDesktop(managed: true)
    let display = desktop.display
    /// Where a window lies once the window manager has shown it.
    func shown(_ options: WindowOptions) throws -> Platform.Window {
      let window = try display.makeWindow(options)
      window.delegate = desktop.recorder
      window.show()
      #expect(desktop.wait(until: { window.frameCount > 0 }))
      return window
    }
    let first = try shown(
      WindowOptions(
        title: "First", size: PixelSize(width: 500, height: 300),
        corner: ScreenPoint(x: 321, y: 234)))
    let place = try #require(first.placement)
    #expect(place.corner == ScreenPoint(x: 321, y: 234) && place.state == .normal)
    #expect(place.size == PixelSize(width: 500, height: 300))
    // Beyond every edge of the screen it is brought into sight.
    let lost = try shown(
      WindowOptions(
        title: "Lost", size: PixelSize(width: 500, height: 300),
        corner: ScreenPoint(x: 5000, y: -900)))
    let found = try #require(lost.placement)
    #expect(found.corner.x + 500 <= 1280 && found.corner.y >= 0)
    for state in [WindowPlacement.State.maximized, .fullScreen] {
      let large = try shown(
        WindowOptions(
          title: "Large", size: PixelSize(width: 400, height: 300),
          corner: ScreenPoint(x: 50, y: 60), state: state))
      #expect(desktop.wait(until: { large.placement?.state == state }))
      #expect(desktop.wait(until: { large.size.width > 1200 }))
      large.close()
    }
  }

  @Test func `A window that is moved says so`() throws {
    let desktop = try VirtualDesktop(managed: true)
    desktop.showWindow()
    #expect(desktop.window.placement != nil)
    let before = desktop.recorder.placedCount
    desktop.hand.move(desktop.window.identifier, to: 77, 88)
    #expect(desktop.wait(until: { desktop.recorder.placedCount > before }))
    #expect(desktop.wait(until: { desktop.window.placement?.corner == ScreenPoint(x: 77, y: 88) }))
  }

  @Test func `Without a panel the work area is the screen`() throws {
    let desktop = try VirtualDesktop()
    #expect(desktop.display.workArea == PixelSize(width: 1280, height: 1024))
  }
}
