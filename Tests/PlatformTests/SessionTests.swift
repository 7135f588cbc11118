import Foundation
import SessionTesting
import Testing

@testable import Platform

/// Notes what the session asks for.
private final class Client: DesktopSessionClient {
  var notes: [String] = []
  var isSaved = true
  var answer: ((Bool) -> Void)?

  func saveForSession() -> Bool {
    notes.append("save")
    return isSaved
  }

  func askBeforeSessionEnds(_ done: @escaping (Bool) -> Void) {
    notes.append("ask")
    answer = done
  }

  func sessionGoesOn() { notes.append("go on") }
  func endWithSession() { notes.append("end") }
}

/// The protocol with libSM on both sides.
@Suite struct SessionTests {
  private func join(
    previous: String? = nil, _ client: Client
  ) throws -> (VirtualDesktop, PretendSessionManager, DesktopSession) {
    let desktop = try VirtualDesktop()
    let manager = try PretendSessionManager()
    let session = try #require(
      DesktopSession(
        at: manager.address, previous: previous, command: ["/usr/bin/program", "--library", "a b"],
        restartOption: "--again", client: client))
    return (desktop, manager, session)
  }

  @Test(arguments: ["", "local/nobody:/tmp/nothing-here", ":", "tcp/\u{7}:-1"])
  func `Without a session nothing is joined`(address: String) {
    let client = Client()
    #expect(
      DesktopSession(
        at: address, previous: nil, command: [], restartOption: "", client: client) == nil)
  }

  /// A test runner has no main queue that could tell of what arrives.
  private func wait(
    _ desktop: VirtualDesktop, _ session: DesktopSession, until condition: () -> Bool
  ) -> Bool {
    desktop.wait(until: {
      session.readArrived()
      return condition()
    })
  }

  @Test func `The manager learns how we are started again, and we save when we join`() throws {
    let client = Client()
    let (desktop, manager, session) = try join(client)
    #expect(session.identifier == "pretended")
    #expect(wait(desktop, session, until: { manager.hasSaid("saved") }))
    #expect(client.notes == ["save"])
    #expect(manager.lines.contains("CloneCommand /usr/bin/program --library a b"))
    #expect(
      manager.lines.contains("RestartCommand /usr/bin/program --library a b --again pretended"))
    #expect(manager.lines.contains("ProcessID \(getpid())"))
    #expect(manager.lines.contains("RestartStyleHint 0"))
  }

  @Test func `The next session knows us by our name`() throws {
    let client = Client()
    let (_, manager, session) = try join(previous: "pretended before", client)
    #expect(session.identifier == "pretended before")
    #expect(manager.hasSaid("again pretended before"))
  }

  @Test func `All is saved before the end, and then we end`() throws {
    let client = Client()
    let (desktop, manager, session) = try join(previous: "us", client)
    try manager.order("end")
    #expect(wait(desktop, session, until: { manager.hasSaid("saved") }))
    try manager.order("die")
    #expect(wait(desktop, session, until: { client.notes == ["save", "end"] }))
    withExtendedLifetime(session) {}
  }

  @Test(arguments: [true, false])
  func `What can't be saved is asked about before the session ends`(isEndWanted: Bool) throws {
    let client = Client()
    client.isSaved = false
    let (desktop, manager, session) = try join(previous: "us", client)
    try manager.order("end")
    #expect(wait(desktop, session, until: { client.answer != nil }))
    #expect(manager.hasSaid("wants to ask") && !manager.hasSaid("not saved"))
    client.answer?(isEndWanted)
    #expect(wait(desktop, session, until: { manager.hasSaid("not saved") }))
    #expect(manager.hasSaid(isEndWanted ? "asked" : "cancels"))
    withExtendedLifetime(session) {}
  }

  @Test func `A question is withdrawn when the session goes on`() throws {
    let client = Client()
    client.isSaved = false
    let (desktop, manager, session) = try join(previous: "us", client)
    try manager.order("end")
    #expect(wait(desktop, session, until: { client.answer != nil }))
    try manager.order("go on")
    #expect(wait(desktop, session, until: { client.notes.last == "go on" }))
    #expect(wait(desktop, session, until: { manager.hasSaid("not saved") }))
    // Too late to matter.
    client.answer?(false)
    #expect(!manager.hasSaid("cancels"))
    withExtendedLifetime(session) {}
  }

  @Test func `The end of the manager is not ours`() throws {
    let client = Client()
    let (desktop, manager, session) = try join(previous: "us", client)
    manager.end()
    #expect(wait(desktop, session, until: { session.isLost }))
    #expect(client.notes.isEmpty)
  }
}
