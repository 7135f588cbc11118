import CXTest
import Base
import Synchronization
import Testing

@testable import Platform

/// What we offer in several kinds, in other programs.
@Suite struct OfferTests {
  private static let kinds = ["application/x-test+json", "image/svg+xml", "image/png"]

  /// Which kinds were made, in order.
  private nonisolated final class Makers: Sendable {
    let made = Mutex<[String]>([])

    /// A kind whose bytes are its name.
    func form(_ name: String) -> ClipboardForm {
      ClipboardForm(ClipboardType(name)) {
        self.made.withLock { $0.append(name) }
        return Array(name.utf8)
      }
    }
  }

  /// A desktop that offers all kinds and a text.
  private func offering(_ makers: Makers) throws -> (VirtualDesktop, PeerProgram) {
    let desktop = try VirtualDesktop()
    let peer = try PeerProgram(desktop.server)
    desktop.offer(Self.kinds.map(makers.form) + [makers.form("UTF8_STRING")])
    return (desktop, peer)
  }

  private func answer(
    _ target: String, _ desktop: VirtualDesktop, _ peer: PeerProgram
  ) -> PeerProgram.Answer? {
    peer.ask(for: target)
    #expect(desktop.wait(with: peer, until: { peer.answer != nil }))
    return peer.answer
  }

  @Test func `Other programs hear of all kinds, the best first, and nothing is made for that`()
    throws
  {
    let makers = Makers()
    let (desktop, peer) = try offering(makers)
    let names =
      ["TARGETS", "MULTIPLE", "TIMESTAMP"] + Self.kinds
      + ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain"]
    #expect(
      answer("TARGETS", desktop, peer)
        == .words(names.map(peer.hand.atom), type: UInt(XA_ATOM)))
    #expect(answer("TIMESTAMP", desktop, peer) != .refused)
    #expect(makers.made.withLock(\.self) == [])
  }

  @Test func `Each kind is made when it is asked for, and once`() throws {
    let makers = Makers()
    let (desktop, peer) = try offering(makers)
    for name in Self.kinds + Self.kinds {
      #expect(
        answer(name, desktop, peer)
          == .bytes(Array(name.utf8), type: peer.hand.atom(name), pieceCount: 1))
    }
    #expect(makers.made.withLock(\.self) == Self.kinds)
    #expect(answer("image/jpeg", desktop, peer) == .refused)
    #expect(desktop.display.nextDeadline == nil, "nothing is left to do")
  }

  @Test func `Several kinds can be asked for at once, and what can't be made is refused alone`()
    throws
  {
    let desktop = try VirtualDesktop()
    let asking = try PeerProgram(desktop.server)
    let makers = Makers()
    desktop.offer([
      makers.form("image/svg+xml"), ClipboardForm(.png) { nil }, makers.form("UTF8_STRING"),
    ])
    asking.ask(forAll: ["image/svg+xml", "image/png", "text/plain"])
    #expect(desktop.wait(with: asking, until: { asking.answer != nil }))
    let hand = asking.hand
    let pairs = [
      hand.atom("image/svg+xml"), hand.atom("image/svg+xml"), hand.atom("image/png"), 0,
      hand.atom("text/plain"), hand.atom("text/plain"),
    ]
    #expect(asking.answer == .words(pairs, type: hand.atom("ATOM_PAIR")))
    #expect(hand.text("image/svg+xml", of: asking.window) == "image/svg+xml")
    #expect(hand.text("text/plain", of: asking.window) == "UTF8_STRING")
  }

  @Test func `A kind is made on another thread, for all who wait for it, while the loop goes on`()
    throws
  {
    let desktop = try VirtualDesktop()
    let peers = [try PeerProgram(desktop.server), try PeerProgram(desktop.server)]
    let gate = Gate()
    let makers = Makers()
    desktop.offer([
      ClipboardForm(.png) {
        gate.wait()
        return makers.form("image/png").makeBytes()
      }
    ])
    for peer in peers { peer.ask(for: "image/png") }
    // The loop answers other questions meanwhile.
    let third = try PeerProgram(desktop.server)
    #expect(answer("TARGETS", desktop, third) != .refused)
    #expect(peers.allSatisfy { $0.answer == nil })
    gate.open()
    #expect(
      desktop.wait(
        with: peers[0], peers[1],
        until: { peers.allSatisfy { $0.answer != nil } }))
    #expect(makers.made.withLock(\.self) == ["image/png"])
  }

  @Test func `Who asked before another thing was copied gets what it asked for`() throws {
    let desktop = try VirtualDesktop()
    let peer = try PeerProgram(desktop.server)
    let gate = Gate()
    desktop.offer([
      ClipboardForm(.png) {
        gate.wait()
        return [1, 2, 3]
      }
    ])
    peer.ask(for: "image/png")
    let other = try PeerProgram(desktop.server)
    #expect(answer("TARGETS", desktop, other) != .refused)
    desktop.copy("cat")
    gate.open()
    #expect(desktop.wait(with: peer, until: { peer.answer != nil }))
    #expect(
      peer.answer
        == .bytes([1, 2, 3], type: peer.hand.atom("image/png"), pieceCount: 1))
  }

  @Test func `Fifty megabytes leave in pieces`() throws {
    let desktop = try VirtualDesktop()
    let peer = try PeerProgram(desktop.server)
    let bytes = Self.manyBytes
    desktop.offer([ClipboardForm(.png) { bytes }])
    peer.ask(for: "image/png")
    #expect(desktop.wait(with: peer, until: { peer.answer != nil }))
    guard case .bytes(let taken, _, let count) = peer.answer else {
      Issue.record("nothing came")
      return
    }
    let isWhole = taken == bytes
    #expect(isWhole && count > 10)
    #expect(desktop.display.nextDeadline == nil, "nothing is left to do")
  }

  static let manyBytes = (0..<50 << 20).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 9) }
}

/// Holds another thread up until it is opened.
nonisolated final class Gate: Sendable {
  private let isOpen = Atomic<Bool>(false)

  func open() { isOpen.store(true, ordering: .releasing) }

  func wait() { while !isOpen.load(ordering: .acquiring) {} }
}

extension VirtualDesktop {
  /// Offers something and waits until the server knows.
  func offer(_ forms: [ClipboardForm]) {
    display.clipboard.offer(forms)
    _ = wait(until: { self.hand.owns("CLIPBOARD", self.display.leader) })
  }
}
