internal import CPlatform
internal import CX11

/// Allocates memory for pictures that the server reads in place, so that there is only one copy of each.
final class SharedMemory {
  private let connection: OpaquePointer
  private let root: UInt
  private let depth: Int32
  private(set) var isUsable: Bool
  private var isProven = false

  init(connection: OpaquePointer, root: UInt, depth: Int32, isAllowed: Bool) {
    self.connection = connection
    self.root = root
    self.depth = depth
    isUsable = isAllowed && XShmQueryExtension(connection) != 0
  }

  /// Returns nil if there is not enough memory, or permanently once `isUsable` has become false.
  func make(byteCount: Int, of display: Display) -> SharedSegment? {
    guard isUsable, let handle = desktop_segment_create(connection, byteCount) else { return nil }
    let segment = SharedSegment(handle: handle, byteCount: byteCount, display: display)
    if !isProven {
      // In another IPC namespace attaching succeeds, but with the wrong memory.
      isProven = desktop_segment_reads_back(connection, root, depth, handle)
      isUsable = isProven
    }
    return isUsable ? segment : nil
  }
}
