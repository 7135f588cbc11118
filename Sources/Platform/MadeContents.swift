internal import Dispatch
internal import Synchronization

/// Bytes for the clipboard on the way from worker threads to the event loop.
nonisolated final class MadeContents: Sendable {
  struct Item: Sendable {
    let content: OfferedContent
    let type: ClipboardType
    /// Nil if it could not be made.
    let bytes: [UInt8]?
  }

  private let items = Mutex<[Item]>([])

  /// Adds bytes from any thread, and wakes the loop.
  func add(_ item: Item) {
    items.withLock { $0.append(item) }
    DispatchQueue.main.async {}
  }

  func takeAll() -> [Item] {
    items.withLock { items in
      defer { items = [] }
      return items
    }
  }
}
