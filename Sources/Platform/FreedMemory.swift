internal import CPlatform
internal import Dispatch

/// Returns freed memory to the system that the C library would keep.
///
/// Memory freed by a large document is scattered between blocks in use; otherwise it stays with the program until its
/// end.
public enum FreedMemory {
  private static let queue = DispatchQueue(label: "filbert.memory", qos: .utility)
  private static let delay = DispatchTimeInterval.seconds(1)
  /// The least amount in bytes worth returning.
  nonisolated private static let least = 16 << 20
  private static var isPlanned = false
  /// Whether more was freed since the plan.
  private static var isWantedAgain = false

  /// Larger blocks are returned as soon as they are freed; in bytes.
  nonisolated private static let largestKept: Int32 = 4 << 20

  /// The growth of heaps in bytes: pages are not taken before they are used.
  nonisolated private static let step: Int32 = 1 << 20

  /// Configures the allocator not to keep large blocks; call it once, before large allocations.
  public static func setUp() { desktop_set_up_memory(largestKept, step) }

  /// Returns free memory to the system shortly, on another thread, if there is much.
  public static func giveBackSoon() {
    isWantedAgain = isPlanned
    guard !isPlanned else { return }
    isPlanned = true
    queue.asyncAfter(deadline: .now() + delay) {
      desktop_give_back_memory(least)
      DispatchQueue.main.async {
        isPlanned = false
        if isWantedAgain { giveBackSoon() }
      }
    }
  }
}
