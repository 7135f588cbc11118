import Base
import Documents
import Texts
import Views
import Widgets

/// Plays a replay in a painting's window, without touching the painting.
final class ReplayController {
  let replay: Replay
  let screen: ReplayScreen
  let drawing: ReplayDrawing
  /// The present position, in milliseconds from its beginning.
  private(set) var moment = 0.0
  private(set) var isPlaying = false
  /// The speed relative to the original drawing.
  private(set) var speed: Int
  private let texts: ReplayTexts
  private weak var host: (any SceneHost)?
  private let now: () -> ContinuousClock.Instant
  /// The time of the last update of `moment`.
  private var last: ContinuousClock.Instant
  private var cancel: (() -> Void)?
  private var isShowing = false

  static let speeds = [1, 2, 4, 8, 16, 32, 64, 128]
  /// The duration, in milliseconds, beyond which a replay starts at a higher speed.
  private static let longest = 60_000.0
  private static let frame = Duration.milliseconds(33)

  /// - Parameters:
  ///   - host: the window's scene host, which provides timers.
  ///   - now: returns the time.
  init(
    _ replay: Replay, texts: ReplayTexts, host: any SceneHost, scale: @escaping () -> Double,
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    self.replay = replay
    self.texts = texts
    self.host = host
    self.now = now
    last = now()
    drawing = ReplayDrawing(replay)
    screen = ReplayScreen(ratio: replay.aspectRatio, texts: texts, scale: scale)
    speed =
      Self.speeds.first { replay.milliseconds / Double($0) <= Self.longest }
      ?? Self.speeds[Self.speeds.count - 1]
    screen.bar.show(speed: speed)
    drawing.drawn = { [weak self] in self?.screen.show($0, damage: $1) }
    screen.resized.listen(self) { [weak self] _ in self?.draw() }
    screen.clicked.listen(self) { [weak self] in self?.togglePlaying() }
    screen.bar.playButton.action = { [weak self] in self?.togglePlaying() }
    screen.bar.slider.changed.listen(self) { [weak self] in self?.scrub(to: $0) }
    updateBar()
  }

  isolated deinit { cancel?() }

  // MARK: Time

  func togglePlaying() { isPlaying ? pause() : play() }

  /// Continues, or starts again if it is at its end.
  func play() {
    guard !isPlaying else { return }
    if moment >= replay.milliseconds { moment = 0 }
    isPlaying = true
    last = now()
    wait()
    updateBar()
  }

  func pause() {
    guard isPlaying else { return }
    isPlaying = false
    cancel?()
    cancel = nil
    updateBar()
  }

  func choose(speed factor: Int) {
    speed = factor
    screen.bar.show(speed: factor)
  }

  private func wait() {
    cancel = host?.after(Self.frame) { [weak self] in self?.step() }
  }

  private func step() {
    guard isPlaying else { return }
    let time = now()
    moment += (time - last) / .milliseconds(1) * Double(speed)
    last = time
    if moment >= replay.milliseconds {
      moment = replay.milliseconds
      isPlaying = false
      cancel = nil
    } else {
      wait()
    }
    updateBar()
  }

  private func scrub(to part: Double) {
    guard !isShowing else { return }
    moment = part * replay.milliseconds
    last = now()
    updateBar()
  }

  // MARK: Display

  private func updateBar() {
    isShowing = true
    screen.bar.slider.value =
      replay.milliseconds > 0 ? moment / replay.milliseconds : 1
    isShowing = false
    screen.bar.isPlaying = isPlaying
    screen.bar.show(time: texts.time(Self.text(moment), of: Self.text(replay.milliseconds)))
    draw()
  }

  private func draw() {
    // Show the final painting exactly at the end, regardless of rounding.
    let isAtEnd = moment >= replay.milliseconds
    drawing.draw(isAtEnd ? .infinity : moment, size: screen.pictureSize)
  }

  /// Formats minutes and seconds.
  private static func text(_ milliseconds: Double) -> String {
    let seconds = Int(saturating: min(milliseconds, 1e12) / 1000)
    let rest = String(seconds % 60)
    return "\(seconds / 60):\(rest.count < 2 ? "0" : "")\(rest)"
  }

  // MARK: Keys

  /// Handles a key before the views do.
  ///
  /// - Returns: whether it was handled.
  func handle(_ event: KeyEvent) -> Bool {
    guard event.key == .space, event.modifiers.isEmpty else { return false }
    togglePlaying()
    return true
  }
}
