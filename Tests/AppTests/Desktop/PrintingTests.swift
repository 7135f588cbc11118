@testable import ApplicationTesting
import BusTesting
import Documents
import Foundation
import Platform
import Storage
import Testing
import Texts

@testable import App

@Suite final class PrintingTests {
  private let bus = PretendBus()
  private let portal: PretendPortal

  init() async {
    portal = PretendPortal(on: bus.join())
    await portal.connect()
  }

  private func startApplication() async throws -> ApplicationTester {
    let tester = try ApplicationTester(on: bus)
    try await tester.wait(until: "the program is on the bus") { tester.bus.name != nil }
    return tester
  }

  private func waitForRequest(_ tester: ApplicationTester, _ count: Int) async throws
    -> PretendPortal.Request
  {
    try await tester.wait(until: "the desktop is asked") {
      portal.requests.count == count && tester.bus.waitingCount == 0
    }
    return try #require(portal.requests.last)
  }

  private static let setup: [String: BusValue] = [
    "token": .uint32(77),
    "page-setup": .options([
      "Width": .double(127), "Height": .double(254), "MarginTop": .double(5),
      "Orientation": .string("landscape"),
    ]),
  ]

  /// All that a descriptor leads to.
  private static func contents(of descriptor: Int32) -> String {
    let bytes = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readDataToEndOfFile()
    return String(decoding: bytes, as: Unicode.ASCII.self)
  }

  @Test(arguments: [ItemKind.painting, .pixels, .life])
  func `A document of every kind is printed on the page that somebody chose`(kind: ItemKind)
    async throws
  {
    let tester = try await startApplication()
    try tester.new(kind).key("Ctrl+P")
    let asked = try await waitForRequest(tester, 1)
    #expect(asked.method == "PreparePrint")
    #expect(asked.arguments[0] == .string("x11:1"))
    portal.answer(0, Self.setup)
    let printed = try await waitForRequest(tester, 2)
    #expect(printed.method == "Print")
    #expect(printed.options["token"] == .uint32(77))
    #expect(printed.arguments[2] == .handle(0))
    let page = try Self.contents(of: #require(printed.descriptors.all.first))
    #expect(page.hasPrefix("%PDF-") && page.contains("MediaBox [ 0 0 720 360 ]"))
    portal.answer(0)
    try await tester.wait(until: "nobody listens any more") { tester.bus.waitingCount == 0 }
  }

  @Test func `Cancelling prints nothing, and one can be asked again`() async throws {
    let tester = try await startApplication()
    let window = try tester.new(.painting)
    for count in 1...2 {
      window.key("Ctrl+P").key("Ctrl+P")
      _ = try await waitForRequest(tester, count)
      portal.answer(1)
      try await tester.wait(until: "the answer is heard") {
        tester.bus.listenerCount == Self.standing
      }
    }
    #expect(portal.calls.filter { $0 == "Print" }.isEmpty)
  }

  /// What the program listens to in any case: the appearance, who the portal is, and whether a screen reader is there.
  private static let standing = 3

  @Test(arguments: [
    [:], ["token": BusValue.string("77")], ["token": .uint32(1), "page-setup": .string("A4")],
    [
      "token": .uint32(1),
      "page-setup": .options(["Width": .double(-1), "Height": .double(.nan)]),
    ],
  ])
  func `An answer without sense is no crash`(results: [String: BusValue]) async throws {
    let tester = try await startApplication()
    try tester.new(.painting).key("Ctrl+P")
    _ = try await waitForRequest(tester, 1)
    portal.answer(0, results)
    guard results["token"]?.number != nil else {
      return try await tester.wait(until: "the answer is heard") {
        tester.bus.listenerCount == Self.standing
      }
    }
    let printed = try await waitForRequest(tester, 2)
    let page = try Self.contents(of: #require(printed.descriptors.all.first))
    #expect(page.contains("MediaBox [ 0 0 595"))
  }

  @Test func `What the desktop does not take is said`() async throws {
    let tester = try await startApplication()
    let window = try tester.new(.painting)
    window.key("Ctrl+P")
    _ = try await waitForRequest(tester, 1)
    portal.answer(0, Self.setup)
    _ = try await waitForRequest(tester, 2)
    portal.answer(2)
    try await tester.wait(until: "it is said") { window.says(Texts.english.printing.refused) }
  }

  @Test(arguments: [ItemKind.painting, .pixels, .life])
  func `Where nobody prints, a PDF file is offered, and it is said why`(kind: ItemKind) async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let tester = try ApplicationTester { try $0.setSetting("folder.exports", to: folder) }
    let window = try tester.new(kind)
    window.key("Ctrl+P")
    #expect(window.says(Texts.english.printing.unavailable))
    window.key("Enter")
    try await tester.wait(until: "the file is written") {
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      return files.count == 1 && files[0].hasSuffix(" 1.pdf")
    }
  }
}
