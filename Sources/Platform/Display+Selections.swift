internal import CX11

// Selection events from the server: the clipboard, selected text, and drags.
extension Display {
  func hearSelection(_ event: inout XEvent) {
    switch event.type {
    case SelectionRequest:
      owner(of: event.xselectionrequest.selection).answer(event.xselectionrequest)
    case SelectionClear: owner(of: event.xselectionclear.selection).lose(event.xselectionclear)
    case _ where event.xselection.selection == atoms[.clipboardManager]: clipboardSaving = .done
    default: selectionReader.hear(event.xselection)
    }
  }

  /// Falls back to an owner that refuses everything if we own no such selection.
  private func owner(of selection: UInt) -> SelectionOwner {
    owners.first { $0.selection == selection } ?? selectionOwner
  }

  /// Delivers content made on other threads to the programs waiting for it.
  func giveMade() {
    for item in made.takeAll() { item.content.deliver(item.bytes, item.type) }
  }

  func hearTransfer(_ event: XPropertyEvent) {
    if event.window == leader, event.atom == atoms[.transfer] {
      for owner in owners { owner.ownIfWaiting(since: ServerTime(event.time)) }
    } else if event.state == PropertyDelete {
      transfers.proceed(event.window, property: event.atom)
    } else if event.atom == atoms[.transfer] {
      selectionReader.proceed(event.window)
    }
  }

  /// The time to give up the transfer that has been silent for longest.
  var nextDeadline: ContinuousClock.Instant? {
    [selectionReader.nextDeadline, transfers.nextDeadline, dragSource?.deadline]
      .compactMap(\.self).min()
  }

  func endOverdueTransfers() {
    guard isConnected, let nextDeadline else { return }
    let now = ContinuousClock().now
    guard nextDeadline <= now else { return }
    selectionReader.endOverdue(at: now)
    transfers.endOverdue(at: now)
    dragSource?.endOverdue(at: now)
  }
}
