import Base
import CXTest
import Testing

@testable import Platform

/// What else than files somebody drags here from another program.
@Suite struct DropKindTests {
  private static let all: [ClipboardType] = [.svg, .png, .color, .text]

  /// What comes of the drop of a peer who offers some kinds, and what it was asked for.
  private func drop(
    _ goods: [String: [UInt8]], offering names: [String]? = nil, takes: [ClipboardType] = all,
    manner: PeerProgram.Manner = .gives
  ) throws -> (content: ClipboardContent?, asked: [String]) {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    desktop.recorder.takes = takes
    let peer = try PeerProgram(desktop.server)
    let window = desktop.window.identifier
    peer.own("XdndSelection", goods, manner: manner)
    peer.enter(window, with: names ?? goods.keys.sorted())
    peer.move(over: window, to: 30, 40)
    peer.drop(on: window)
    try #require(desktop.wait(with: peer, until: { peer.told("XdndFinished") != nil }))
    let isTaken = peer.told("XdndFinished")?[1] == 1
    #expect(isTaken == !desktop.recorder.drops.isEmpty)
    #expect(desktop.display.nextDeadline == nil, "nothing is left to do")
    return (
      desktop.recorder.drops.first?.content,
      peer.requests.map { peer.hand.name(of: $0.target) }
    )
  }

  @Test func `The best kind that the window takes is asked for, and no other`() throws {
    let (content, asked) = try drop(["image/jpeg": [1], "image/png": [2], "image/svg+xml": [3]])
    #expect(content == ClipboardContent(type: .svg, bytes: [3]) && asked == ["image/svg+xml"])
  }

  @Test func `The next kind is asked for where the best can't be had after all`() throws {
    let (content, asked) = try drop(
      ["image/png": [2]], offering: ["image/png", "image/svg+xml"])
    #expect(content == ClipboardContent(type: .png, bytes: [2]))
    #expect(asked == ["image/svg+xml", "image/png"])
  }

  @Test(arguments: [
    "UTF8_STRING", "text/plain;charset=utf-8", "text/plain",
  ])
  func `A text has many names`(name: String) throws {
    let (content, asked) = try drop([name: Array("Käse 猫".utf8)])
    #expect(content == ClipboardContent(type: .text, bytes: Array("Käse 猫".utf8)))
    #expect(asked == [name])
  }

  @Test func `An old program's text is that of Western Europe`() throws {
    let (content, _) = try drop(["STRING": [0x4b, 0xe4, 0x73, 0x65]])
    #expect(content == ClipboardContent(type: .text, bytes: Array("Käse".utf8)))
  }

  @Test func `The best name of a text is asked for`() throws {
    let (_, asked) = try drop(["STRING": [1], "text/plain": [2], "UTF8_STRING": [3]])
    #expect(asked == ["UTF8_STRING"])
  }

  @Test func `A colour arrives as it is`() throws {
    let (content, _) = try drop(["application/x-color": [1, 2, 3, 4, 5, 6, 7, 8]])
    #expect(content == ClipboardContent(type: .color, bytes: [1, 2, 3, 4, 5, 6, 7, 8]))
  }

  @Test func `Fifty megabytes arrive in pieces`() throws {
    let bytes = OfferTests.manyBytes
    let (content, _) = try drop(["image/png": bytes], manner: .givesInPieces(of: 250_000))
    let isWhole = content == ClipboardContent(type: .png, bytes: bytes)
    #expect(isWhole)
  }

  @Test func `Nothing is no content`() throws {
    let (content, asked) = try drop(["image/png": []])
    #expect(content == nil && asked == ["image/png"])
  }

  @Test(arguments: 0..<8)
  func `Random messages of programs that drag do no harm`(seed: UInt64) throws {
    var random = Xorshift(seed: seed)
    let desktop = try VirtualDesktop(DisplayOptions(transferPatience: .milliseconds(20)))
    desktop.showWindow()
    desktop.recorder.takes = Self.all + [.files]
    let peer = try PeerProgram(desktop.server)
    let window = desktop.window.identifier
    let names = [
      "XdndEnter", "XdndPosition", "XdndLeave", "XdndDrop", "XdndStatus", "XdndFinished",
      "WM_PROTOCOLS", "INCR",
    ]
    let targets = ["text/uri-list", "image/png", "application/x-color", "UTF8_STRING"]
    peer.own(
      "XdndSelection",
      Dictionary(uniqueKeysWithValues: targets.map { ($0, random.bytes(1 + random.next(40))) }),
      manner: [.gives, .isSilent, .givesInPieces(of: 7), .stopsAfterOnePiece][random.next(4)])
    desktop.hand.move(to: 20, 20)
    desktop.hand.press()
    try #require(desktop.wait(until: { desktop.recorder.pressTime != nil }))
    desktop.window.beginDrag(DragOffer([ClipboardForm(.png) { [1] }])) { _ in }
    for _ in 0..<150 {
      let source = random.next(3) == 0 ? random.next(1 << 20) : Int(peer.window)
      let kinds = (0..<3).map { _ in
        random.next(4) == 0
          ? random.next(2000) : Int(peer.hand.atom(targets[random.next(targets.count)]))
      }
      let flags = random.next(7) << 24 | random.next(2)
      let rest =
        random.next(3) == 0 ? (0..<4).map { _ in random.next(1 << 31) } : [flags] + kinds
      peer.send(
        names[random.next(names.count)], to: random.next(4) == 0 ? desktop.display.leader : window,
        [source] + rest)
      desktop.hand.move(to: random.next(1000), random.next(900))
      peer.listen()
      _ = desktop.loop.run(until: { true })
    }
    desktop.hand.release()
    try #require(desktop.wait(with: peer, until: { desktop.display.nextDeadline == nil }))
    // It still takes what is dropped in earnest.
    peer.messages = []
    desktop.recorder.drops = []
    peer.own("XdndSelection", ["image/png": [5]])
    peer.enter(window, with: ["image/png"])
    peer.move(over: window, to: 30, 40)
    peer.drop(on: window)
    try #require(
      desktop.wait(with: peer, until: { peer.told("XdndFinished")?[1] == 1 }))
    #expect(desktop.recorder.drops.last?.content == ClipboardContent(type: .png, bytes: [5]))
  }
}
