import CXTest
import Testing

@testable import Platform

/// Other programs' pictures and files in ours.
@Suite struct PastingKindTests {
  private final class Reader {
    var answers: [ClipboardContent?] = []
  }

  /// What a read gives with a peer who owns the clipboard, and what it was asked for.
  private func read(
    _ types: [ClipboardType], from goods: [String: [UInt8]], tells: Bool = true,
    manner: PeerProgram.Manner = .gives, patience: Duration = .seconds(1000)
  ) throws -> (content: ClipboardContent?, asked: [String]) {
    let desktop = try VirtualDesktop(DisplayOptions(transferPatience: patience))
    let peer = try PeerProgram(desktop.server)
    peer.own("CLIPBOARD", goods, manner: manner)
    peer.kinds = tells ? goods.keys.sorted() : nil
    let reader = Reader()
    desktop.display.clipboard.read(types) { reader.answers.append($0) }
    #expect(reader.answers.isEmpty, "nobody waits")
    try #require(desktop.wait(with: peer, until: { !reader.answers.isEmpty }))
    #expect(desktop.display.nextDeadline == nil, "nothing is left to do")
    #expect(reader.answers.count == 1)
    let asked = peer.requests.map { peer.hand.name(of: $0.target) }
    return (reader.answers[0], asked)
  }

  @Test func `The best kind that the owner has is asked for, and no other`() throws {
    let (content, asked) = try read(
      [.svg, .png, .jpeg, .text],
      from: ["image/jpeg": [1], "image/png": [2], "UTF8_STRING": [3]])
    #expect(content == ClipboardContent(type: .png, bytes: [2]))
    #expect(asked == ["TARGETS", "image/png"])
  }

  @Test func `An owner who does not tell its kinds is asked for one after the other`() throws {
    let (content, asked) = try read(
      [.svg, .png, .text], from: ["image/png": [2]], tells: false)
    #expect(content == ClipboardContent(type: .png, bytes: [2]))
    #expect(asked == ["TARGETS", "image/svg+xml", "image/png"])
  }

  @Test func `A colour in items of 16 bits, as GTK gives it, is read byte by byte`() throws {
    let bytes: [UInt8] = [0x33, 0x12, 0x66, 0x34, 0xCC, 0x56, 0xFF, 0xFF]
    let (content, _) = try read([.color], from: ["application/x-color": bytes])
    #expect(content == ClipboardContent(type: .color, bytes: bytes))
  }

  @Test func `An owner who has none of it gives nothing`() throws {
    let (content, asked) = try read([.svg, .png], from: ["UTF8_STRING": [3]])
    #expect(content == nil && asked == ["TARGETS"])
  }

  @Test func `An old program's text is that of Western Europe`() throws {
    let (content, _) = try read([.png, .text], from: ["STRING": [0x4b, 0xe4]])
    #expect(content == ClipboardContent(type: .text, bytes: Array("Kä".utf8)))
  }

  @Test(arguments: ["text/plain;charset=utf-8", "text/plain"])
  func `A text that has only a rare name arrives`(name: String) throws {
    let (content, asked) = try read([.png, .text], from: [name: Array("猫".utf8)])
    #expect(content == ClipboardContent(type: .text, bytes: Array("猫".utf8)))
    #expect(asked == ["TARGETS", name])
  }

  @Test func `Files are a list of paths`() throws {
    let (content, _) = try read(
      [.png, .files], from: ["text/uri-list": Array("file:///a%20b.svg\r\nhttp://c\r\n".utf8)])
    #expect(content?.filePaths == ["/a b.svg"])
  }

  @Test func `Fifty megabytes arrive in pieces`() throws {
    let bytes = OfferTests.manyBytes
    let (content, _) = try read(
      [.png], from: ["image/png": bytes], manner: .givesInPieces(of: 250_000))
    let isWhole = content?.type == .png && content?.bytes == bytes
    #expect(isWhole)
  }

  @Test func `Content, which takes time to encode, is waited for longer than the list of kinds`()
    throws
  {
    let patience = Duration.seconds(1000)
    let desktop = try VirtualDesktop(DisplayOptions(transferPatience: patience))
    let peer = try PeerProgram(desktop.server)
    peer.own("CLIPBOARD", ["image/png": [1]])
    peer.kinds = ["image/png"]
    let reader = Reader()
    let start = ContinuousClock().now
    desktop.display.clipboard.read([.png]) { reader.answers.append($0) }
    let first = try #require(desktop.display.nextDeadline)
    #expect(first <= ContinuousClock().now + patience && first >= start + patience)
    // Tells its kinds, and no more.
    try #require(
      desktop.wait(
        with: peer,
        until: {
          peer.manner = peer.requests.isEmpty ? .gives : .isSilent
          return peer.requests.count == 2
        }))
    let second = try #require(desktop.display.nextDeadline)
    #expect(second >= start + patience * 4 && reader.answers.isEmpty)
  }

  @Test func `An owner who is silent is given up, and not asked again`() throws {
    let (content, asked) = try read(
      [.svg, .png], from: ["image/png": [1]], manner: .isSilent, patience: .milliseconds(50))
    #expect(content == nil && asked == ["TARGETS"])
  }

  @Test func `An owner who dies in the middle is given up, and the next one is heard`() throws {
    let desktop = try VirtualDesktop(DisplayOptions(transferPatience: .milliseconds(300)))
    let reader = Reader()
    do {
      let peer = try PeerProgram(desktop.server)
      let bytes = [UInt8](repeating: 7, count: 100_000)
      peer.own("CLIPBOARD", ["image/png": bytes], manner: .givesInPieces(of: 10_000))
      peer.kinds = ["image/png"]
      desktop.display.clipboard.read([.png]) { reader.answers.append($0) }
      #expect(
        desktop.wait(
          with: peer, until: { (peer.sending?.rest.count ?? bytes.count) < bytes.count }))
      XDestroyWindow(peer.connection, peer.window)
      XSync(peer.connection, 0)
    }
    #expect(desktop.wait(until: { reader.answers == [nil] }))
    let other = try PeerProgram(desktop.server)
    other.own("CLIPBOARD", ["image/png": [9]])
    other.kinds = ["image/png"]
    desktop.display.clipboard.read([.png]) { reader.answers.append($0) }
    #expect(desktop.wait(with: other, until: { reader.answers.count == 2 }))
    #expect(reader.answers[1] == ClipboardContent(type: .png, bytes: [9]))
  }

  @Test func `Without an owner there is nothing`() throws {
    let desktop = try VirtualDesktop(DisplayOptions(transferPatience: .seconds(1000)))
    let reader = Reader()
    desktop.display.clipboard.read([.svg, .png]) { reader.answers.append($0) }
    #expect(desktop.wait(until: { reader.answers == [nil] }))
  }

  @Test func `What is ours is made for us as well, the best kind that can be made`() throws {
    let desktop = try VirtualDesktop()
    desktop.offer([ClipboardForm(.svg) { nil }, ClipboardForm(.png) { [1] }])
    let reader = Reader()
    desktop.display.clipboard.read([.svg, .png]) { reader.answers.append($0) }
    #expect(desktop.wait(until: { reader.answers.count == 1 }))
    desktop.display.clipboard.read([.png]) { reader.answers.append($0) }
    #expect(reader.answers == Array(repeating: ClipboardContent(type: .png, bytes: [1]), count: 2))
  }
}
