internal import CX11

// What the server tells of selections: the clipboard, and what is dragged.
extension Display {
  func hearSelection(_ event: inout XEvent) {
    switch event.type {
    case SelectionRequest: selectionOwner.answer(event.xselectionrequest)
    case SelectionClear: selectionOwner.lose(event.xselectionclear)
    case _ where event.xselection.selection == atoms[.clipboardManager]: clipboardSaving = .done
    default: selectionReader.hear(event.xselection)
    }
  }

  func hearTransfer(_ event: XPropertyEvent) {
    if event.window == leader, event.atom == atoms[.transfer] {
      selectionOwner.ownIfWaiting(since: ServerTime(event.time))
    } else if event.state == PropertyDelete {
      selectionOwner.transfers.proceed(event.window, property: event.atom)
    } else if event.atom == atoms[.transfer] {
      selectionReader.proceed(event.window)
    }
  }

  /// When the transfer that has been silent for longest is given up.
  var nextDeadline: ContinuousClock.Instant? {
    [selectionReader.nextDeadline, selectionOwner.transfers.nextDeadline].compactMap(\.self).min()
  }

  func endOverdueTransfers() {
    guard isConnected, let nextDeadline else { return }
    let now = ContinuousClock().now
    guard nextDeadline <= now else { return }
    selectionReader.endOverdue(at: now)
    selectionOwner.transfers.endOverdue(at: now)
  }
}
