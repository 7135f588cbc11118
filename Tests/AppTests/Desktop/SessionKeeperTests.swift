import BusTesting
import Documents
import Platform
import Synchronization
import Testing
import Texts

@testable import App
@testable import ApplicationTesting
@testable import Windows

/// What keeps the session from ending.
@Suite struct SessionKeeperTests {
  private let bus = PretendBus()
  private let portal: PretendPortal

  init() async {
    portal = PretendPortal(on: bus.join())
    await portal.connect()
  }

  private func startApplication() async throws -> ApplicationTester {
    let tester = try ApplicationTester(on: bus)
    try await tester.wait(until: "the program is on the bus") {
      tester.bus.name != nil && tester.bus.waitingCount == 0
    }
    return tester
  }

  private func wait(_ tester: ApplicationTester, forOpen count: Int, ofAll all: Int) async throws {
    try await tester.wait(until: "\(count) of \(all) stand") {
      portal.requests.count == all && portal.requests.count { !$0.isClosed } == count
        && tester.bus.waitingCount == 0
    }
  }

  @Test func `What is written quickly is not worth a word; what takes long is, once`() async throws
  {
    let tester = try await startApplication()
    tester.display.isTimeHeld = true
    let keeper = tester.application.services.sessionKeeper
    keeper.beginWrite()()
    tester.display.letTimePass()
    let ends = [keeper.beginWrite(), keeper.beginWrite()]
    #expect(portal.requests.isEmpty)
    tester.display.letTimePass()
    try await wait(tester, forOpen: 1, ofAll: 1)
    let request = try #require(portal.requests.first)
    #expect(request.method == "Inhibit")
    #expect(request.arguments[1] == .uint32(5))
    #expect(request.options["reason"] == .string(Texts.english.stillWriting))
    ends[0]()
    try await wait(tester, forOpen: 1, ofAll: 1)
    ends[1]()
    ends[1]()
    try await wait(tester, forOpen: 0, ofAll: 1)
    let end = keeper.beginWrite()
    tester.display.letTimePass()
    try await wait(tester, forOpen: 1, ofAll: 2)
    end()
    try await wait(tester, forOpen: 0, ofAll: 2)
  }

  @Test func `What is over before the desktop has answered is taken back then`() async throws {
    let tester = try await startApplication()
    portal.manner = .isSilent
    let end = tester.application.services.sessionKeeper.beginWrite(isLate: true)
    try await tester.wait(until: "the desktop is asked") { portal.calls.contains("Inhibit") }
    end()
    portal.manner = .answers
    portal.answerHeld()
    try await wait(tester, forOpen: 0, ofAll: 1)
  }

  @Test func `Strokes on a disk that is full keep the session until there is room`() async throws {
    let tester = try await startApplication()
    let window = try tester.new(.painting)
    tester.fillDisk()
    window.press(300, 300).drag(to: 500, 500).release()
    try await wait(tester, forOpen: 1, ofAll: 1)
    tester.makeRoom()
    try await wait(tester, forOpen: 0, ofAll: 1)
  }

  @Test func `Work that goes on without its window keeps the session until it is done`()
    async throws
  {
    let tester = try await startApplication()
    tester.display.isTimeHeld = true
    let work = BackgroundWork(
      texts: .english, keeper: tester.application.services.sessionKeeper
    ) { _ in }
    let gate = Gate()
    work.run({ "\($0)" }, atClose: .goesOn) { _ in
      gate.wait()
    } finished: { _ in
    }
    work.end()
    tester.display.letTimePass()
    try await wait(tester, forOpen: 1, ofAll: 1)
    gate.open()
    try await wait(tester, forOpen: 0, ofAll: 1)
  }

  @Test func `Without a bus everything is written as ever`() async throws {
    let tester = try ApplicationTester()
    let keeper = tester.application.services.sessionKeeper
    keeper.beginWrite(isLate: true)()
    #expect(tester.bus.waitingCount == 0)
  }
}
