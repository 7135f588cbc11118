import Base
import Canvas
import Documents
import Editing
import Formats
import Testing
import Texts
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PaintingEditing
@testable import Windows

/// A window whose delays are over when a test says so.
private final class PatientHost: SceneHost {
  private var action: (() -> Void)?
  private(set) var time = ContinuousClock.now

  func setNeedsDisplay(_ rect: PixelRect) {}
  func setPointerShape(_ shape: PointerShape) {}

  func after(_ delay: Duration, _ action: @escaping () -> Void) -> () -> Void {
    self.action = action
    return { [weak self] in self?.action = nil }
  }

  var isWaiting: Bool { action != nil }

  func pass(_ duration: Duration) {
    time += duration
    let action = action
    self.action = nil
    action?()
  }
}

@Suite("A replay in a painting's window")
struct ReplayTests {
  private func stroke(_ x: Double) -> Stroke {
    Stroke(
      width: 0.03,
      samples: (0...10).map { index in
        Sample(
          position: UnitPoint(x: x, y: 0.1 + 0.08 * Double(index)),
          milliseconds: UInt32(100 * index))
      })
  }

  private func drawn(_ count: Int) -> Painting {
    var painting = Painting(shape: .fixed(.fourToThree))
    for number in 1...count { painting.add(stroke(Double(number) / Double(count + 1))) }
    return painting
  }

  private func open(_ painting: Painting) async throws -> (PaintingWindow, ReplayController) {
    let window = try PaintingWindow(.pencil, painting)
    window.editor.commands.perform(.replay)
    try await window.application.wait(until: "the replay is there") {
      window.editor.replay != nil
    }
    let replay = try #require(window.editor.replay)
    window.draw()
    return (window, replay)
  }

  private func settle(_ window: PaintingWindow, _ replay: ReplayController) async throws {
    try await window.application.wait(until: "the moment is drawn") { !replay.drawing.isDrawing }
    window.draw()
  }

  /// What the window shows of the paper.
  private func pixels(_ window: PaintingWindow, _ replay: ReplayController) throws -> [UInt8] {
    let size = replay.screen.pictureSize
    let all = PixelSize(
      width: window.window.size.width,
      height: window.window.size.height - Int(ReplayBar.height))
    return window.window.pixels(
      in: PixelRect(
        x: (all.width - size.width) / 2, y: (all.height - size.height) / 2, width: size.width,
        height: size.height))
  }

  private func picture(of painting: Painting, _ replay: ReplayController) throws -> [UInt8] {
    let surface = try PaintingPicture.surface(of: painting, size: replay.screen.pictureSize)
    return surface.pixels(in: surface.bounds)
  }

  private func colors(_ bytes: [UInt8]) -> [[UInt8]] {
    // Without the byte that nobody uses.
    stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 3]) }
  }

  @Test func `shows at its end the very picture of the painting, and any moment before`()
    async throws
  {
    let painting = drawn(5)
    let (window, replay) = try await open(painting)
    #expect(replay.isPlaying)
    replay.pause()
    for part in [1.0, 0.4, 0.7, 0, 1] {
      replay.screen.bar.slider.value = part
      try await settle(window, replay)
      let frame = replay.replay.frame(at: part == 1 ? .infinity : replay.moment)
      let seen = Painting(
        shape: painting.shape, background: frame.background, baseElements: frame.elements)
      #expect(
        try colors(pixels(window, replay)) == colors(picture(of: seen, replay)), "\(part)")
    }
    #expect(try colors(pixels(window, replay)) == colors(picture(of: painting, replay)))
    window.window.resize(to: PixelSize(width: 700, height: 500))
    try await settle(window, replay)
    #expect(try colors(pixels(window, replay)) == colors(picture(of: painting, replay)))
  }

  @Test
  func `lets nothing be drawn, undone or deleted, and Esc leads back to the painting as it was`()
    async throws
  {
    let painting = drawn(3)
    let window = try PaintingWindow(.pencil, painting)
    let before = window.pixels
    window.editor.commands.perform(.replay)
    try await window.application.wait(until: "the replay is there") {
      window.editor.replay != nil
    }
    let replay = try #require(window.editor.replay)
    window.draw()
    window.press(50, 50).drag(to: 200, 200).release()
    window.window.key("Ctrl+Z").key("Ctrl+A").key("Delete").key("Ctrl+Delete").key("R")
    window.window.key("Ctrl+V").key("Ctrl+Y")
    #expect(window.painting == painting && window.tools.tool.name == .pencil)
    #expect(window.selection.isEmpty && window.editor.replay === replay)
    window.window.key("Esc")
    #expect(window.editor.replay == nil && window.editor.screen.replay == nil)
    #expect(window.painting == painting)
    window.draw()
    #expect(window.pixels == before)
    // And everything can be done again.
    window.undo()
    #expect(window.strokes.count == 2)
    window.press(50, 50).drag(to: 200, 200).release()
    #expect(window.strokes.count == 3)
  }

  @Test func `is played and paused by Space, by a click and by its button`() async throws {
    let (window, replay) = try await open(drawn(3))
    window.window.key("Space")
    #expect(!replay.isPlaying)
    window.window.key("Space")
    #expect(replay.isPlaying)
    window.window.click(500, 200)
    #expect(!replay.isPlaying && replay.screen.bar.playButton.accessibility.name == "Play")
    replay.screen.bar.playButton.action()
    #expect(replay.isPlaying && replay.screen.bar.playButton.accessibility.name == "Pause")
    window.editor.host.close(returning: false)
    #expect(!replay.isPlaying)
  }

  @Test
  func `goes as fast as somebody drew, or as many times faster as is chosen, and stops at its end`()
  {
    let host = PatientHost()
    let controller = ReplayController(
      Replay(of: drawn(3)), texts: Texts.english.replay, host: host, scale: { 1 },
      now: { host.time })
    // Three pauses and three lines.
    let all = 3 * 300.0 + 3 * 1000
    #expect(controller.replay.milliseconds == all && controller.speed == 1)
    controller.play()
    host.pass(.milliseconds(500))
    #expect(abs(controller.moment - 500) < 0.01)
    controller.choose(speed: 4)
    host.pass(.milliseconds(100))
    #expect(abs(controller.moment - 900) < 0.01)
    controller.pause()
    #expect(!host.isWaiting)
    host.pass(.seconds(3))
    #expect(abs(controller.moment - 900) < 0.01)
    controller.screen.bar.slider.value = 0.5
    #expect(abs(controller.moment - all / 2) < all / 1000)
    controller.play()
    host.pass(.seconds(1))
    #expect(controller.moment == all && !controller.isPlaying && !host.isWaiting)
    controller.play()
    #expect(controller.moment == 0 && controller.isPlaying)
  }

  @Test func `is there as soon as there is something to show`() throws {
    let window = try PaintingWindow(.pencil)
    #expect(!window.editor.commands.isPossible(.replay))
    window.press(50, 50).drag(to: 200, 200).release()
    #expect(window.editor.commands.isPossible(.replay))
  }

  @Test func `is exported as what is chosen in the panel`() throws {
    let painting = drawn(2)
    let subject = ReplayExportSubject(Replay(of: painting), texts: .english)
    subject.showInPanel()
    #expect(subject.panel.number == 10 && subject.info(byteCount: nil) == "800 × 600 pixels")
    subject.setNumber(2)
    subject.panel.choice = 0
    subject.followPanel()
    #expect(subject.info(byteCount: nil) == "480 × 360 pixels")
    let gif = try GIFFile.picture(subject.job.bytes("a.gif") { _ in true })
    subject.format = .apng
    let apng = try PNGFile.picture(subject.job.bytes("a.png") { _ in true })
    for art in [gif, apng] {
      #expect(art.size == CellSize(width: 480, height: 360))
      #expect(art.frames.map(\.milliseconds).reduce(0, +) == 2000)
    }
    let preview = try #require(subject.job.preview()?.value)
    #expect(preview.size == PixelSize(width: 420, height: 315))
    let still = try PaintingPicture.surface(of: painting, size: preview.size)
    #expect(
      colors(preview.pixels(in: preview.bounds)) == colors(still.pixels(in: still.bounds)))
  }

  @Test func `begins faster where it would take more than a minute`() {
    let host = PatientHost()
    for (count, speed) in [(40, 1), (60, 2), (1000, 32)] {
      let controller = ReplayController(
        Replay(of: drawn(count)), texts: Texts.english.replay, host: host, scale: { 1 })
      #expect(controller.speed == speed)
    }
  }
}
