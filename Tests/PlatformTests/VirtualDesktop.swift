import Platform
import Foundation
import InputTesting
import Base

/// A server, somebody at it, and one window of ours with its loop.
final class VirtualDesktop {
  let server: VirtualServer
  let hand: Hand
  let display: Display
  let loop: EventLoop
  let window: Platform.Window
  let recorder = Recorder()

  init(
    _ options: DisplayOptions = DisplayOptions(),
    size: PixelSize = PixelSize(width: 400, height: 300), managed: Bool = false,
    serverArguments: [String] = [], devices: InputDevices? = nil,
    prepare: (Hand) -> Void = { _ in }
  ) throws {
    server = try VirtualServer(extra: serverArguments, devices: devices)
    hand = try Hand(server)
    prepare(hand)
    display = try Display(name: server.name, options: options)
    loop = try EventLoop(display: display)
    window = try display.makeWindow(WindowOptions(title: "Cat — Filbert", size: size))
    window.delegate = recorder
    if managed { try startWindowManager() }
  }

  /// Waits until it has done all that it does at its start: windows that come before may be
  /// overlooked.
  private func startWindowManager() throws {
    let sign = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try server.start("openbox", ["--sm-disable", "--startup", "touch \(sign.path)"])
    _ = wait(until: { FileManager.default.fileExists(atPath: sign.path) })
    try FileManager.default.removeItem(at: sign)
  }

  /// Runs the loop until the condition holds, which may speak of the server or of other clients.
  func wait(until condition: () -> Bool, for limit: Duration = .seconds(10)) -> Bool {
    let deadline = ContinuousClock().now + limit
    while ContinuousClock().now < deadline {
      if loop.run(until: condition, timeout: .milliseconds(5)) { return true }
      if !display.isConnected { return condition() }
    }
    return false
  }

  /// Shows the window, waits for its first picture and gives it the keyboard.
  func showWindow() {
    window.show()
    _ = wait(until: { self.window.frameCount > 0 && self.isPainted(0, 0) })
    hand.focus(window.identifier)
    _ = wait(until: { self.window.isFocused })
  }

  func isPainted(_ x: Int, _ y: Int) -> Bool {
    hand.pixel(of: window.identifier, x, y) == UInt(recorder.color)
  }
}
