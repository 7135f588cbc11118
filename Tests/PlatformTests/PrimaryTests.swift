import CXTest
import Testing

@testable import Platform

/// What is selected in a field, here and in other programs.
@Suite struct PrimaryTests {
  private static let long = String(repeating: "Die Katze 猫 tritt. ", count: 40_000)

  private let desktop: VirtualDesktop
  private let peer: PeerProgram

  init() throws {
    desktop = try VirtualDesktop(DisplayOptions(transferPatience: .milliseconds(200)))
    peer = try PeerProgram(desktop.server)
  }

  private func select(_ text: String) {
    desktop.display.primary.offer(text)
    _ = desktop.wait(until: { desktop.hand.owns("PRIMARY", desktop.display.leader) })
  }

  private func ask(_ target: String, of selection: String) -> PeerProgram.Answer? {
    peer.ask(for: target, of: selection)
    #expect(desktop.wait(with: peer, until: { peer.answer != nil }))
    return peer.answer
  }

  private func bytes(_ text: String, as target: String) -> PeerProgram.Answer {
    .bytes(Array(text.utf8), type: peer.hand.atom(target), pieceCount: 1)
  }

  @Test(arguments: ["UTF8_STRING", "text/plain;charset=utf-8"])
  func `What is selected and what is copied are two things`(target: String) {
    desktop.copy("copied")
    select("selected 猫")
    #expect(ask(target, of: "PRIMARY") == bytes("selected 猫", as: target))
    #expect(ask(target, of: "CLIPBOARD") == bytes("copied", as: target))
    #expect(ask("STRING", of: "PRIMARY") == .refused)
    #expect(ask("STRING", of: "CLIPBOARD") != .refused)
  }

  @Test func `Both can be offered before the server has told a time`() {
    desktop.display.clipboard.offer("copied")
    desktop.display.primary.offer("selected")
    #expect(
      desktop.wait(until: {
        desktop.hand.owns("PRIMARY", desktop.display.leader)
          && desktop.hand.owns("CLIPBOARD", desktop.display.leader)
      }))
  }

  @Test func `A long text leaves from both at once`() throws {
    let other = try PeerProgram(desktop.server)
    desktop.copy(Self.long)
    select(Self.long)
    peer.ask(for: "UTF8_STRING", of: "PRIMARY")
    other.ask(for: "UTF8_STRING")
    #expect(
      desktop.wait(
        with: peer, other, until: { peer.answer != nil && other.answer != nil }))
    for answer in [peer.answer, other.answer] {
      guard case .bytes(let bytes, _, let count) = answer else {
        Issue.record("nothing came")
        continue
      }
      #expect(bytes == Array(Self.long.utf8) && count > 1)
    }
  }

  @Test func `Another program that selects something takes only that`() {
    #expect(desktop.display.primary.isEmpty)
    desktop.copy("copied")
    select("selected")
    #expect(!desktop.display.primary.isEmpty)
    peer.own("PRIMARY", ["UTF8_STRING": Array("theirs".utf8)])
    #expect(desktop.wait(until: { desktop.display.primary.ownText == nil }))
    #expect(desktop.display.clipboard.ownText == "copied")
    var answer: String?
    desktop.display.primary.read { answer = $0 }
    #expect(desktop.wait(with: peer, until: { answer != nil }))
    #expect(answer == "theirs")
  }

  @Test func `A silent owner of one holds nobody up at the other`() {
    peer.own("PRIMARY", ["UTF8_STRING": []], manner: .isSilent)
    desktop.copy("copied")
    var answers: [String?] = []
    desktop.display.primary.read { answers.append($0) }
    #expect(answers.isEmpty, "nobody waits")
    desktop.display.clipboard.read { answers.append($0) }
    #expect(answers == ["copied"])
    #expect(desktop.wait(with: peer, until: { answers.count == 2 }))
    #expect(answers == ["copied", nil])
    #expect(desktop.display.nextDeadline == nil, "nothing is left to do")
  }
}
