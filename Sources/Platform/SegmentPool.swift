internal import CPlatform
internal import CX11

/// Two segments of shared memory for all windows: while the server reads one, the other is filled.
///
/// They begin small and grow to `longest`; larger pictures go in bands. That keeps the program's
/// memory low, and a band of this size costs the server no more than its share of a whole picture.
final class SegmentPool {
  static let smallest = 1 << 16
  static let longest = 1 << 20

  private let connection: OpaquePointer
  private let root: UInt
  private let depth: Int32
  private var slots: [SharedSegment?] = [nil, nil]
  private(set) var isUsable: Bool
  private var isProven = false

  init(connection: OpaquePointer, root: UInt, depth: Int32, isAllowed: Bool) {
    self.connection = connection
    self.root = root
    self.depth = depth
    isUsable = isAllowed && XShmQueryExtension(connection) != 0
  }

  /// A segment that nobody reads, as large as wanted or as `longest`; nil while the server still
  /// reads both, or for good once `isUsable` has become false.
  func take(wanting byteCount: Int) -> SharedSegment? {
    let processed = XLastKnownRequestProcessed(connection)
    for index in slots.indices {
      guard let segment = slots[index] else { return grow(index, toHold: byteCount) }
      // A put that failed leaves no completion event, but its error counts as processed as well.
      guard segment.lastPut == 0 || Int(bitPattern: processed &- segment.lastPut) >= 0 else {
        continue
      }
      let isLargeEnough = segment.capacity >= min(byteCount, Self.longest)
      return isLargeEnough ? segment : grow(index, toHold: byteCount)
    }
    return nil
  }

  func destroy() {
    for index in slots.indices { drop(index) }
  }

  private func grow(_ index: Int, toHold byteCount: Int) -> SharedSegment? {
    var capacity = Self.smallest
    while capacity < min(byteCount, Self.longest) { capacity *= 2 }
    drop(index)
    guard let handle = desktop_segment_create(connection, capacity) else { return giveUp() }
    let segment = SharedSegment(handle: handle, capacity: capacity)
    slots[index] = segment
    if !isProven {
      // In another IPC namespace attaching succeeds, with the wrong memory.
      guard desktop_segment_reads_back(connection, root, depth, handle) else { return giveUp() }
      isProven = true
    }
    return segment
  }

  private func giveUp() -> SharedSegment? {
    isUsable = false
    destroy()
    return nil
  }

  private func drop(_ index: Int) {
    guard let segment = slots[index] else { return }
    desktop_segment_destroy(connection, segment.handle, true)
    slots[index] = nil
  }
}
