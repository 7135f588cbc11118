import Glibc

/// Shows progress on a line of a terminal; does nothing elsewhere.
final class ProgressLine {
  private let descriptor: Int32
  /// Whether the output is a terminal.
  let isShown: Bool
  private var shown = ContinuousClock.Instant.now
  private var isEmpty = true

  static let pause = Duration.milliseconds(200)

  init(on descriptor: Int32 = STDERR_FILENO) {
    self.descriptor = descriptor
    isShown = isatty(descriptor) == 1
  }

  /// Replaces the text, at most five times a second.
  ///
  /// - Parameter text: only evaluated if shown.
  func show(_ text: () -> String) {
    guard isShown, .now - shown >= Self.pause else { return }
    shown = .now
    isEmpty = false
    write("\r\(text())\(Self.eraseRest)")
  }

  /// Clears the line.
  func clear() {
    guard !isEmpty else { return }
    isEmpty = true
    write("\r\(Self.eraseRest)")
  }

  /// The ECMA-48 sequence that erases to the end of the line.
  private static let eraseRest = "\u{1B}[K"

  private func write(_ text: String) {
    // A failure to write progress is harmless.
    _ = Array(text.utf8).withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }
}
