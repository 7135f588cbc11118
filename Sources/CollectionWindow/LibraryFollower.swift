public import Base
import Dispatch
import Documents
public import Storage

/// Looks what other programs have changed in the library, on a thread of its own: once for all that they tell
/// meanwhile.
public final class LibraryFollower {
  /// What a look found.
  public let found = Signal<CollectionChanges>()

  private let library: Library
  private let queue = DispatchQueue(label: "filbert.following", qos: .utility)
  private var seen: CollectionStamps?
  /// From the beginning of a look to the end of the pause behind it.
  private var isLooking = false
  /// Whether there is something that the present look may have come too early for.
  private var isBehind = false
  /// What this program has changed meanwhile.
  private var changedHere: Set<ItemID> = []

  /// Between two looks the windows have time for those who draw.
  nonisolated private static let pause = DispatchTimeInterval.milliseconds(100)

  public init(_ library: Library) { self.library = library }

  /// Another program has changed something.
  public func look() {
    guard !isLooking else {
      isBehind = true
      return
    }
    (isLooking, isBehind) = (true, false)
    queue.async { [library, seen, weak self] in
      let read = try? library.changes(since: seen)
      DispatchQueue.main.async { [weak self] in self?.take(read) }
    }
  }

  /// This program has changed an item, and shows it: what the present look finds of it may be older than that.
  func noteChange(of id: ItemID) {
    guard isLooking else { return }
    changedHere.insert(id)
    isBehind = true
  }

  private func take(_ read: (changes: CollectionChanges, seen: CollectionStamps?)?) {
    seen = read?.seen
    for id in changedHere { seen?.forget(id) }
    changedHere = []
    queue.asyncAfter(deadline: .now() + Self.pause) { [weak self] in
      DispatchQueue.main.async { [weak self] in self?.finish() }
    }
    if let changes = read?.changes, !changes.isEmpty { found.post(changes) }
  }

  private func finish() {
    isLooking = false
    if isBehind { look() }
  }
}
