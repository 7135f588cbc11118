import Glibc

/// Says on a terminal how far something is, always on the same line; elsewhere nothing.
final class ProgressLine {
  private let descriptor: Int32
  /// Whether there is anyone who reads it.
  let isShown: Bool
  private var shown = ContinuousClock.Instant.now
  private var isEmpty = true

  static let pause = Duration.milliseconds(200)

  init(on descriptor: Int32 = STDERR_FILENO) {
    self.descriptor = descriptor
    isShown = isatty(descriptor) == 1
  }

  /// Shows a text in the place of the last one, at most five times a second.
  ///
  /// - Parameter text: made only where it is shown.
  func show(_ text: () -> String) {
    guard isShown, .now - shown >= Self.pause else { return }
    shown = .now
    isEmpty = false
    write("\r\(text())\(Self.eraseRest)")
  }

  /// Leaves the line empty.
  func clear() {
    guard !isEmpty else { return }
    isEmpty = true
    write("\r\(Self.eraseRest)")
  }

  /// Of ECMA-48: to the end of the line.
  private static let eraseRest = "\u{1B}[K"

  private func write(_ text: String) {
    // Who does not read how far it is misses nothing else.
    _ = Array(text.utf8).withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }
}
