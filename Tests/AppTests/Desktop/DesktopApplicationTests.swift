@testable import ApplicationTesting
import BusTesting
import Documents
import Formats
import Foundation
import Platform
import Testing

@testable import App

/// The program as launchers and file managers call it.
@Suite struct DesktopApplicationTests {
  private let bus = PretendBus()
  private let launcher: PretendBusMember

  init() async {
    launcher = bus.join()
    await launcher.beginAndWait()
  }

  private static let path =
    "/" + ApplicationID.name.replacingOccurrences(of: ".", with: "/")

  private func call(_ method: String, _ arguments: [BusValue]) -> BusCall {
    BusCall(ApplicationID.name, Self.path, "org.freedesktop.Application", method, arguments)
  }

  private func startApplication() async throws -> ApplicationTester {
    let tester = try ApplicationTester(on: bus)
    tester.application.serveDesktop()
    try await tester.wait(until: "the program has its name") {
      bus.hasOwner(of: ApplicationID.name)
    }
    return tester
  }

  @Test func `It goes by the name that all files of the desktop have`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Resources/Desktop/id")
    let name = try String(contentsOf: file, encoding: .utf8)
    #expect(ApplicationID.name == name.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  @Test func `It comes to the front when it is activated, also if the collection is closed`()
    async throws
  {
    let tester = try await startApplication()
    _ = try tester.new(.painting)
    try tester.collection.pushCloseButton()
    #expect(tester.titles == ["Painting 1"])
    let data = BusValue.options(["desktop-startup-id": .string("launcher_TIME42")])
    #expect(await launcher.answer(to: call("Activate", [data])) == .success([]))
    #expect(tester.titles == ["Painting 1", "Paintings"])
    #expect(tester.display.startupIDs == ["launcher_TIME42"])
  }

  @Test(arguments: [
    ("new-painting", ["Paintings", "Painting 1"]), ("new-pixel-art", ["Paintings", "Pixel art 1"]),
    ("new-board", ["Paintings", "Life 1"]), ("collection", ["Paintings"]),
    ("unheard-of", ["Paintings"]),
  ])
  func `Each action of its entry in the menu is done`(action: String, titles: [String]) async throws
  {
    let tester = try await startApplication()
    let answer = await launcher.answer(
      to: call(
        "ActivateAction",
        [.string(action), .array(of: "v", []), .options(["activation-token": .string("t")])]))
    #expect(answer == .success([]))
    #expect(tester.titles == titles)
    #expect(tester.display.startupIDs == ["t"])
  }

  @Test func `Files are opened`() async throws {
    let tester = try await startApplication()
    let file = FileManager.default.temporaryDirectory.appending(path: "A b \(UUID()).json")
    let json = try DocumentExport(as: .json).bytes(of: .painting(Painting()), name: "Fox")
    try Data(json).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let uris = BusValue.strings([file.absoluteString, "http://elsewhere/a.json"])
    #expect(await launcher.answer(to: call("Open", [uris, .options([:])])) == .success([]))
    try await tester.wait(until: "it is open") { tester.titles.last == "Fox" }
  }

  @Test func `A call without sense is refused`() async throws {
    let tester = try await startApplication()
    for arguments in [[], [BusValue.uint32(1)], [.string("a file"), .options([:])]] {
      guard
        case .failure(.refused(let name, _)) = await launcher.answer(to: call("Open", arguments))
      else {
        Issue.record("\(arguments) is taken")
        continue
      }
      #expect(name == "org.freedesktop.DBus.Error.InvalidArgs")
    }
    #expect(tester.titles == ["Paintings"])
  }
}
