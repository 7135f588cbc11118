import CXTest

/// Another program with a window, which reads selections, owns one, and drags things about.
final class PeerProgram {
  /// What came of a question.
  enum Answer: Equatable {
    case refused
    case bytes([UInt8], type: UInt, pieceCount: Int)
    case words([UInt], type: UInt)
  }

  /// How it treats those who ask for what it owns.
  enum Manner: Equatable {
    case gives
    case givesInPieces(of: Int)
    case stopsAfterOnePiece
    case isSilent
  }

  let hand: Hand
  let window: UInt
  var answer: Answer?
  /// What has come of a long answer.
  var pieces: [[UInt8]]?
  /// Its own goods, by what they are asked for as; the rest is refused.
  var goods: [String: [UInt8]] = [:]
  /// What it tells those who ask for its targets; nil refuses that.
  var kinds: [String]?
  var manner = Manner.gives
  var requests: [XSelectionRequestEvent] = []
  var sending: Sending?
  /// How it takes what is dropped on its window `drop`.
  var taking: Taking?
  var drop: UInt = 0
  var dropSource: UInt = 0
  var dropTime: UInt = 0
  /// What it has still to ask for, what it waits for, and what has come.
  var wanted: [String] = []
  var asked: String?
  var got: [String: Answer] = [:]
  /// What the source calls the file that it would save.
  var savedName: String?
  /// What windows have told it, the newest last.
  var messages: [Message] = []

  /// Goods that leave piece by piece.
  struct Sending {
    var window: UInt
    var property: UInt
    var type: UInt
    var rest: ArraySlice<UInt8>
    var pieceLimit: Int
  }

  struct Message {
    var name: UInt
    var data: [Int]
  }

  init(_ server: VirtualServer) throws {
    hand = try Hand(server)
    window = XCreateSimpleWindow(hand.connection, hand.root, 0, 0, 1, 1, 0, 0, 0)
    XSelectInput(hand.connection, window, PropertyChangeMask)
    XSync(hand.connection, 0)
  }

  var connection: OpaquePointer { hand.connection }

  /// Deals with what has come; never waits.
  func listen() {
    var event = XEvent()
    while XPending(connection) > 0 {
      XNextEvent(connection, &event)
      switch event.type {
      case SelectionRequest: receive(event.xselectionrequest)
      case SelectionNotify: receive(event.xselection)
      case PropertyNotify: receive(event.xproperty)
      case ClientMessage: receive(event.xclient)
      default: break
      }
      if asked != nil, answer != nil { askForNext() }
    }
    XFlush(connection)
  }

  private func receive(_ event: XPropertyEvent) {
    if event.state == PropertyDelete {
      sendNextPiece(to: event.window, event.atom)
    } else if event.window == window {
      receivePiece(event.atom)
    }
  }

  private func receive(_ event: XClientMessageEvent) {
    let data = event.data.l
    let message = Message(
      name: event.message_type, data: [data.0, data.1, data.2, data.3, data.4])
    messages.append(message)
    answerDrag(message)
  }
}

extension VirtualDesktop {
  /// Runs the loop, and the peers beside it, until the condition holds.
  func wait(
    with peers: PeerProgram..., until condition: () -> Bool
  ) -> Bool {
    wait(until: {
      for peer in peers { peer.listen() }
      return condition()
    })
  }
}
