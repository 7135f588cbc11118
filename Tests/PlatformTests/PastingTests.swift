import CXTest
import Testing

@testable import Platform

/// Other programs' text in ours.
@Suite struct PastingTests {
  private static let text = "Käse 猫\n"
  private static let long = String(repeating: "Die Katze 猫 tritt. ", count: 40_000)

  private final class Reader {
    var answers: [String?] = []
  }

  /// What a read gives with a peer who owns the clipboard.
  private func read(
    _ goods: [String: [UInt8]], manner: PeerProgram.Manner = .gives,
    patience: Duration = .seconds(1000)
  ) throws -> String? {
    let desktop = try VirtualDesktop(DisplayOptions(transferPatience: patience))
    let peer = try PeerProgram(desktop.server)
    peer.own("CLIPBOARD", goods, manner: manner)
    let reader = Reader()
    desktop.display.clipboard.read { reader.answers.append($0) }
    #expect(reader.answers.isEmpty, "nobody waits")
    try #require(desktop.wait(with: peer, until: { !reader.answers.isEmpty }))
    #expect(desktop.display.nextDeadline == nil, "nothing is left to do")
    #expect(reader.answers.count == 1)
    return reader.answers[0]
  }

  @Test func `A text arrives`() throws {
    #expect(try read(["UTF8_STRING": Array(Self.text.utf8)]) == Self.text)
  }

  @Test func `An empty text is a text`() throws {
    #expect(try read(["UTF8_STRING": []]) == "")
  }

  @Test func `A long text arrives at once from an owner who sends it so`() throws {
    #expect(try read(["UTF8_STRING": Array(Self.long.utf8)]) == Self.long)
  }

  @Test func `A long text arrives in pieces, whose bounds may lie inside of characters`() throws {
    let bytes = Array(Self.long.utf8)
    #expect(
      try read(["UTF8_STRING": bytes], manner: .givesInPieces(of: 100_001)) == Self.long)
  }

  @Test func `An old program's text is that of Western Europe`() throws {
    #expect(try read(["STRING": [0x4b, 0xe4, 0x73, 0x65]]) == "Käse")
  }

  @Test func `An owner without text gives none`() throws {
    #expect(try read(["image/png": [1, 2, 3]]) == nil)
  }

  @Test(arguments: [PeerProgram.Manner.isSilent, .stopsAfterOnePiece])
  func `An owner who falls silent is given up`(manner: PeerProgram.Manner) throws {
    let bytes = Array(Self.text.utf8)
    #expect(
      try read(["UTF8_STRING": bytes], manner: manner, patience: .milliseconds(50)) == nil)
  }

  @Test func `Without an owner there is no text`() throws {
    let desktop = try VirtualDesktop(DisplayOptions(transferPatience: .seconds(1000)))
    let reader = Reader()
    desktop.display.clipboard.read { reader.answers.append($0) }
    #expect(desktop.wait(until: { reader.answers == [nil] }))
  }

  @Test func `Our own text is there at once`() throws {
    let desktop = try VirtualDesktop()
    desktop.display.clipboard.offer("cat")
    let reader = Reader()
    desktop.display.clipboard.read { reader.answers.append($0) }
    #expect(reader.answers == ["cat"])
  }

  @Test func `Two reads at once are both answered`() throws {
    let desktop = try VirtualDesktop()
    let peer = try PeerProgram(desktop.server)
    peer.own("CLIPBOARD", ["UTF8_STRING": Array(Self.text.utf8)])
    let reader = Reader()
    for _ in 0..<2 { desktop.display.clipboard.read { reader.answers.append($0) } }
    #expect(desktop.wait(with: peer, until: { reader.answers.count == 2 }))
    #expect(reader.answers == [Self.text, Self.text])
  }

  @Test func `A late answer is not taken for that to a later question`() throws {
    let desktop = try VirtualDesktop(DisplayOptions(transferPatience: .milliseconds(500)))
    let peer = try PeerProgram(desktop.server)
    peer.own("CLIPBOARD", ["UTF8_STRING": Array("old".utf8)], manner: .isSilent)
    let reader = Reader()
    desktop.display.clipboard.read { reader.answers.append($0) }
    #expect(desktop.wait(with: peer, until: { reader.answers == [nil] }))
    #expect(desktop.wait(with: peer, until: { peer.requests.count == 1 }))
    desktop.display.clipboard.read { reader.answers.append($0) }
    peer.answer(peer.requests[0])
    peer.own("CLIPBOARD", ["UTF8_STRING": Array("new".utf8)])
    #expect(desktop.wait(with: peer, until: { reader.answers.count == 2 }))
    #expect(reader.answers == [nil, "new"])
  }

  @Test func `The owner hears the time of the press that pastes`() throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    let peer = try PeerProgram(desktop.server)
    peer.own("CLIPBOARD", [:], manner: .isSilent)
    desktop.recorder.onEvent = { _, event in
      if event.isPress { desktop.display.clipboard.read { _ in } }
    }
    desktop.hand.move(to: 9, 9)
    desktop.hand.press()
    #expect(desktop.wait(with: peer, until: { peer.requests.count == 1 }))
    #expect(peer.requests[0].time == desktop.recorder.pressTime)
  }
}
