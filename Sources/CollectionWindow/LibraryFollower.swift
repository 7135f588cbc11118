public import Base
import Dispatch
import Documents
public import Storage

/// Finds the changes made by other programs to the library, on a thread of its own, once for all notifications received
/// meanwhile.
public final class LibraryFollower {
  /// Posts the changes found.
  public let found = Signal<CollectionChanges>()

  private let library: Library
  private let queue = DispatchQueue(label: "filbert.following", qos: .utility)
  private var seen: CollectionStamps?
  /// From the beginning of a search to the end of the following pause.
  private var isLooking = false
  /// Whether there may be changes too late for the present search.
  private var isBehind = false
  /// The items changed by this program meanwhile.
  private var changedHere: Set<ItemID> = []

  /// The pause between two searches, which leaves the windows time for drawing.
  nonisolated private static let pause = DispatchTimeInterval.milliseconds(100)

  /// Follows a library, once it is told of changes.
  public init(_ library: Library) { self.library = library }

  /// Called when another program has changed something.
  public func look() {
    guard !isLooking else {
      isBehind = true
      return
    }
    (isLooking, isBehind) = (true, false)
    queue.async { [library, seen, weak self] in
      let read = try? library.changes(since: seen)
      DispatchQueue.main.async { [weak self] in self?.finishReading(read) }
    }
  }

  /// Called when this program has changed and shown an item: the present search may find an older state.
  func noteChange(of id: ItemID) {
    guard isLooking else { return }
    changedHere.insert(id)
    isBehind = true
  }

  private func finishReading(_ read: (changes: CollectionChanges, seen: CollectionStamps?)?) {
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
