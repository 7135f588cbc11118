internal import CX11

/// The progress of handing our content to a clipboard manager at the end of the program.
enum ClipboardSaving {
  case none, asked, done
}

extension EventLoop {
  /// Lets the desktop's clipboard manager take over our content, so that it can be pasted after the program ends.
  ///
  /// Call it after the last `run()`. Without a manager or content of ours it returns at once.
  ///
  /// - Parameter limit: the time allowed to the manager.
  /// - Returns: whether a manager has the content. Source: freedesktop.org, Clipboard Manager specification 0.1.
  @discardableResult
  public func saveClipboard(within limit: Duration = .seconds(3)) -> Bool {
    guard display.beginSavingClipboard() else { return false }
    return run(until: { display.clipboardSaving == .done }, timeout: limit)
  }
}

extension Display {
  /// - Returns: whether to wait for the manager.
  func beginSavingClipboard() -> Bool {
    guard isConnected, let targets = selectionOwner.savedTargets,
      XGetSelectionOwner(connection, atoms[.clipboardManager]) != 0
    else { return false }
    clipboardSaving = .asked
    PropertyWriter(connection: connection, window: leader).setAtoms(atoms[.savedTargets], targets)
    XConvertSelection(
      connection, atoms[.clipboardManager], atoms[.saveTargets], atoms[.savedTargets], leader,
      selectionOwner.startTime)
    return true
  }
}
