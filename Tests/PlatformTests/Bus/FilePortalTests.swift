import BusTesting
import Testing

@testable import Platform

@Suite struct FilePortalTests {
  private let bus = PretendBus()

  private func connectPortal() async -> (portal: PretendPortal, member: PretendBusMember) {
    let portal = PretendPortal(on: bus.join())
    await portal.connect()
    let member = bus.join()
    await member.beginAndWait()
    return (portal, member)
  }

  private static let request = PortalFileRequest(
    .save(name: "Cat.png"), title: "Export", acceptLabel: "Export_it",
    filters: [
      .init(name: "PNG", endings: ["png"]), .init(name: "RLE", endings: ["rle", "rle.gz"]),
    ],
    filter: 1, folder: "/tmp/ä", parent: "x11:2a")

  /// Asks, and gives the answer once there is one.
  private func ask(_ asking: DesktopPortal, _ request: PortalFileRequest = Self.request) -> Task<
    DesktopPortal.FileAnswer, Never
  > {
    Task {
      await withCheckedContinuation { continuation in
        asking.choose(request) { continuation.resume(returning: $0) }
      }
    }
  }

  private func waitForRequest(at portal: PretendPortal) async {
    while portal.requests.isEmpty { await Task.yield() }
  }

  @Test func `What is asked for is said in the portal's own terms`() async throws {
    let (portal, member) = await connectPortal()
    let asking = DesktopPortal(member)
    let answer = ask(asking)
    await waitForRequest(at: portal)
    let request = try #require(portal.requests.first)
    #expect(request.method == "SaveFile")
    #expect(request.arguments.dropLast() == [.string("x11:2a"), .string("Export")])
    #expect(request.options["accept_label"] == .string("Export__it"))
    #expect(request.options["current_name"] == .string("Cat.png"))
    #expect(request.options["current_folder"] == .filePath("/tmp/ä"))
    #expect(request.options["multiple"] == nil && request.options["directory"] == nil)
    let png = BusValue.tuple([
      .string("PNG"), .array(of: "(us)", [.tuple([.uint32(0), .string("*.[pP][nN][gG]")])]),
    ])
    let rle = BusValue.tuple([
      .string("RLE"),
      .array(
        of: "(us)",
        ["*.[rR][lL][eE]", "*.[rR][lL][eE].[gG][zZ]"].map { .tuple([.uint32(0), .string($0)]) }),
    ])
    #expect(request.options["filters"] == .array(of: "(sa(us))", [png, rle]))
    #expect(request.options["current_filter"] == rle)
    portal.answer(
      0, ["uris": .strings(["file:///tmp/%C3%A4/My%20cat"]), "current_filter": png])
    #expect(await answer.value == .chosen(paths: ["/tmp/ä/My cat"], filter: 0))
  }

  @Test func `Several files and folders are asked for as such`() async throws {
    let (portal, member) = await connectPortal()
    let asking = DesktopPortal(member)
    for (purpose, key) in [
      (PortalFileRequest.Purpose.open(several: true), "multiple"), (.folder, "directory"),
    ] {
      var request = Self.request
      request.purpose = purpose
      let before = portal.requests.count
      let answer = ask(asking, request)
      while portal.requests.count == before { await Task.yield() }
      #expect(portal.requests.last?.method == "OpenFile")
      #expect(portal.requests.last?.options[key] == .bool(true))
      portal.answer(0, ["uris": .strings(["file:///a/", "http://b/c", "file:///d"])])
      #expect(await answer.value == .chosen(paths: ["/a", "/d"], filter: nil))
    }
    #expect(member.waitingCount == 0 && member.listenerCount == 0)
  }

  @Test(arguments: [
    (1, [:]), (2, [:]), (0, [:]), (0, ["uris": BusValue.string("file:///a")]),
    (0, ["uris": .strings([])]), (0, ["uris": .strings(["http://a/b", "file://", "%"])]),
    (99, ["uris": .strings(["file:///a"])]),
  ])
  func `An answer without a file is none`(response: Int, results: [String: BusValue]) async {
    let (portal, member) = await connectPortal()
    let asking = DesktopPortal(member)
    let answer = ask(asking)
    await waitForRequest(at: portal)
    portal.answer(UInt32(response), results)
    #expect(await answer.value == .cancelled)
  }

  @Test func `Without a bus, a portal, or one that knows files, nobody is asked`() async {
    let member = bus.join()
    #expect(await ask(DesktopPortal(member)).value == .unavailable)
    await member.beginAndWait()
    #expect(await ask(DesktopPortal(member)).value == .unavailable)
    let portal = PretendPortal(on: bus.join())
    portal.manner = .refuses
    await portal.connect()
    #expect(await ask(DesktopPortal(member)).value == .unavailable)
  }

  @Test func `A silent portal is given up, and a dialog of it that comes late is closed`() async {
    let (portal, member) = await connectPortal()
    portal.manner = .isSilent
    let asking = DesktopPortal(member)
    let answer = ask(asking)
    while portal.calls.isEmpty { await Task.yield() }
    member.letTimePass()
    #expect(await answer.value == .unavailable)
    portal.manner = .answers
    portal.answerHeld()
    while portal.requests.first?.isClosed != true { await Task.yield() }
    #expect(member.listenerCount == 0)
  }

  @Test func `However long somebody takes, he is waited for`() async {
    let (portal, member) = await connectPortal()
    let asking = DesktopPortal(member)
    let answer = ask(asking)
    await waitForRequest(at: portal)
    while member.waitingCount > 0 { await Task.yield() }
    member.letTimePass()
    portal.answer(0, ["uris": .strings(["file:///a"])])
    #expect(await answer.value == .chosen(paths: ["/a"], filter: nil))
  }

  @Test func `A portal that dies while its dialog is open ends the wait`() async {
    let (portal, member) = await connectPortal()
    let asking = DesktopPortal(member)
    let answer = ask(asking)
    await waitForRequest(at: portal)
    while member.waitingCount > 0 { await Task.yield() }
    portal.leave()
    #expect(await answer.value == .cancelled)
  }

  @Test func `A bus that goes while the dialog is open ends the wait`() async {
    let (portal, member) = await connectPortal()
    let asking = DesktopPortal(member)
    let answer = ask(asking)
    await waitForRequest(at: portal)
    while member.waitingCount > 0 { await Task.yield() }
    bus.end()
    #expect(await answer.value == .cancelled)
  }

  @Test func `Whoever no longer wants to know closes the dialog`() async {
    let (portal, member) = await connectPortal()
    let asking = DesktopPortal(member)
    var answers: [DesktopPortal.FileAnswer] = []
    let cancel = asking.choose(Self.request) { answers.append($0) }
    await waitForRequest(at: portal)
    cancel()
    while portal.requests.first?.isClosed != true { await Task.yield() }
    #expect(answers == [.cancelled])
  }
}
