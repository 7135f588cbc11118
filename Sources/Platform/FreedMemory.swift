internal import CPlatform
internal import Dispatch

/// Memory that was freed and that the C library keeps for later.
///
/// What a large document leaves lies between pieces that are in use; left alone it stays with the program until its
/// end.
public enum FreedMemory {
  private static let queue = DispatchQueue(label: "filbert.memory", qos: .utility)
  private static let delay = DispatchTimeInterval.seconds(1)
  /// Less is not worth the trouble, in bytes.
  nonisolated private static let least = 16 << 20
  private static var isPlanned = false
  /// Whether something more was freed since it was planned.
  private static var isWantedAgain = false

  /// What is larger is given back as soon as it is freed, in bytes.
  nonisolated private static let largestKept: Int32 = 4 << 20

  /// By so much heaps grow, in bytes: no page of it is taken before it is used.
  nonisolated private static let step: Int32 = 1 << 20

  /// Keeps large pieces for nobody; to be called once, before much is allocated.
  public static func setUp() { desktop_set_up_memory(largestKept, step) }

  /// Gives it back to the system a moment later, on another thread, where it is much.
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
