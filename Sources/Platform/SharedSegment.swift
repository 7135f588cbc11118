internal import CPlatform

/// Memory that we write and the server reads.
final class SharedSegment {
  let capacity: Int
  let handle: OpaquePointer
  /// The request after which the server has read it.
  var lastPut: UInt = 0

  init(handle: OpaquePointer, capacity: Int) {
    self.handle = handle
    self.capacity = capacity
  }

  var bytes: UnsafeMutableRawPointer? { desktop_segment_bytes(handle) }
}
