import Base
import CXTest
import InputTesting
import Testing

@testable import Platform

@Suite struct MonitorTests {
  /// A tall one, and on its right the main one, with a panel over the foot of both.
  private static let monitors = [
    PixelRect(x: 0, y: 0, width: 800, height: 1280),
    PixelRect(x: 800, y: 100, width: 1920, height: 1080),
  ]
  private static let workArea = PixelRect(x: 0, y: 0, width: 2720, height: 1100)

  private func area(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    Display.freeArea(
      around: PixelRect(x: x, y: y, width: width, height: height), of: Self.monitors,
      workArea: Self.workArea)
  }

  @Test func `A window belongs to the monitor that has most of it, beside panels`() {
    let left = PixelRect(x: 0, y: 0, width: 800, height: 1100)
    let right = PixelRect(x: 800, y: 100, width: 1920, height: 1000)
    #expect(area(100, 100, 400, 300) == left)
    #expect(area(500, 200, 590, 300) == left)
    #expect(area(500, 200, 610, 300) == right)
    #expect(area(1000, 900, 400, 900) == right)
  }

  @Test func `A window that no monitor has belongs to the main one`() {
    #expect(area(9000, 0, 300, 200).x == 800)
    #expect(area(-900, -900, 300, 200).x == 800)
    #expect(
      Display.freeArea(around: .empty, of: [], workArea: Self.workArea) == Self.workArea)
  }

  @Test func `New windows open on the pointer's monitor, as large as fits there`() throws {
    let server = try VirtualServer(size: "1600x900")
    let hand = try Hand(server)
    // Two monitors, on the right a low one.
    try server.run("xrandr", ["--setmonitor", "left", "800/200x900/200+0+0", "screen"])
    try server.run("xrandr", ["--setmonitor", "right", "800/200x500/120+800+0", "none"])
    let display = try Display(name: server.name)
    hand.move(to: 1200, 300)
    // The server may answer before it has moved the pointer.
    func waitForWorkArea(_ size: PixelSize) -> Bool {
      let deadline = ContinuousClock().now + .seconds(10)
      while display.workArea != size, ContinuousClock().now < deadline {}
      return display.workArea == size
    }
    #expect(waitForWorkArea(PixelSize(width: 800, height: 500)))
    let size = PixelSize(width: 400, height: 300)
    #expect(display.cornerOnPointersMonitor(size) == ScreenPoint(x: 1000, y: 66))
    hand.move(to: 100, 300)
    #expect(waitForWorkArea(PixelSize(width: 800, height: 900)))
    #expect(display.cornerOnPointersMonitor(size) == ScreenPoint(x: 200, y: 200))
  }

  /// A rotated screen is one of another shape: the driver without a monitor knows other modes, but no rotations.
  @Test func `Windows stay on a screen that is turned upright`() throws {
    let devices = try InputDevices(width: 1280, height: 800)
    let desktop = try VirtualDesktop(
      size: PixelSize(width: 1000, height: 600), managed: true, devices: devices)
    desktop.window.show()
    #expect(desktop.wait(until: { desktop.window.frameCount > 0 }))
    XMoveWindow(desktop.hand.connection, desktop.window.identifier, 250, 150)
    XSync(desktop.hand.connection, 0)
    let server = desktop.server
    try server.run(
      "xrandr",
      ["--newmode", "upright", "100", "800", "850", "900", "1000", "1280", "1290", "1300", "1400"])
    try server.run("xrandr", ["--addmode", "DUMMY0", "upright"])
    try server.run("xrandr", ["--output", "DUMMY0", "--mode", "upright"])
    #expect(
      desktop.wait(until: {
        guard let placement = desktop.window.placement else { return false }
        return desktop.window.size.width <= 800 && placement.corner.x >= 0
          && placement.corner.x + desktop.window.size.width <= 800
      }))
    #expect(desktop.display.workArea == PixelSize(width: 800, height: 1280))
  }
}
