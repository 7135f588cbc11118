import BusTesting
import Testing

@testable import Platform

@Suite("A picture of the screen")
struct ScreenPortalTests {
  private let bus = PretendBus()

  /// Asks, and gives the answer once the portal has given its own.
  private func ask(
    _ answered: (UInt32, [String: BusValue])?
  ) async -> (request: PretendPortal.Request?, answer: DesktopPortal.ScreenAnswer) {
    let portal = PretendPortal(on: bus.join())
    if answered == nil { portal.manner = .refuses }
    await portal.connect()
    let member = bus.join()
    await member.beginAndWait()
    let asking = DesktopPortal(member)
    let answer = Task {
      await withCheckedContinuation { continuation in
        asking.pictureScreen(parent: "x11:2a") { continuation.resume(returning: $0) }
      }
    }
    if let answered {
      while portal.requests.isEmpty { await Task.yield() }
      portal.answer(answered.0, answered.1)
    }
    return (portal.requests.first, await answer.value)
  }

  @Test func `is taken by the desktop, which asks which part`() async throws {
    let (request, answer) = await ask((0, ["uri": .string("file:///tmp/My%20screen.png")]))
    #expect(answer == .taken(path: "/tmp/My screen.png"))
    #expect(request?.method == "Screenshot")
    #expect(request?.arguments.first == .string("x11:2a"))
    #expect(request?.options["interactive"] == .bool(true))
  }

  @Test(
    arguments: [
      (1, [:]), (2, [:]), (0, [:]), (0, ["uri": .string("http://a/b")]),
      (0, ["uri": .bool(true)]),
    ] as [(UInt32, [String: BusValue])])
  func `is none without a file`(response: UInt32, results: [String: BusValue]) async {
    #expect(await ask((response, results)).answer == .cancelled)
  }

  @Test func `is none on a desktop that takes none`() async {
    #expect(await ask(nil).answer == .unavailable)
  }
}
