import CXTest
import Base
import Testing

@testable import Platform

/// Files that somebody drags here from another program.
@Suite struct DropTests {
  private static let list = Array("# two\r\nfile:///tmp/a%20cat.png\r\nfile:///tmp/b.svg\r\n".utf8)
  private static let paths = ["/tmp/a cat.png", "/tmp/b.svg"]

  private func status(of neighbour: Neighbour, on desktop: VirtualDesktop) throws -> [Int] {
    try #require(desktop.wait(with: neighbour, until: { neighbour.told("XdndStatus") != nil }))
    return try #require(neighbour.told("XdndStatus"))
  }

  private func finish(of neighbour: Neighbour, on desktop: VirtualDesktop) throws -> [Int] {
    try #require(desktop.wait(with: neighbour, until: { neighbour.told("XdndFinished") != nil }))
    return try #require(neighbour.told("XdndFinished"))
  }

  /// The drop of files of a neighbour with some manners, and how it was told to have ended.
  private func drop(
    _ list: [UInt8], manner: Neighbour.Manner, patience: Duration = .seconds(1000)
  ) throws -> (VirtualDesktop, [Int]) {
    let desktop = try VirtualDesktop(DisplayOptions(transferPatience: patience))
    desktop.show()
    let neighbour = try Neighbour(desktop.server)
    let window = desktop.window.identifier
    neighbour.own("XdndSelection", ["text/uri-list": list], manner: manner)
    neighbour.enter(window, with: ["text/uri-list"])
    neighbour.move(over: window, to: 30, 40)
    neighbour.drop(on: window)
    let finish = try finish(of: neighbour, on: desktop)
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
    desktop.show()
    let window = desktop.window.identifier
    XMoveWindow(desktop.hand.connection, window, 100, 50)
    XSync(desktop.hand.connection, 0)
    let neighbour = try Neighbour(desktop.server)
    let copy = Int(neighbour.hand.atom("XdndActionCopy"))
    neighbour.own("XdndSelection", ["text/uri-list": Self.list])
    neighbour.enter(window, with: ["text/plain", "text/uri-list"])
    neighbour.move(over: window, to: 110, 60)
    #expect(try status(of: neighbour, on: desktop) == [Int(window), 3, 0, 0, copy])
    neighbour.move(over: window, to: 130, 90)
    neighbour.drop(on: window, at: 1234)
    #expect(try finish(of: neighbour, on: desktop) == [Int(window), 1, copy, 0, 0])
    #expect(neighbour.requests.map(\.time) == [1234])
    #expect(desktop.recorder.drops.map(\.content.filePaths) == [Self.paths])
    #expect(desktop.recorder.drops.map(\.position) == [ViewPoint(x: 15, y: 20)])
  }

  @Test func `Files arrive from a program that offers many kinds of things`() throws {
    let desktop = try VirtualDesktop()
    desktop.show()
    let window = desktop.window.identifier
    let neighbour = try Neighbour(desktop.server)
    neighbour.own("XdndSelection", ["text/uri-list": Self.list])
    neighbour.enter(window, with: ["a/a", "a/b", "a/c", "a/d", "text/uri-list"])
    neighbour.move(over: window, to: 1, 1)
    neighbour.drop(on: window)
    #expect(try finish(of: neighbour, on: desktop)[1] == 1)
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
    desktop.show()
    let window = desktop.window.identifier
    let neighbour = try Neighbour(desktop.server)
    neighbour.enter(window, with: ["text/plain", "image/png"])
    neighbour.move(over: window, to: 1, 1)
    #expect(try status(of: neighbour, on: desktop) == [Int(window), 0, 0, 0, 0])
    neighbour.drop(on: window)
    #expect(try finish(of: neighbour, on: desktop) == [Int(window), 0, 0, 0, 0])
    #expect(neighbour.requests.isEmpty)
    #expect(desktop.recorder.drops.isEmpty)
  }

  @Test func `A drag that leaves drops nothing, and can come back`() throws {
    let desktop = try VirtualDesktop()
    desktop.show()
    let window = desktop.window.identifier
    let neighbour = try Neighbour(desktop.server)
    neighbour.own("XdndSelection", ["text/uri-list": Self.list])
    neighbour.enter(window, with: ["text/uri-list"])
    neighbour.move(over: window, to: 1, 1)
    #expect(try status(of: neighbour, on: desktop)[1] == 3)
    neighbour.leave(window)
    neighbour.drop(on: window)
    neighbour.messages = []
    neighbour.enter(window, with: ["text/uri-list"])
    neighbour.move(over: window, to: 2, 2)
    #expect(try status(of: neighbour, on: desktop)[1] == 3)
    #expect(neighbour.requests.isEmpty && desktop.recorder.drops.isEmpty)
    neighbour.drop(on: window)
    #expect(try finish(of: neighbour, on: desktop)[1] == 1)
    #expect(desktop.recorder.drops.count == 1)
  }

  @Test(arguments: [Neighbour.Manner.isSilent, .stopsAfterOnePiece])
  func `A program that drops and falls silent is told that it failed`(
    manner: Neighbour.Manner
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
    desktop.show()
    let window = desktop.window.identifier
    let neighbour = try Neighbour(desktop.server)
    neighbour.own("XdndSelection", ["text/uri-list": Self.list], manner: .isSilent)
    neighbour.enter(window, with: ["text/uri-list"])
    neighbour.move(over: window, to: 1, 1)
    neighbour.drop(on: window)
    #expect(desktop.wait(with: neighbour, until: { neighbour.requests.count == 1 }))
    desktop.window.close()
    neighbour.answer(neighbour.requests[0])
    #expect(try finish(of: neighbour, on: desktop)[1] == 0)
    #expect(desktop.recorder.drops.isEmpty)
  }
}
