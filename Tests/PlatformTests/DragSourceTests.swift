import Base
import CXTest
import Canvas
import Synchronization
import Testing

@testable import Platform

/// What is dragged from our window to another program's.
@Suite struct DragSourceTests {
  /// A window of ours at the corner, and one of a peer at 600, 400.
  private final class Scenery {
    let desktop: VirtualDesktop
    let peer: PeerProgram
    var progress: [DragProgress] = []

    init(
      _ taking: PeerProgram.Taking, _ options: DisplayOptions = DisplayOptions()
    ) throws {
      desktop = try VirtualDesktop(options)
      desktop.showWindow()
      peer = try PeerProgram(desktop.server)
      peer.showTarget(taking, at: 600, 400)
    }

    /// Presses in our window and begins to drag something from there.
    func beginDrag(_ offer: DragOffer) throws {
      desktop.recorder.events = []
      desktop.hand.move(to: 20, 20)
      desktop.hand.press()
      try #require(desktop.wait(until: { self.desktop.recorder.pressTime != nil }))
      desktop.window.beginDrag(offer) { [weak self] in self?.progress.append($0) }
    }

    func wait(until condition: () -> Bool) -> Bool {
      desktop.wait(with: peer, until: condition)
    }

    /// Goes over the peer's window, waits for its answer, and lets go.
    func drop(_ offer: DragOffer) throws {
      try beginDrag(offer)
      desktop.hand.move(to: 650, 450)
      try #require(wait(until: { self.progress.last == .over(isTaken: true) }))
      desktop.hand.release()
    }

    func told(_ name: String) -> Int {
      peer.messages.count { $0.name == peer.hand.atom(name) }
    }
  }

  private static func offer(_ name: String = "image/png") -> DragOffer {
    DragOffer([ClipboardForm(ClipboardType(name)) { Array(name.utf8) }])
  }

  @Test func `Another program gets what is dropped on it, as what it asks for`() throws {
    let scenery = try Scenery(.init(targets: ["TARGETS", "image/png", "image/jpeg"]))
    try scenery.drop(Self.offer())
    try #require(scenery.wait(until: { scenery.progress.last == .ended(isTaken: true) }))
    #expect(
      scenery.progress == [.over(isTaken: true), .dropped, .ended(isTaken: true)])
    let hand = scenery.peer.hand
    #expect(
      scenery.peer.got["image/png"]
        == .bytes(Array("image/png".utf8), type: hand.atom("image/png"), pieceCount: 1))
    #expect(scenery.peer.got["image/jpeg"] == .refused)
    let entered = try #require(scenery.peer.told("XdndEnter"))
    #expect(entered[1] == 5 << 24 && entered[2] == Int(hand.atom("image/png")))
    // The window goes on hearing of the pointer, up to the release.
    let recorder = scenery.desktop.recorder
    #expect(recorder.moves.last?.position == ViewPoint(x: 650, y: 450))
    #expect(
      recorder.events.contains { if case .pointerReleased = $0 { true } else { false } })
    #expect(scenery.desktop.display.nextDeadline == nil, "nothing is left to do")
  }

  @Test(arguments: [true, false])
  func `Fifty megabytes leave in pieces`(asksFromThere: Bool) throws {
    let bytes = OfferTests.manyBytes
    let scenery = try Scenery(
      .init(targets: ["image/png"], asksFromThere: asksFromThere),
      DisplayOptions(transferPatience: .seconds(100)))
    try scenery.drop(DragOffer([ClipboardForm(.png) { bytes }]))
    try #require(scenery.wait(until: { scenery.progress.last == .ended(isTaken: true) }))
    guard case .bytes(let taken, _, let count) = scenery.peer.got["image/png"] else {
      Issue.record("nothing came")
      return
    }
    let isWhole = taken == bytes
    #expect(isWhole && count > 10)
  }

  @Test func `Many kinds are told by a list, the file to be saved first`() throws {
    let scenery = try Scenery(.init(targets: []))
    var offer = DragOffer([
      ClipboardForm.files { ["/tmp/a b.png"] }, ClipboardForm(.png) { [1] },
      ClipboardForm(.svg) { [2] },
    ])
    offer.file = SavedFile(name: "Cat.png") { _ in true }
    try scenery.drop(offer)
    let entered = try #require(scenery.peer.told("XdndEnter"))
    #expect(entered[1] == 5 << 24 | 1)
    let hand = scenery.peer.hand
    let names = ["XdndDirectSave0", "text/uri-list", "image/png", "image/svg+xml"]
    #expect(hand.words("XdndTypeList", of: UInt(entered[0])) == names.map(hand.atom))
  }

  @Test func `Files are a list of their addresses`() throws {
    let scenery = try Scenery(.init(targets: ["text/uri-list"]))
    try scenery.drop(DragOffer([ClipboardForm.files { ["/tmp/a b 猫.png", "/c"] }]))
    try #require(scenery.wait(until: { scenery.peer.got["text/uri-list"] != nil }))
    guard case .bytes(let bytes, _, _) = scenery.peer.got["text/uri-list"] else { return }
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "file:///tmp/a%20b%20%E7%8C%AB.png\r\nfile:///c\r\n")
    #expect(URIList(bytes: bytes).paths == ["/tmp/a b 猫.png", "/c"])
  }

  @Test(arguments: [
    ("file:///tmp/x%20y/Cat.png", true, "S"), ("file:///tmp/x%20y/Cat.png", false, "E"),
    ("http://elsewhere/Cat.png", true, "F"), ("", true, "F"),
  ])
  func `A file manager has the file written where it wants it`(
    address: String, writes: Bool, answer: String
  ) throws {
    let scenery = try Scenery(.init(targets: ["XdndDirectSave0"], savePath: address))
    let written = Mutex<[String]>([])
    var offer = Self.offer()
    let record: @Sendable (String) -> Bool = { path in
      written.withLock { $0.append(path) }
      return writes
    }
    offer.file = SavedFile(name: "Cat.png", write: record)
    try scenery.drop(offer)
    try #require(scenery.wait(until: { scenery.progress.last == .ended(isTaken: true) }))
    #expect(scenery.peer.savedName == "Cat.png")
    #expect(
      scenery.peer.got["XdndDirectSave0"]
        == .bytes(
          Array(answer.utf8), type: scenery.peer.hand.atom("XdndDirectSave0"), pieceCount: 1))
    #expect(written.withLock(\.self) == (answer == "F" ? [] : ["/tmp/x y/Cat.png"]))
  }

  @Test func `No other program says where the file is written, and nobody does once all is taken`()
    throws
  {
    let scenery = try Scenery(
      .init(targets: ["image/png"], finishes: false, savePath: "file:///tmp/Cat.png"))
    let other = try PeerProgram(scenery.desktop.server)
    let written = Mutex<[String]>([])
    var offer = Self.offer()
    offer.file = SavedFile(name: "Cat.png") { path in
      written.withLock { $0.append(path) }
      return true
    }
    func ask(_ program: PeerProgram) throws -> PeerProgram.Answer? {
      let source = scenery.desktop.display.leader
      program.hand.setText("XdndDirectSave0", of: source, "file:///tmp/other.png")
      program.ask(for: "XdndDirectSave0", of: "XdndSelection")
      try #require(
        scenery.wait(until: {
          program.listen()
          return program.answer != nil
        }))
      return program.answer
    }
    try scenery.beginDrag(offer)
    scenery.desktop.hand.move(to: 650, 450)
    try #require(scenery.wait(until: { scenery.progress.last == .over(isTaken: true) }))
    #expect(try ask(scenery.peer) == .refused, "nothing is dropped yet")
    scenery.desktop.hand.release()
    try #require(scenery.wait(until: { scenery.peer.got["image/png"] != nil }))
    #expect(try ask(other) == .refused)
    #expect(written.withLock(\.self).isEmpty)
    #expect(try ask(scenery.peer) != .refused)
    #expect(written.withLock(\.self) == ["/tmp/other.png"])
    scenery.peer.send(
      "XdndFinished", to: scenery.desktop.display.leader, [Int(scenery.peer.drop), 1, 0])
    try #require(scenery.wait(until: { scenery.progress.last == .ended(isTaken: true) }))
    #expect(try ask(scenery.peer) == .refused)
    #expect(written.withLock(\.self).count == 1)
  }

  @Test func `What a program refuses is not dropped on it`() throws {
    let scenery = try Scenery(.init(accepts: false, targets: ["image/png"]))
    try scenery.beginDrag(Self.offer())
    scenery.desktop.hand.move(to: 650, 450)
    try #require(scenery.wait(until: { scenery.told("XdndPosition") > 0 }))
    scenery.desktop.hand.release()
    try #require(scenery.wait(until: { scenery.progress.last == .ended(isTaken: false) }))
    try #require(scenery.wait(until: { scenery.told("XdndLeave") == 1 }))
    #expect(scenery.told("XdndDrop") == 0 && scenery.peer.got.isEmpty)
  }

  @Test func `Without XInput 2 it is the same`() throws {
    let scenery = try Scenery(
      .init(targets: ["image/png"]), DisplayOptions(usesXInput2: false))
    try scenery.drop(Self.offer())
    #expect(scenery.wait(until: { scenery.progress.last == .ended(isTaken: true) }))
  }

  @Test func `A program that is left is told so, and nothing is dropped beside it`() throws {
    let scenery = try Scenery(.init())
    try scenery.beginDrag(Self.offer())
    scenery.desktop.hand.move(to: 650, 450)
    try #require(scenery.wait(until: { scenery.progress.last == .over(isTaken: true) }))
    scenery.desktop.hand.move(to: 800, 800)
    try #require(scenery.wait(until: { scenery.told("XdndLeave") == 1 }))
    scenery.desktop.hand.release()
    try #require(scenery.wait(until: { scenery.progress.last == .ended(isTaken: false) }))
    #expect(scenery.told("XdndDrop") == 0)
  }

  @Test func `What is called off leaves, and a new drag can begin`() throws {
    let scenery = try Scenery(.init(targets: ["image/png"]))
    try scenery.beginDrag(Self.offer())
    scenery.desktop.hand.move(to: 650, 450)
    try #require(scenery.wait(until: { scenery.progress.last == .over(isTaken: true) }))
    scenery.desktop.window.cancelDrag()
    #expect(scenery.progress.last == .ended(isTaken: false))
    scenery.desktop.hand.release()
    try #require(scenery.wait(until: { scenery.told("XdndLeave") == 1 }))
    #expect(scenery.told("XdndDrop") == 0)
    scenery.progress = []
    try scenery.drop(Self.offer())
    #expect(scenery.wait(until: { scenery.progress.last == .ended(isTaken: true) }))
  }

  @Test func `A program that never answers holds nothing up`() throws {
    let scenery = try Scenery(
      .init(accepts: nil), DisplayOptions(transferPatience: .milliseconds(50)))
    try scenery.beginDrag(Self.offer())
    scenery.desktop.hand.move(to: 650, 450)
    try #require(scenery.wait(until: { scenery.told("XdndPosition") == 1 }))
    try #require(scenery.wait(until: { scenery.desktop.display.nextDeadline == nil }))
    scenery.desktop.hand.release()
    #expect(scenery.wait(until: { scenery.progress == [.ended(isTaken: false)] }))
  }

  @Test func `A program that dies with what was dropped holds nothing up`() throws {
    let scenery = try Scenery(
      .init(finishes: false), DisplayOptions(transferPatience: .seconds(1000)))
    try scenery.drop(Self.offer())
    try #require(scenery.wait(until: { scenery.told("XdndDrop") == 1 }))
    XDestroyWindow(scenery.peer.connection, scenery.peer.drop)
    XFlush(scenery.peer.connection)
    #expect(scenery.wait(until: { scenery.progress.last == .ended(isTaken: false) }))
    #expect(scenery.desktop.display.nextDeadline == nil)
  }

  @Test func `A program that dies under the pointer is left, and the next one is entered`() throws {
    let scenery = try Scenery(.init())
    let next = try PeerProgram(scenery.desktop.server)
    next.showTarget(.init(targets: ["image/png"]), at: 600, 600)
    try scenery.beginDrag(Self.offer())
    scenery.desktop.hand.move(to: 650, 450)
    try #require(scenery.wait(until: { scenery.progress.last == .over(isTaken: true) }))
    XDestroyWindow(scenery.peer.connection, scenery.peer.drop)
    XFlush(scenery.peer.connection)
    try #require(scenery.wait(until: { scenery.progress.last == .over(isTaken: false) }))
    scenery.desktop.hand.move(through: (500...650).map { (650, $0) })
    try #require(
      scenery.desktop.wait(with: next, until: { scenery.progress.last == .over(isTaken: true) }))
    scenery.desktop.hand.release()
    #expect(
      scenery.desktop.wait(with: next, until: { scenery.progress.last == .ended(isTaken: true) }))
    #expect(next.got["image/png"] != nil)
  }

  @Test(arguments: [(3, true), (4, true), (6, true), (2, false)])
  func `Older programs hear of their own version, very old ones of nothing`(
    version: UInt, hears: Bool
  ) throws {
    let scenery = try Scenery(.init(version: version, targets: ["image/png"]))
    guard hears else {
      try scenery.beginDrag(Self.offer())
      scenery.desktop.hand.move(to: 650, 450)
      scenery.desktop.hand.release()
      try #require(scenery.wait(until: { scenery.progress == [.ended(isTaken: false)] }))
      #expect(scenery.peer.messages.isEmpty)
      return
    }
    try scenery.drop(Self.offer())
    try #require(scenery.wait(until: { scenery.progress.last == .ended(isTaken: true) }))
    #expect(scenery.peer.told("XdndEnter")?[1] == Int(min(version, 5)) << 24)
  }

  @Test func `A window in a frame is found, and one that hears for another is told in its place`()
    throws
  {
    let scenery = try Scenery(.init())
    let hearing = try PeerProgram(scenery.desktop.server)
    hearing.showTarget(.init(targets: ["image/png"]), at: 1000, 900)
    let connection = hearing.connection
    let frame = XCreateSimpleWindow(connection, hearing.hand.root, 100, 500, 200, 200, 0, 0, 0)
    let client = XCreateSimpleWindow(connection, frame, 10, 30, 100, 100, 0, 0, 0)
    hearing.setWord("XdndProxy", of: client, hearing.drop, type: UInt(XA_WINDOW))
    hearing.setWord("XdndProxy", of: hearing.drop, hearing.drop, type: UInt(XA_WINDOW))
    XMapWindow(connection, client)
    XMapRaised(connection, frame)
    XSync(connection, 0)
    try scenery.beginDrag(Self.offer())
    scenery.desktop.hand.move(to: 150, 580)
    try #require(
      scenery.desktop.wait(with: hearing, until: { hearing.told("XdndPosition") != nil }))
    let targets = DropTargets(
      connection: scenery.desktop.display.connection, root: scenery.desktop.display.root,
      atoms: scenery.desktop.display.atoms)
    #expect(
      targets.target(x: 150, y: 580)
        == OutgoingDrag.Target(window: client, receiver: hearing.drop, version: 5))
    #expect(targets.target(x: 290, y: 690) == nil, "the frame takes nothing")
    scenery.desktop.window.cancelDrag()
    scenery.desktop.hand.release()
  }

  @Test func `A picture goes with the pointer, and lets it through`() throws {
    let scenery = try Scenery(.init(targets: ["image/png"]))
    let picture = try Surface(size: PixelSize(width: 40, height: 30), format: .rgb24)
    let context = DrawingContext(picture)
    context.setColor(Color(0x336699))
    context.paint()
    var offer = Self.offer()
    offer.picture = picture
    try scenery.beginDrag(offer)
    scenery.desktop.hand.move(to: 650, 450)
    try #require(scenery.wait(until: { scenery.progress.last == .over(isTaken: true) }))
    let hand = scenery.peer.hand
    #expect(scenery.wait(until: { hand.pixel(of: hand.root, 670, 470) == 0x336699 }))
    // It never hides the window under the pointer from us.
    scenery.desktop.hand.move(to: 651, 451)
    scenery.desktop.hand.move(to: 690, 490)
    scenery.desktop.hand.release()
    try #require(scenery.wait(until: { scenery.progress.last == .ended(isTaken: true) }))
    #expect(scenery.wait(until: { hand.pixel(of: hand.root, 710, 510) != 0x336699 }))
  }

  @Test func `A drag that is only one where it is taken is not seen elsewhere, nor dropped`() throws
  {
    let scenery = try Scenery(.init(accepts: nil, targets: ["image/png"]))
    var offer = Self.offer()
    offer.appearance = .whereTaken
    try scenery.beginDrag(offer)
    scenery.desktop.hand.move(to: 650, 450)
    try #require(scenery.wait(until: { scenery.told("XdndPosition") == 1 }))
    scenery.desktop.hand.release()
    try #require(scenery.wait(until: { scenery.progress == [.ended(isTaken: false)] }))
    #expect(scenery.told("XdndDrop") == 0)
  }

  @Test(arguments: [true, false])
  func `Another window of ours takes what is dragged, also what is long`(isLong: Bool) throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    let other = try desktop.display.makeWindow(
      WindowOptions(title: "Dog", size: PixelSize(width: 200, height: 200)))
    let recorder = Recorder()
    recorder.takes = [.svg, .png]
    other.delegate = recorder
    other.show()
    try #require(desktop.wait(until: { other.frameCount > 0 }))
    XMoveWindow(desktop.hand.connection, other.identifier, 600, 400)
    XSync(desktop.hand.connection, 0)
    let bytes = isLong ? OfferTests.manyBytes : [1, 2, 3]
    desktop.hand.move(to: 20, 20)
    desktop.hand.press()
    try #require(desktop.wait(until: { desktop.recorder.pressTime != nil }))
    var progress: [DragProgress] = []
    desktop.window.beginDrag(
      DragOffer([ClipboardForm(.png) { bytes }])
    ) { progress.append($0) }
    // Over itself it is nothing.
    desktop.hand.move(to: 40, 40)
    desktop.hand.move(to: 650, 450)
    try #require(desktop.wait(until: { progress.last == .over(isTaken: true) }))
    desktop.hand.release()
    try #require(desktop.wait(until: { progress.last == .ended(isTaken: true) }))
    #expect(recorder.drops.map(\.position) == [ViewPoint(x: 50, y: 50)])
    let isWhole = recorder.drops.first?.content == ClipboardContent(type: .png, bytes: bytes)
    #expect(isWhole && desktop.recorder.drops.isEmpty)
  }

  @Test func `Without a button that is held nothing is dragged, nor from a window that closes`()
    throws
  {
    let scenery = try Scenery(.init())
    #expect(!scenery.desktop.window.beginDrag(Self.offer()) { _ in })
    try scenery.beginDrag(Self.offer())
    scenery.desktop.window.close()
    #expect(scenery.progress == [.ended(isTaken: false)])
  }
}
