import Base
import BusTesting
import Documents
import Formats
import Foundation
import Platform
import Storage
import Testing
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import CollectionWindow
@testable import DocumentWindows
@testable import PixelEditing
@testable import Windows

/// Files that are chosen in the desktop's dialog, or in ours where that does not come.
@Suite final class PortalFilesTests {
  private let bus = PretendBus()
  private let portal: PretendPortal
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    .path
  /// A picture that can be read.
  private var picture: String { folder + "/picture.json" }

  init() async throws {
    portal = PretendPortal(on: bus.join())
    await portal.connect()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let json = try DocumentExport(as: .json).bytes(of: .painting(Painting()), name: "Fox")
    try Data(json).write(to: URL(filePath: picture))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func startApplication() async throws -> ApplicationTester {
    let tester = try ApplicationTester(on: bus)
    try await tester.wait(until: "the program is on the bus") { tester.bus.name != nil }
    return tester
  }

  private func waitForRequest(_ tester: ApplicationTester, _ count: Int = 1) async throws
    -> PretendPortal.Request
  {
    try await tester.wait(until: "the desktop is asked") {
      portal.requests.count >= count && tester.bus.waitingCount == 0
    }
    return try #require(portal.requests.last)
  }

  private func answer(_ paths: String..., with more: [String: BusValue] = [:]) {
    let uris = paths.map { URL(filePath: $0).absoluteString }
    portal.answer(0, more.merging(["uris": .strings(uris)]) { $1 })
  }

  private var written: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
  }

  private func files(_ tester: ApplicationTester) -> FileDialogs? {
    tester.application.collection?.files
  }

  @Test func `What is chosen to be imported is imported, and ours stays away`() async throws {
    let tester = try await startApplication()
    try tester.collection.key("Ctrl+O")
    let request = try await waitForRequest(tester)
    #expect(request.method == "OpenFile")
    #expect(request.options["multiple"] == .bool(true))
    #expect(request.arguments.first == .string("x11:1"))
    #expect(files(tester)?.ours == nil)
    answer(picture)
    try await tester.wait(until: "it is open") { tester.titles.last == "Fox" }
  }

  @Test func `Several are imported together`() async throws {
    let tester = try await startApplication()
    let other = folder + "/glider.rle"
    try Data("x = 1, y = 1\no!".utf8).write(to: URL(filePath: other))
    try tester.collection.key("Ctrl+O")
    _ = try await waitForRequest(tester)
    answer(picture, other)
    try await tester.wait(until: "both are there") { try tester.names == ["Fox", "glider"] }
    #expect(tester.titles == ["Paintings"])
  }

  @Test func `Cancelling does nothing, and one can be asked again`() async throws {
    let tester = try await startApplication()
    for count in 1...2 {
      try tester.collection.key("Ctrl+O")
      _ = try await waitForRequest(tester, count)
      // Nobody is asked twice at once.
      try tester.collection.key("Ctrl+O")
      #expect(portal.requests.count == count)
      portal.answer(1)
      try await tester.wait(until: "nobody listens") { files(tester)?.isAsking == false }
    }
    #expect(try tester.names.isEmpty)
    #expect(files(tester)?.ours == nil)
  }

  @Test func `A file that can't be read is told of at the foot of the window`() async throws {
    let tester = try await startApplication()
    let bad = folder + "/bad.json"
    try Data("{".utf8).write(to: URL(filePath: bad))
    try tester.collection.key("Ctrl+O")
    _ = try await waitForRequest(tester)
    answer(bad)
    try await tester.wait(until: "it is said") { try tester.collection.says("Not imported") }
  }

  @Test func `A portal that says nothing within a second gives way to ours`() async throws {
    let tester = try await startApplication()
    portal.manner = .isSilent
    try tester.collection.key("Ctrl+O")
    try await tester.wait(until: "the desktop is asked") { portal.calls.contains("OpenFile") }
    #expect(files(tester)?.ours == nil)
    tester.bus.letTimePass()
    #expect(files(tester)?.ours != nil)
  }

  @Test func `A portal without files, and none at all, give way to ours at once`() async throws {
    portal.manner = .refuses
    let tester = try await startApplication()
    try tester.collection.key("Ctrl+O")
    try await tester.wait(until: "ours is open") { files(tester)?.ours != nil }
    try tester.collection.key("Esc")
    portal.leave()
    try tester.collection.key("Ctrl+O")
    try await tester.wait(until: "ours is open") { files(tester)?.ours != nil }
    try tester.collection.key("Esc")
    bus.end()
    try tester.collection.key("Ctrl+O")
    #expect(files(tester)?.ours != nil)
  }

  @Test func `A portal that dies while somebody chooses ends the choice`() async throws {
    let tester = try await startApplication()
    try tester.collection.key("Ctrl+O")
    _ = try await waitForRequest(tester)
    portal.leave()
    try await tester.wait(until: "the choice is over") { files(tester)?.isAsking == false }
    #expect(files(tester)?.ours == nil)
  }

  @Test func `A window that closes takes the dialog over it along`() async throws {
    let tester = try await startApplication()
    let window = try tester.new(.pixels)
    try await openPalette(tester)
    let request = try await waitForRequest(tester)
    #expect(request.method == "OpenFile" && !request.isClosed)
    window.pushCloseButton()
    try await tester.wait(until: "the dialog is closed") { portal.requests[0].isClosed }
    #expect(tester.titles == ["Paintings"])
  }

  /// Lets a palette be chosen for the pixel art that is open.
  private func openPalette(_ tester: ApplicationTester) async throws {
    let editor = try #require(tester.application.documents.first?.editor as? PixelEditor)
    try await tester.wait(until: "it is read") { editor.isLoaded }
    editor.files.read(
      title: "Palette", confirmTitle: "Open", formats: FileFormat.all(of: .palettes),
      over: editor.window.scene, complaint: { "\($0)" }
    ) {
      { path, _ in path }
    } done: { _, _ in
    }
  }

  @Test func `Where there is more to be chosen than a file, that comes first`() async throws {
    let tester = try await startApplication()
    let png = folder + "/sprite.png"
    let art = PixelArt(Sprite(size: CellSize(width: 4, height: 4)))
    try Data(DocumentExport(as: .png).bytes(of: .pixels(art), name: "Sprite"))
      .write(to: URL(filePath: png))
    let collection = try #require(tester.application.collection)
    collection.choosePicture()
    try await tester.wait(until: "the settings are shown") { collection.window.scene.hasPopup }
    #expect(portal.requests.isEmpty && files(tester)?.ours == nil)
    try tester.collection.key("Enter")
    let request = try await waitForRequest(tester)
    #expect(request.method == "OpenFile" && !collection.window.scene.hasPopup)
    answer(png)
    try await tester.wait(until: "it is open") { tester.titles.last == "sprite" }
  }

  @Test func `Settings that are cancelled ask for no file`() async throws {
    let tester = try await startApplication()
    let collection = try #require(tester.application.collection)
    collection.choosePicture()
    try await tester.wait(until: "the settings are shown") { collection.window.scene.hasPopup }
    try tester.collection.key("Esc")
    #expect(!collection.window.scene.hasPopup && portal.requests.isEmpty)
  }

  // MARK: Exports

  /// Confirms the panel of an export, and waits for the desktop's dialog.
  private func export(_ tester: ApplicationTester, from window: PretendWindow) async throws
    -> PretendPortal.Request
  {
    let count = portal.requests.count
    window.key("Ctrl+E")
    try await tester.wait(until: "the panel is shown") {
      (tester.application.documents.last?.window.scene.hasPopup ?? false)
    }
    window.key("Enter")
    return try await waitForRequest(tester, count + 1)
  }

  @Test(arguments: [
    ("cat.png", [UInt8(0x89)]), ("cat", [0x89]), ("My cat ä.png", [0x89]),
    ("cat.svg", Array("<".utf8)), ("cat.tiff", [0x89]),
  ])
  func `An export is written exactly where it was chosen, in the kind that the ending says`(
    name: String, beginning: [UInt8]
  ) async throws {
    let tester = try await startApplication()
    let window = try tester.new(.painting)
    window.press(300, 300).drag(to: 500, 500).release()
    let request = try await export(tester, from: window)
    #expect(request.method == "SaveFile")
    #expect(request.options["current_name"] == .string("Painting 1.png"))
    #expect(request.options["current_filter"]?.elements?.first?.text == "PNG")
    answer(folder + "/" + name)
    try await tester.wait(until: "it is written") { written.contains(name) }
    #expect(written == [name, "picture.json"].sorted())
    let bytes = try #require(FileManager.default.contents(atPath: folder + "/" + name))
    #expect(Array(bytes.prefix(1)) == beginning)
  }

  @Test func `A name without an ending is of the kind that was chosen in the dialog`() async throws
  {
    let tester = try await startApplication()
    let request = try await export(tester, from: try tester.new(.life))
    let png = try #require(
      request.options["filters"]?.elements?.first { $0.elements?.first?.text == "PNG" })
    answer(folder + "/board", with: ["current_filter": png])
    try await tester.wait(until: "it is written") { written.contains("board") }
    let bytes = try #require(FileManager.default.contents(atPath: folder + "/board"))
    #expect(bytes.first == 0x89)
  }

  @Test func `An export that is cancelled writes nothing`() async throws {
    let tester = try await startApplication()
    _ = try await export(tester, from: try tester.new(.painting))
    portal.answer(1)
    try await tester.wait(until: "it is over") {
      tester.application.documents.first?.export == nil
    }
    #expect(written == ["picture.json"])
  }

  @Test func `Where the place can't be asked for, ours has panel and place`() async throws {
    let tester = try await startApplication()
    let window = try tester.new(.painting)
    portal.manner = .isSilent
    window.key("Ctrl+E")
    let scene = try #require(tester.application.documents.last?.window.scene)
    try await tester.wait(until: "the panel is shown") { scene.hasPopup }
    window.key("Enter")
    try await tester.wait(until: "the desktop is asked") { portal.calls.contains("SaveFile") }
    tester.bus.letTimePass()
    let controller = try #require(
      tester.application.documents.first?.export)
    #expect(controller.chooser.window === scene)
  }

  @Test func `A folder is asked for as one, and filled`() async throws {
    let tester = try ApplicationTester(on: bus) { library in
      for name in ["A", "B"] {
        try library.add(Painting(), name: name, at: Timestamp(milliseconds: 0))
      }
    }
    try await tester.wait(until: "the program is on the bus") { tester.bus.name != nil }
    let window = try tester.collection
    window.key("Ctrl+A").key("Ctrl+E")
    try await tester.wait(until: "the panel is shown") {
      tester.application.collection?.window.scene.hasPopup ?? false
    }
    window.key("Enter")
    let request = try await waitForRequest(tester)
    #expect(request.options["directory"] == .bool(true))
    answer(folder)
    try await tester.wait(until: "both are written") {
      written.contains("A.png") && written.contains("B.png")
    }
    #expect(written == ["A.png", "B.png", "picture.json"])
  }
}
