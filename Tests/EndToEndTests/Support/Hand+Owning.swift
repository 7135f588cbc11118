import CXTest

// Giving others what was copied in a program of its own.
extension Hand {
  /// Something that is on the clipboard for as long as it answers.
  final class Copied {
    private let hand: Hand
    private let window: UInt
    private let target: String
    private let bytes: [UInt8]

    /// Puts bytes of a kind on the clipboard: no more than a request has room for.
    init(_ bytes: [UInt8], as target: String, by hand: Hand) {
      self.hand = hand
      self.bytes = bytes
      self.target = target
      window = XCreateSimpleWindow(hand.connection, hand.root, -1, -1, 1, 1, 0, 0, 0)
      XSetSelectionOwner(hand.connection, XInternAtom(hand.connection, "CLIPBOARD", 0), window, 0)
      XSync(hand.connection, 0)
    }

    /// Answers all who have asked so far.
    func answer() {
      var event = XEvent()
      while XPending(hand.connection) > 0 {
        XNextEvent(hand.connection, &event)
        guard event.type == SelectionRequest else { continue }
        answer(event.xselectionrequest)
      }
    }

    private func answer(_ request: XSelectionRequestEvent) {
      func atom(_ name: String) -> UInt { XInternAtom(hand.connection, name, 0) }
      let isKnown = [atom("TARGETS"), atom(target)].contains(request.target)
      if request.target == atom("TARGETS") {
        [atom(target)].withUnsafeBytes { kinds in
          _ = XChangeProperty(
            hand.connection, request.requestor, request.property, UInt(XA_ATOM), 32,
            PropModeReplace, kinds.bindMemory(to: UInt8.self).baseAddress, 1)
        }
      } else if isKnown {
        XChangeProperty(
          hand.connection, request.requestor, request.property, request.target, 8, PropModeReplace,
          bytes, Int32(bytes.count))
      }
      var event = XEvent()
      event.xselection.type = SelectionNotify
      event.xselection.requestor = request.requestor
      event.xselection.selection = request.selection
      event.xselection.target = request.target
      event.xselection.property = isKnown ? request.property : 0
      event.xselection.time = request.time
      XSendEvent(hand.connection, request.requestor, 0, 0, &event)
      XFlush(hand.connection)
    }
  }
}
