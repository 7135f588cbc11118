import CXTest
import Base
import Synchronization
import Testing

@testable import Platform

/// Our text in other programs.
@Suite struct ClipboardTests {
  private static let long = String(repeating: "Die Katze 猫 tritt. ", count: 40_000)

  /// A desktop and a peer who asks for our text.
  private func ask(
    _ text: String, for target: String
  ) throws -> (desktop: VirtualDesktop, hand: Hand, answer: PeerProgram.Answer?) {
    let desktop = try VirtualDesktop()
    let peer = try PeerProgram(desktop.server)
    desktop.copy(text)
    peer.ask(for: target)
    #expect(desktop.wait(with: peer, until: { peer.answer != nil }))
    return (desktop, peer.hand, peer.answer)
  }

  @Test(arguments: ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain"])
  func `Another program reads our text as what it asks for`(target: String) throws {
    let (desktop, hand, answer) = try ask("Käse 猫", for: target)
    #expect(
      answer == .bytes(Array("Käse 猫".utf8), type: hand.atom(target), pieceCount: 1))
    #expect(desktop.display.nextDeadline == nil, "nothing is left to do")
  }

  @Test func `Western European text is there for old programs as well`() throws {
    let (_, _, answer) = try ask("Käse", for: "STRING")
    #expect(answer == .bytes([0x4b, 0xe4, 0x73, 0x65], type: UInt(XA_STRING), pieceCount: 1))
  }

  @Test(arguments: ["STRING", "image/png", "NONSENSE"])
  func `What we do not have is refused`(target: String) throws {
    let (_, _, answer) = try ask("猫", for: target)
    #expect(answer == .refused)
  }

  @Test(arguments: [("Käse", true), ("猫", false)])
  func `Other programs hear what they may ask for`(text: String, isLatin1: Bool) throws {
    let (desktop, hand, answer) = try ask(text, for: "TARGETS")
    let names = [
      "TARGETS", "MULTIPLE", "TIMESTAMP", "UTF8_STRING", "text/plain;charset=utf-8", "text/plain",
    ]
    let atoms = (names + (isLatin1 ? ["STRING"] : [])).map(hand.atom)
    #expect(desktop.display.clipboard.ownText == text)
    #expect(answer == .words(atoms, type: UInt(XA_ATOM)))
  }

  @Test func `Without any press we own our text since the moment of the offer`() throws {
    let (_, _, answer) = try ask("cat", for: "TIMESTAMP")
    guard case .words(let words, type: UInt(XA_INTEGER)) = answer else {
      Issue.record("no time")
      return
    }
    #expect(words.count == 1 && words != [0])
  }

  @Test func `We own our text since the press that copied it, and not before`() throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    let peer = try PeerProgram(desktop.server)
    desktop.recorder.onEvent = { _, event in
      if event.isPress { desktop.display.clipboard.offer("cat") }
    }
    desktop.hand.move(to: 9, 9)
    desktop.hand.press()
    #expect(desktop.wait(until: { desktop.display.clipboard.ownText == "cat" }))
    let time = try #require(desktop.recorder.pressTime)
    peer.ask(for: "TIMESTAMP")
    #expect(desktop.wait(with: peer, until: { peer.answer != nil }))
    #expect(peer.answer == .words([time], type: UInt(XA_INTEGER)))
    peer.ask(for: "UTF8_STRING", at: time - 1)
    #expect(desktop.wait(with: peer, until: { peer.answer != nil }))
    #expect(peer.answer == .refused)
    peer.ask(for: "UTF8_STRING", at: time)
    #expect(desktop.wait(with: peer, until: { peer.answer != nil }))
    #expect(peer.answer != .refused)
  }

  @Test func `A text that is made later is made when another program asks for it, once`() throws {
    let desktop = try VirtualDesktop()
    let peer = try PeerProgram(desktop.server)
    let madeCount = Mutex(0)
    let number = desktop.display.clipboard.offer([
      ClipboardForm(.text) {
        madeCount.withLock { $0 += 1 }
        return Array("cat".utf8)
      }
    ])
    #expect(number != nil && desktop.display.clipboard.ownOffer == number)
    #expect(desktop.wait(until: { desktop.hand.owns("CLIPBOARD", desktop.display.leader) }))
    peer.ask(for: "TARGETS")
    #expect(desktop.wait(with: peer, until: { peer.answer != nil }))
    #expect(madeCount.withLock(\.self) == 0)
    for _ in 0..<2 {
      peer.ask(for: "UTF8_STRING")
      #expect(desktop.wait(with: peer, until: { peer.answer != nil }))
      #expect(
        peer.answer
          == .bytes(
            Array("cat".utf8), type: peer.hand.atom("UTF8_STRING"), pieceCount: 1))
    }
    #expect(madeCount.withLock(\.self) == 1)
    // It is there until another program copies something; each text has a number of its own.
    peer.own("CLIPBOARD", ["UTF8_STRING": Array("fish".utf8)])
    #expect(desktop.wait(until: { desktop.display.clipboard.ownOffer == nil }))
    #expect(desktop.display.clipboard.ownText == nil)
    desktop.display.clipboard.offer("dog")
    #expect(
      desktop.display.clipboard.ownOffer != nil && desktop.display.clipboard.ownOffer != number)
  }

  @Test func `Several things can be asked for at once`() throws {
    let desktop = try VirtualDesktop()
    let peer = try PeerProgram(desktop.server)
    let hand = peer.hand
    desktop.copy("猫")
    peer.ask(forAll: ["UTF8_STRING", "image/png", "text/plain", "MULTIPLE"])
    #expect(desktop.wait(with: peer, until: { peer.answer != nil }))
    let pairs = ["UTF8_STRING", "UTF8_STRING", "image/png", "", "text/plain", "text/plain"].map {
      $0 == "" ? 0 : hand.atom($0)
    }
    #expect(
      peer.answer
        == .words(pairs + [hand.atom("MULTIPLE"), 0], type: hand.atom("ATOM_PAIR")))
    #expect(hand.text("UTF8_STRING", of: peer.window) == "猫")
    #expect(hand.text("text/plain", of: peer.window) == "猫")
  }

  @Test func `Of many questions to a silent owner only the last two wait`() throws {
    let desktop = try VirtualDesktop()
    let peer = try PeerProgram(desktop.server)
    peer.own("CLIPBOARD", ["UTF8_STRING": Array("cat".utf8)])
    #expect(desktop.wait(until: { desktop.hand.owns("CLIPBOARD", peer.window) }))
    var answers: [String?] = []
    for _ in 0..<5 { desktop.display.clipboard.read { answers.append($0) } }
    #expect(answers == [nil, nil, nil])
    #expect(desktop.wait(with: peer, until: { answers.count == 5 }))
    #expect(answers == [nil, nil, nil, "cat", "cat"])
  }

  @Test func `A long text leaves in pieces, for two programs at once`() throws {
    let desktop = try VirtualDesktop()
    let peers = [try PeerProgram(desktop.server), try PeerProgram(desktop.server)]
    desktop.copy(Self.long)
    for peer in peers { peer.ask(for: "UTF8_STRING") }
    #expect(
      desktop.wait(
        with: peers[0], peers[1],
        until: { peers.allSatisfy { $0.answer != nil } }))
    let bytes = Array(Self.long.utf8)
    for peer in peers {
      let type = peer.hand.atom("UTF8_STRING")
      #expect(peer.answer == .bytes(bytes, type: type, pieceCount: 4))
    }
    #expect(desktop.display.nextDeadline == nil, "nothing is left to do")
  }

  @Test func `A new text does not mix with one that is leaving`() throws {
    let desktop = try VirtualDesktop()
    let peer = try PeerProgram(desktop.server)
    desktop.copy(Self.long)
    peer.ask(for: "UTF8_STRING")
    #expect(desktop.wait(with: peer, until: { peer.pieces?.count == 1 }))
    desktop.display.clipboard.offer("short")
    #expect(desktop.wait(with: peer, until: { peer.answer != nil }))
    #expect(peer.pieces?.joined().count == Self.long.utf8.count)
  }

  @Test func `A reader who stops in the middle is forgotten`() throws {
    let desktop = try VirtualDesktop(DisplayOptions(transferPatience: .milliseconds(50)))
    let peer = try PeerProgram(desktop.server)
    desktop.copy(Self.long)
    peer.ask(for: "UTF8_STRING")
    #expect(desktop.wait(until: { desktop.display.nextDeadline != nil }))
    #expect(desktop.wait(until: { desktop.display.nextDeadline == nil }))
  }

  @Test func `A reader who vanishes in the middle is forgotten, and others are served`() throws {
    let desktop = try VirtualDesktop(DisplayOptions(transferPatience: .seconds(1000)))
    let gone = try PeerProgram(desktop.server)
    desktop.copy(Self.long)
    gone.ask(for: "UTF8_STRING")
    #expect(desktop.wait(with: gone, until: { gone.pieces?.count == 1 }))
    XDestroyWindow(gone.connection, gone.window)
    XFlush(gone.connection)
    #expect(desktop.wait(until: { desktop.display.nextDeadline == nil }))
    let peer = try PeerProgram(desktop.server)
    peer.ask(for: "UTF8_STRING")
    #expect(desktop.wait(with: peer, until: { peer.answer != nil }))
    #expect(peer.answer != .refused)
  }

  @Test func `Our text outlives the window that it came from`() throws {
    let desktop = try VirtualDesktop()
    let peer = try PeerProgram(desktop.server)
    desktop.copy("cat")
    desktop.window.close()
    peer.ask(for: "UTF8_STRING")
    #expect(desktop.wait(with: peer, until: { peer.answer != nil }))
    #expect(peer.answer != .refused)
  }

  @Test func `We lose the clipboard to a program that copies, and can take it back`() throws {
    let desktop = try VirtualDesktop()
    let peer = try PeerProgram(desktop.server)
    desktop.copy("ours")
    #expect(desktop.display.clipboard.ownText == "ours")
    peer.own("CLIPBOARD", ["UTF8_STRING": Array("theirs".utf8)])
    #expect(desktop.wait(until: { desktop.display.clipboard.ownText == nil }))
    desktop.copy("ours again")
    #expect(desktop.display.clipboard.ownText == "ours again")
  }

  @Test func `The news of a loss that we have made good already takes nothing away`() throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    let peer = try PeerProgram(desktop.server)
    desktop.copy("first")
    let time = peer.hand.serverTime
    #expect(desktop.wait(until: { peer.hand.serverTime > time }))
    desktop.hand.move(to: 9, 9)
    desktop.hand.press()
    #expect(desktop.wait(until: { desktop.recorder.pressTime != nil }))
    peer.own("CLIPBOARD", [:], since: time)
    desktop.display.clipboard.offer("second")
    peer.ask(for: "UTF8_STRING")
    #expect(desktop.wait(with: peer, until: { peer.answer != nil }))
    #expect(peer.answer != .refused)
    #expect(desktop.display.clipboard.ownText == "second")
  }

  @Test func `A copy that comes too late leaves the clipboard to whoever copied later`() throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    desktop.hand.move(to: 9, 9)
    desktop.hand.press()
    #expect(desktop.wait(until: { desktop.recorder.pressTime != nil }))
    let peer = try PeerProgram(desktop.server)
    // The server's clock has to tick: only then is the peer's time a later one.
    #expect(
      desktop.wait(until: { peer.hand.serverTime > (desktop.recorder.pressTime ?? UInt.max) }))
    peer.own("CLIPBOARD", [:])
    desktop.display.clipboard.offer("late")
    #expect(desktop.display.clipboard.ownText == nil)
    #expect(peer.hand.owns("CLIPBOARD", peer.window))
  }

  @Test func `A dead server takes no text`() throws {
    let desktop = try VirtualDesktop()
    desktop.server.kill()
    #expect(desktop.loop.run() == .connectionLost)
    desktop.display.clipboard.offer("cat")
    var answers: [String?] = []
    desktop.display.clipboard.read { answers.append($0) }
    #expect(answers == [nil])
  }
}

extension VirtualDesktop {
  /// Offers a text and waits until the server knows.
  func copy(_ text: String) {
    display.clipboard.offer(text)
    _ = wait(until: { self.hand.owns("CLIPBOARD", self.display.leader) })
  }
}

extension Recorder {
  /// The server's time of the first press of a button.
  var pressTime: UInt? {
    for case .pointerPressed(let sample, _) in events { return UInt(sample.time.milliseconds) }
    return nil
  }
}
