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
    let desk = try Desk()
    desk.show()
    desk.recorder.onEvent = { _, event in if event.isPress { kill(getpid(), signal) } }
    desk.hand.move(to: 9, 9)
    desk.hand.press()
    #expect(desk.loop.run() == .signal(signal))
  }

  @Test func `A stop ends the loop, which can be run again`() throws {
    let desk = try Desk()
    desk.show()
    desk.recorder.onEvent = { _, event in if event.isPress { desk.loop.stop() } }
    for _ in 0..<2 {
      desk.hand.move(to: 9, 9)
      desk.hand.press()
      #expect(desk.loop.run() == .stopped)
      desk.hand.release()
    }
  }

  @Test(arguments: Way.allCases)
  func `A dead server ends the loop, and every call after it does nothing`(way: Way) throws {
    let desk = try Desk(way.options)
    desk.show()
    desk.server.kill()
    #expect(desk.loop.run() == .connectionLost)
    #expect(!desk.display.isConnected)
    desk.window.title = "after"
    desk.window.setNeedsDisplay()
    desk.window.setCursor(.hand)
    desk.window.raise()
    desk.window.resize(to: PixelSize(width: 5, height: 5))
    desk.window.isFullScreen = true
    #expect(desk.display.workArea != PixelSize(width: 0, height: 0))
    #expect(throws: DesktopError.self) {
      _ = try desk.display.makeWindow(
        WindowOptions(title: "", size: PixelSize(width: 5, height: 5)))
    }
    desk.window.close()
    #expect(desk.loop.run() == .connectionLost)
  }

  @Test func `A server that dies while we draw ends the loop as well`() throws {
    let desk = try Desk()
    desk.show()
    desk.recorder.onWillDraw = { window in
      desk.server.kill()
      window.setNeedsDisplay(PixelRect(size: window.size))
    }
    desk.hand.move(to: 9, 9)
    #expect(desk.loop.run() == .connectionLost)
  }

  @Test func `An idle loop does not wake up`() throws {
    let desk = try Desk()
    desk.show()
    desk.loop.run(until: { false }, timeout: .milliseconds(200))
    let before = desk.loop.wakeUpCount
    desk.loop.run(until: { false }, timeout: .milliseconds(500))
    #expect(desk.loop.wakeUpCount - before == 1, "the time-out alone")
  }

  @Test func `A window that nobody draws lets the loop sleep`() throws {
    let desk = try Desk()
    desk.window.delegate = nil
    desk.window.show()
    desk.loop.run(until: { false }, timeout: .milliseconds(200))
    let before = desk.loop.wakeUpCount
    desk.loop.run(until: { false }, timeout: .milliseconds(100))
    #expect(desk.loop.wakeUpCount - before == 1)
  }

  @Test func `A flood of events does not keep pictures from the screen`() throws {
    let desk = try Desk()
    desk.show()
    desk.hand.move(through: (0..<2000).map { (1 + $0 % 300, 1 + $0 % 200) })
    desk.recorder.onEvent = { window, _ in
      window.setNeedsDisplay(PixelRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(desk.wait(until: { desk.recorder.moves.count >= 2000 }))
    #expect(desk.window.frameCount >= 4)
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
