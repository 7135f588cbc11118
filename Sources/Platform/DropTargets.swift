internal import CX11

/// Finds windows that accept drops.
struct DropTargets {
  let connection: OpaquePointer
  let root: UInt
  let atoms: AtomTable
  /// The limit of nested windows.
  private static let deepest = 32

  /// The outermost window at a pixel of the screen that accepts drops, itself or through another one; takes a few round
  /// trips.
  func target(x: Int, y: Int) -> OutgoingDrag.Target? {
    var window = root
    for _ in 0..<Self.deepest {
      var (left, top): (Int32, Int32) = (0, 0)
      var child: UInt = 0
      let isOnScreen = XTranslateCoordinates(
        connection, root, window, Int32(clamping: x), Int32(clamping: y), &left, &top, &child)
      guard isOnScreen != 0, child != 0 else { break }
      if let found = target(child) { return found }
      window = child
    }
    // The desktop itself, if a window represents it.
    return proxy(of: root) == nil ? nil : target(root)
  }

  private func target(_ window: UInt) -> OutgoingDrag.Target? {
    let receiver = proxy(of: window) ?? window
    let reader = PropertyReader(connection: connection)
    guard
      let version = reader.words(atoms[.xdndAware], of: receiver, type: Int(XA_ATOM))?.first,
      version & 0xffff_ffff >= DragState.versions.lowerBound
    else { return nil }
    return OutgoingDrag.Target(
      window: window, receiver: receiver, version: min(version & 0xffff_ffff, DragState.version))
  }

  /// A destroyed window may have left its number behind: an existing one refers to itself.
  private func proxy(of window: UInt) -> UInt? {
    func named(by window: UInt) -> UInt? {
      PropertyReader(connection: connection)
        .words(atoms[.xdndProxy], of: window, type: Int(XA_WINDOW))?.first.map { $0 & 0xffff_ffff }
    }
    guard let proxy = named(by: window), proxy != 0, named(by: proxy) == proxy else { return nil }
    return proxy
  }
}
