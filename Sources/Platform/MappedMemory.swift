internal import Glibc

/// Zeroed pages of memory, returned as a whole; untouched pages cost nothing.
nonisolated final class MappedMemory {
  let start: UnsafeMutableRawPointer
  private let byteCount: Int

  /// Returns nil if there is not enough memory.
  init?(byteCount: Int) {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
    guard let start = mmap(nil, byteCount, PROT_READ | PROT_WRITE, flags, -1, 0),
      start != MAP_FAILED
    else { return nil }
    self.start = start
    self.byteCount = byteCount
  }

  deinit { munmap(start, byteCount) }
}
