public import Documents
import Storage
import Synchronization

/// The place of a document in storage, updated by queued writes before the main thread is notified.
public nonisolated final class DocumentLocation: Sendable {
  /// A separate library, if the main one can't take anything new; otherwise nil.
  let aside: Library?
  private let state: Mutex<(id: ItemID?, isLost: Bool)>

  init(_ id: ItemID?, in aside: Library? = nil) {
    self.aside = aside
    state = Mutex((id, false))
  }

  public var id: ItemID? { state.withLock { $0.id } }
  /// Whether it can't hold the document any more.
  var isLost: Bool { state.withLock { $0.isLost } }

  func found(_ id: ItemID) { state.withLock { $0.id = id } }

  /// - Returns: whether it wasn't lost before.
  func lose() -> Bool {
    state.withLock { state in
      defer { state.isLost = true }
      return !state.isLost
    }
  }
}
