import CXTest

// A window on which others drop things.
extension PeerProgram {
  /// What it says of itself and does.
  struct Taking {
    var version: UInt = 5
    /// Whether it answers that it takes what is over it; nil never answers.
    var accepts: Bool? = true
    /// Which kinds it asks for once something is dropped.
    var targets: [String] = []
    /// Whether it says in the end that it has all.
    var finishes = true
    /// Whether it asks with the window on which things are dropped; else with another one.
    var asksFromThere = false
    /// Where it wants a file to be written.
    var savePath: String?
  }

  /// Shows a window there, and takes what is dropped on it.
  func showTarget(_ taking: Taking, at x: Int, _ y: Int, side: Int = 100) {
    self.taking = taking
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = 1
    if taking.asksFromThere {
      drop = window
      XChangeWindowAttributes(connection, window, UInt(CWOverrideRedirect), &attributes)
      XMoveResizeWindow(
        connection, window, Int32(x), Int32(y), UInt32(side), UInt32(side))
    } else {
      drop = XCreateWindow(
        connection, hand.root, Int32(x), Int32(y), UInt32(side), UInt32(side), 0, 0, 0, nil,
        UInt(CWOverrideRedirect), &attributes)
    }
    setWord("XdndAware", of: drop, taking.version, type: UInt(XA_ATOM))
    XMapRaised(connection, drop)
    XSync(connection, 0)
  }

  func setWord(_ name: String, of window: UInt, _ value: UInt, type: UInt) {
    var value = value
    withUnsafeBytes(of: &value) { bytes in
      _ = XChangeProperty(
        connection, window, hand.atom(name), type, 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, 1)
    }
    XSync(connection, 0)
  }

  /// Answers what is told of something that is dragged over its window.
  func answerDrag(_ message: Message) {
    guard let taking else { return }
    let source = UInt(message.data[0])
    switch hand.name(of: message.name) {
    case "XdndPosition":
      guard let accepts = taking.accepts else { return }
      let copy = accepts ? Int(hand.atom("XdndActionCopy")) : 0
      send("XdndStatus", to: source, [Int(drop), accepts ? 3 : 2, 0, 0, copy])
    case "XdndDrop":
      dropTime = UInt(message.data[2])
      dropSource = source
      wanted = taking.targets
      if let path = taking.savePath {
        savedName = hand.text("XdndDirectSave0", of: source)
        hand.setText("XdndDirectSave0", of: source, path)
      }
      askForNext()
    default: break
    }
  }

  /// Asks for the next kind, once the one before has come.
  func askForNext() {
    if let answer, let target = asked { got[target] = answer }
    asked = nil
    guard let next = wanted.first else {
      guard taking?.finishes == true, dropSource != 0 else { return }
      send("XdndFinished", to: dropSource, [Int(drop), 1, Int(hand.atom("XdndActionCopy"))])
      dropSource = 0
      return
    }
    wanted.removeFirst()
    asked = next
    ask(for: next, of: "XdndSelection", at: dropTime)
  }
}
