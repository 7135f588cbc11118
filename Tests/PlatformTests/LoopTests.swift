import Platform
import Foundation
import Base
import Testing

@Suite(.serialized) struct LoopTests {
  @Test func `Tasks, sleeps and the main queue run inside the loop, which else sleeps`() throws {
    let server = try VirtualServer()
    let folder = Bundle.main.bundleURL.path
    let probe = Process()
    probe.executableURL = URL(fileURLWithPath: folder + "/PlatformProbe")
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = server.name
    probe.environment = environment
    let output = Pipe()
    probe.standardOutput = output
    try probe.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    probe.waitUntilExit()
    #expect(text == "tasks, sleep, idle, detached 5050, after, stopped\n")
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `A signal ends the loop and not the process`(signal: Int32) throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    desktop.recorder.onEvent = { _, event in if event.isPress { kill(getpid(), signal) } }
    desktop.hand.move(to: 9, 9)
    desktop.hand.press()
    #expect(desktop.loop.run() == .signal(signal))
  }

  @Test func `A stop ends the loop, which can be run again`() throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    desktop.recorder.onEvent = { _, event in if event.isPress { desktop.loop.stop() } }
    for _ in 0..<2 {
      desktop.hand.move(to: 9, 9)
      desktop.hand.press()
      #expect(desktop.loop.run() == .stopped)
      desktop.hand.release()
    }
  }

  @Test(arguments: Way.allCases)
  func `A dead server ends the loop, and every call after it does nothing`(way: Way) throws {
    let desktop = try VirtualDesktop(way.options)
    desktop.showWindow()
    desktop.server.kill()
    #expect(desktop.loop.run() == .connectionLost)
    #expect(!desktop.display.isConnected)
    desktop.window.title = "after"
    desktop.window.setNeedsDisplay()
    desktop.window.setCursor(.hand)
    desktop.window.raise()
    desktop.window.resize(to: PixelSize(width: 5, height: 5))
    desktop.window.isFullScreen = true
    #expect(desktop.display.workArea != PixelSize(width: 0, height: 0))
    #expect(throws: DesktopError.self) {
      _ = try desktop.display.makeWindow(
        WindowOptions(title: "", size: PixelSize(width: 5, height: 5)))
    }
    desktop.window.close()
    #expect(desktop.loop.run() == .connectionLost)
  }

  @Test func `A server that dies while we draw ends the loop as well`() throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    desktop.recorder.onWillDraw = { window in
      desktop.server.kill()
      window.setNeedsDisplay(PixelRect(size: window.size))
    }
    desktop.hand.move(to: 9, 9)
    #expect(desktop.loop.run() == .connectionLost)
  }

  @Test func `An idle loop does not wake up`() throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    desktop.loop.run(until: { false }, timeout: .milliseconds(200))
    let before = desktop.loop.wakeUpCount
    desktop.loop.run(until: { false }, timeout: .milliseconds(500))
    #expect(desktop.loop.wakeUpCount - before == 1, "the time-out alone")
  }

  @Test func `A window that nobody draws lets the loop sleep`() throws {
    let desktop = try VirtualDesktop()
    desktop.window.delegate = nil
    desktop.window.show()
    desktop.loop.run(until: { false }, timeout: .milliseconds(200))
    let before = desktop.loop.wakeUpCount
    desktop.loop.run(until: { false }, timeout: .milliseconds(100))
    #expect(desktop.loop.wakeUpCount - before == 1)
  }

  @Test func `A flood of events does not keep pictures from the screen`() throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    desktop.hand.move(through: (0..<2000).map { (1 + $0 % 300, 1 + $0 % 200) })
    desktop.recorder.onEvent = { window, _ in
      window.setNeedsDisplay(PixelRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(desktop.wait(until: { desktop.recorder.moves.count >= 2000 }))
    #expect(desktop.window.frameCount >= 4)
  }

  @Test func `A missing server is an error of one line`() throws {
    let error = try #require(
      throws: DesktopError.self, performing: { try Display(name: ":65000") })
    #expect(error == .cannotConnect(":65000"))
    #expect(!"\(error)".contains("\n"))
  }

  @Test func `A screen of few colours is an error that says so`() throws {
    let server = try VirtualServer(depth: 16)
    let error = try #require(
      throws: DesktopError.self,
      performing: { try Display(name: server.name, options: DisplayOptions()) })
    #expect(error == .noTrueColor(depth: 16))
  }
}
