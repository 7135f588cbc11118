import CXTest
import Testing

@testable import Platform

/// What is selected in a field, here and in other programs.
@Suite struct PrimaryTests {
  private static let long = String(repeating: "Die Katze 猫 tritt. ", count: 40_000)

  private let desktop: VirtualDesktop
  private let neighbour: Neighbour

  init() throws {
    desktop = try VirtualDesktop(DisplayOptions(transferPatience: .milliseconds(200)))
    neighbour = try Neighbour(desktop.server)
  }

  private func select(_ text: String) {
    desktop.display.primary.offer(text)
    _ = desktop.wait(until: { desktop.hand.owns("PRIMARY", desktop.display.leader) })
  }

  private func ask(_ target: String, of selection: String) -> Neighbour.Answer? {
    neighbour.ask(for: target, of: selection)
    #expect(desktop.wait(with: neighbour, until: { neighbour.answer != nil }))
    return neighbour.answer
  }

  private func bytes(_ text: String, as target: String) -> Neighbour.Answer {
    .bytes(Array(text.utf8), type: neighbour.hand.atom(target), pieceCount: 1)
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
    let other = try Neighbour(desktop.server)
    desktop.copy(Self.long)
    select(Self.long)
    neighbour.ask(for: "UTF8_STRING", of: "PRIMARY")
    other.ask(for: "UTF8_STRING")
    #expect(
      desktop.wait(
        with: neighbour, other, until: { neighbour.answer != nil && other.answer != nil }))
    for answer in [neighbour.answer, other.answer] {
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
    neighbour.own("PRIMARY", ["UTF8_STRING": Array("theirs".utf8)])
    #expect(desktop.wait(until: { desktop.display.primary.ownText == nil }))
    #expect(desktop.display.clipboard.ownText == "copied")
    var answer: String?
    desktop.display.primary.read { answer = $0 }
    #expect(desktop.wait(with: neighbour, until: { answer != nil }))
    #expect(answer == "theirs")
  }

  @Test func `A silent owner of one holds nobody up at the other`() {
    neighbour.own("PRIMARY", ["UTF8_STRING": []], manner: .isSilent)
    desktop.copy("copied")
    var answers: [String?] = []
    desktop.display.primary.read { answers.append($0) }
    #expect(answers.isEmpty, "nobody waits")
    desktop.display.clipboard.read { answers.append($0) }
    #expect(answers == ["copied"])
    #expect(desktop.wait(with: neighbour, until: { answers.count == 2 }))
    #expect(answers == ["copied", nil])
    #expect(desktop.display.nextDeadline == nil, "nothing is left to do")
  }
}
