public import Documents
import Storage
import Synchronization

/// Where a document is kept: known to writes in the queue before the main thread hears.
public nonisolated final class DocumentPlace: Sendable {
  /// Beside the library, where that takes nothing new; nil for the library itself.
  let aside: Library?
  private let state: Mutex<(id: ItemID?, isLost: Bool)>

  init(_ id: ItemID?, in aside: Library? = nil) {
    self.aside = aside
    state = Mutex((id, false))
  }

  public var id: ItemID? { state.withLock { $0.id } }
  /// Whether it can't take the document any more.
  var isLost: Bool { state.withLock { $0.isLost } }

  func found(_ id: ItemID) { state.withLock { $0.id = id } }

  /// - Returns: whether it was not lost before.
  func lose() -> Bool {
    state.withLock { state in
      defer { state.isLost = true }
      return !state.isLost
    }
  }
}
