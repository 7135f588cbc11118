import CLife

/// A contiguous buffer of elements that grows without copying, and is shared by copies until one changes.
///
/// Elements not written yet are zero.
struct LifeBuffer<Element: BitwiseCopyable>: @unchecked Sendable {
  private final class Owner: @unchecked Sendable {
    var memory: UnsafeMutableRawPointer
    var size: Int

    init(_ memory: UnsafeMutableRawPointer, _ size: Int) {
      (self.memory, self.size) = (memory, size)
    }

    deinit { life_free(memory, size) }
  }

  private(set) var start: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  private var owner: Owner

  /// - Parameter isDense: whether most of it will soon be in use.
  init(capacity: Int, isDense: Bool = true) {
    let size = capacity * MemoryLayout<Element>.stride
    guard let memory = life_memory(size, isDense) else {
      preconditionFailure("There is memory, or the program has ended")
    }
    self.capacity = capacity
    owner = Owner(memory, size)
    start = memory.bindMemory(to: Element.self, capacity: capacity)
  }

  /// Doubles the capacity; requires unshared memory.
  mutating func grow() {
    guard let memory = life_resized(owner.memory, owner.size, 2 * owner.size) else {
      preconditionFailure("There is memory, or the program has ended")
    }
    capacity *= 2
    (owner.memory, owner.size) = (memory, 2 * owner.size)
    start = memory.bindMemory(to: Element.self, capacity: capacity)
  }

  /// Makes the memory unique.
  ///
  /// - Parameter count: the number of elements written.
  mutating func own(_ count: Int) {
    if isKnownUniquelyReferenced(&owner) { return }
    let room = LifeBuffer(capacity: capacity)
    room.start.update(from: start, count: count)
    self = room
  }
}
