import CXTest
import Base
import Testing

@testable import Platform

/// Files that somebody drags here from another program.
@Suite struct DropTests {
  private static let list = Array("# two\r\nfile:///tmp/a%20cat.png\r\nfile:///tmp/b.svg\r\n".utf8)
  private static let paths = ["/tmp/a cat.png", "/tmp/b.svg"]

  private func status(of peer: PeerProgram, on desktop: VirtualDesktop) throws -> [Int] {
    try #require(desktop.wait(with: peer, until: { peer.told("XdndStatus") != nil }))
    return try #require(peer.told("XdndStatus"))
  }

  private func finish(of peer: PeerProgram, on desktop: VirtualDesktop) throws -> [Int] {
    try #require(desktop.wait(with: peer, until: { peer.told("XdndFinished") != nil }))
    return try #require(peer.told("XdndFinished"))
  }

  /// The drop of files of a peer with some manners, and how it was told to have ended.
  private func drop(
    _ list: [UInt8], manner: PeerProgram.Manner, patience: Duration = .seconds(1000)
  ) throws -> (VirtualDesktop, [Int]) {
    let desktop = try VirtualDesktop(DisplayOptions(transferPatience: patience))
    desktop.showWindow()
    let peer = try PeerProgram(desktop.server)
    let window = desktop.window.identifier
    peer.own("XdndSelection", ["text/uri-list": list], manner: manner)
    peer.enter(window, with: ["text/uri-list"])
    peer.move(over: window, to: 30, 40)
    peer.drop(on: window)
    let finish = try finish(of: peer, on: desktop)
    #expect(desktop.display.nextDeadline == nil, "nothing is left to do")
    return (desktop, finish)
  }

  @Test func `A window says that things can be dropped on it, its companion does not`() throws {
    let desktop = try VirtualDesktop()
    let companion = try desktop.display.makeWindow(
      WindowOptions(
        title: "", size: PixelSize(width: 90, height: 60), kind: .utility(of: desktop.window)))
    let window = desktop.window.identifier
    #expect(desktop.wait(until: { desktop.hand.words("XdndAware", of: window) == [5] }))
    #expect(desktop.wait(until: { desktop.hand.text("_NET_WM_NAME", of: window) != "" }))
    #expect(desktop.hand.words("XdndAware", of: companion.identifier).isEmpty)
  }

  @Test func `Dropped files arrive with the place where they fell`() throws {
    let desktop = try VirtualDesktop(DisplayOptions(scale: 2))
    desktop.showWindow()
    let window = desktop.window.identifier
    XMoveWindow(desktop.hand.connection, window, 100, 50)
    XSync(desktop.hand.connection, 0)
    let peer = try PeerProgram(desktop.server)
    let copy = Int(peer.hand.atom("XdndActionCopy"))
    peer.own("XdndSelection", ["text/uri-list": Self.list])
    peer.enter(window, with: ["text/plain", "text/uri-list"])
    peer.move(over: window, to: 110, 60)
    #expect(try status(of: peer, on: desktop) == [Int(window), 3, 0, 0, copy])
    peer.move(over: window, to: 130, 90)
    peer.drop(on: window, at: 1234)
    #expect(try finish(of: peer, on: desktop) == [Int(window), 1, copy, 0, 0])
    #expect(peer.requests.map(\.time) == [1234])
    #expect(desktop.recorder.drops.map(\.content.filePaths) == [Self.paths])
    #expect(desktop.recorder.drops.map(\.position) == [ViewPoint(x: 15, y: 20)])
  }

  @Test func `Files arrive from a program that offers many kinds of things`() throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    let window = desktop.window.identifier
    let peer = try PeerProgram(desktop.server)
    peer.own("XdndSelection", ["text/uri-list": Self.list])
    peer.enter(window, with: ["a/a", "a/b", "a/c", "a/d", "text/uri-list"])
    peer.move(over: window, to: 1, 1)
    peer.drop(on: window)
    #expect(try finish(of: peer, on: desktop)[1] == 1)
    #expect(desktop.recorder.drops.map(\.content.filePaths) == [Self.paths])
  }

  @Test func `A long list of files arrives in pieces`() throws {
    let names = (0..<9999).map { "/home/somebody/drawings/\($0).png" }
    let list = Array(names.map { "file://\($0)\r\n" }.joined().utf8)
    let (desktop, finish) = try drop(list, manner: .givesInPieces(of: 65_536))
    #expect(finish[1] == 1)
    #expect(desktop.recorder.drops.map(\.content.filePaths) == [names])
  }

  @Test func `Things that are no files are refused`() throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    let window = desktop.window.identifier
    let peer = try PeerProgram(desktop.server)
    peer.enter(window, with: ["text/plain", "image/png"])
    peer.move(over: window, to: 1, 1)
    #expect(try status(of: peer, on: desktop) == [Int(window), 0, 0, 0, 0])
    peer.drop(on: window)
    #expect(try finish(of: peer, on: desktop) == [Int(window), 0, 0, 0, 0])
    #expect(peer.requests.isEmpty)
    #expect(desktop.recorder.drops.isEmpty)
  }

  @Test func `A drag that leaves drops nothing, and can come back`() throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    let window = desktop.window.identifier
    let peer = try PeerProgram(desktop.server)
    peer.own("XdndSelection", ["text/uri-list": Self.list])
    peer.enter(window, with: ["text/uri-list"])
    peer.move(over: window, to: 1, 1)
    #expect(try status(of: peer, on: desktop)[1] == 3)
    peer.leave(window)
    peer.drop(on: window)
    peer.messages = []
    peer.enter(window, with: ["text/uri-list"])
    peer.move(over: window, to: 2, 2)
    #expect(try status(of: peer, on: desktop)[1] == 3)
    #expect(peer.requests.isEmpty && desktop.recorder.drops.isEmpty)
    peer.drop(on: window)
    #expect(try finish(of: peer, on: desktop)[1] == 1)
    #expect(desktop.recorder.drops.count == 1)
  }

  @Test(arguments: [PeerProgram.Manner.isSilent, .stopsAfterOnePiece])
  func `A program that drops and falls silent is told that it failed`(
    manner: PeerProgram.Manner
  ) throws {
    let (desktop, finish) = try drop(Self.list, manner: manner, patience: .milliseconds(50))
    #expect(finish == [Int(desktop.window.identifier), 0, 0, 0, 0])
    #expect(desktop.recorder.drops.isEmpty)
  }

  @Test func `A list without a file of this machine is told to have failed`() throws {
    let (desktop, finish) = try drop(Array("http://example.org/cat.png".utf8), manner: .gives)
    #expect(finish[1] == 0)
    #expect(desktop.recorder.drops.isEmpty)
  }

  @Test func `Nobody hears of files that fall on a window that closes`() throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    let window = desktop.window.identifier
    let peer = try PeerProgram(desktop.server)
    peer.own("XdndSelection", ["text/uri-list": Self.list], manner: .isSilent)
    peer.enter(window, with: ["text/uri-list"])
    peer.move(over: window, to: 1, 1)
    peer.drop(on: window)
    #expect(desktop.wait(with: peer, until: { peer.requests.count == 1 }))
    desktop.window.close()
    peer.answer(peer.requests[0])
    #expect(try finish(of: peer, on: desktop)[1] == 0)
    #expect(desktop.recorder.drops.isEmpty)
  }
}
