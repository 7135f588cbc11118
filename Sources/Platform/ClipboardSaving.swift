internal import CX11

/// How far a clipboard manager is with keeping what we own, at the end of the program.
enum ClipboardSaving {
  case none, asked, done
}

extension EventLoop {
  /// Lets the desktop's clipboard manager take what we own, so that it can be pasted once the program has ended.
  ///
  /// To be called after the last `run()`. Without a manager, or with nothing of ours on the clipboard, it returns at
  /// once.
  ///
  /// - Parameter limit: a manager that takes longer is left alone.
  /// - Returns: whether a manager has it.
  /// Source: freedesktop.org, Clipboard Manager specification 0.1.
  @discardableResult
  public func saveClipboard(within limit: Duration = .seconds(3)) -> Bool {
    guard display.beginSavingClipboard() else { return false }
    return run(until: { display.clipboardSaving == .done }, timeout: limit)
  }
}

extension Display {
  /// - Returns: whether there is something to wait for.
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
