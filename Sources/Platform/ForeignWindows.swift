internal import CX11

/// Other programs' windows whose events we select, each while there is a reason.
final class ForeignWindows {
  enum Reason {
    /// It receives content from us piece by piece.
    case transfer
    /// A drag of ours is over it.
    case drag

    fileprivate var mask: Int {
      switch self {
      case .transfer: PropertyChangeMask | StructureNotifyMask
      case .drag: StructureNotifyMask
      }
    }
  }

  private let connection: OpaquePointer
  private var reasons: [UInt: Set<Reason>] = [:]

  init(connection: OpaquePointer) { self.connection = connection }

  /// - Returns: false for a destroyed window, and for one of ours: we would stop receiving its other events.
  func listen(to window: UInt, for reason: Reason) -> Bool {
    if reasons[window] == nil {
      var attributes = XWindowAttributes()
      guard XGetWindowAttributes(connection, window, &attributes) != 0,
        attributes.your_event_mask == NoEventMask
      else { return false }
    }
    reasons[window, default: []].insert(reason)
    select(window)
    return true
  }

  func ignore(_ window: UInt, for reason: Reason) {
    guard reasons[window]?.remove(reason) != nil else { return }
    select(window)
    if reasons[window]?.isEmpty == true { reasons[window] = nil }
  }

  /// Handles the disappearance of a window.
  func forget(_ window: UInt) { reasons[window] = nil }

  private func select(_ window: UInt) {
    let mask = (reasons[window] ?? []).reduce(NoEventMask) { $0 | $1.mask }
    XSelectInput(connection, window, mask)
  }
}
