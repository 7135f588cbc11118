internal import CPlatform
internal import CX11

/// Memory shared with the server for drawing.
@MainActor
final class SharedSegment {
  let handle: OpaquePointer
  let start: UnsafeMutableRawPointer
  private let byteCount: Int
  private weak var display: Display?
  /// The number of the request that reads the segment.
  private var lastPut: UInt = 0

  init(handle: OpaquePointer, byteCount: Int, display: Display) {
    self.handle = handle
    self.byteCount = byteCount
    self.display = display
    start = desktop_segment_bytes(handle)
  }

  isolated deinit {
    let connection = display.flatMap { $0.isConnected ? $0.connection : nil }
    desktop_segment_destroy(connection, handle)
  }

  /// Records that the next request will make the server read it.
  func willPut() {
    guard let display else { return }
    lastPut = XNextRequest(display.connection)
  }

  /// Whether the server may still be reading the last picture.
  var isBeingRead: Bool {
    guard lastPut != 0, let display, display.isConnected else { return false }
    // A failed put leaves no completion event, but its error also counts as processed.
    return Int(bitPattern: XLastKnownRequestProcessed(display.connection) &- lastPut) < 0
  }

  /// Faults in its pages before drawing.
  func touch() { desktop_segment_touch(handle, byteCount) }
}
