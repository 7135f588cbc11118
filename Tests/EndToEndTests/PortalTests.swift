import BusTesting
import Foundation
import Platform
import Testing

extension EndToEnd {
  /// The program on a desktop with a bus.
  @Suite struct PortalTests {
    private static let light: UInt32 = 0xF8_F6F3
    private static let dark: UInt32 = 0x2E_2A26
    /// The ground of dialogs.
    private static let menu: UInt32 = 0xFC_FBF9

    @Test func `Windows that are open follow the portal's colours`() async throws {
      let bus = try await VirtualBus(settings: ["color-scheme": .uint32(1)])
      try VirtualDesktop.use { desktop in
        _ = try desktop.start(changes: bus.environment)
        let collection = try desktop.collection()
        let painting = try desktop.newPainting()
        collection.moveFrame(to: Point(0, 0))
        painting.moveFrame(to: Point(20, 300))
        for (scheme, color) in [(nil, Self.dark), (2, Self.light), (1, Self.dark), (0, Self.light)]
        {
          if let scheme {
            bus.onMain { $0.portal.change("color-scheme", to: .uint32(UInt32(scheme))) }
          }
          for window in [collection, painting] {
            try wait(until: "the bar of “\(window.title)” has the colour") {
              window.color(at: Point(3, 3)) == color
            }
          }
        }
      }
    }

    @Test(arguments: ["poster.png", "poster", "My poster ä.svg"])
    func `A file is written exactly where the portal says`(name: String) async throws {
      let bus = try await VirtualBus()
      try VirtualDesktop.use { desktop in
        let program = try desktop.start(changes: bus.environment)
        let painting = try desktop.newPainting()
        let paper = try painting.paperRect()
        try painting.draw(Strokes.line(from: paper.point(0.1, 0.1), to: paper.point(0.9, 0.9)))
        painting.type("e", holding: .control)
        try wait(until: "the panel is shown") {
          painting.picture()?.bounds(of: Self.menu).map { $0.height > 200 } ?? false
        }
        painting.type(.enter)
        let request = try bus.request()
        #expect(request.method == "SaveFile")
        let parent = "x11:" + String(painting.identifier, radix: 16)
        #expect(request.arguments.first == .string(parent))
        let path = desktop.folder.appending(name)
        bus.onMain { bus in
          bus.portal.answer(0, ["uris": .strings([URL(fileURLWithPath: path).absoluteString])])
        }
        let bytes = try find("the file is written") { FileManager.default.contents(atPath: path) }
        #expect(bytes.first == (name.hasSuffix("svg") ? UInt8(ascii: "<") : 0x89))
        let files = try FileManager.default.contentsOfDirectory(atPath: desktop.folder.path)
        #expect(files.filter { $0.contains("poster") } == [name])
        try desktop.quit(program)
      }
    }

    @Test func `A painting is printed on the page that was chosen`() async throws {
      let bus = try await VirtualBus()
      try VirtualDesktop.use { desktop in
        _ = try desktop.start(changes: bus.environment)
        let painting = try desktop.newPainting()
        let paper = try painting.paperRect()
        try painting.draw(Strokes.line(from: paper.point(0.1, 0.1), to: paper.point(0.9, 0.9)))
        painting.type("p", holding: .control)
        #expect(try bus.request().method == "PreparePrint")
        bus.onMain { bus in
          let page = BusValue.options(["Width": .double(254), "Height": .double(127)])
          bus.portal.answer(0, ["token": .uint32(5), "page-setup": page])
        }
        let printed = try bus.request(2)
        #expect(printed.method == "Print" && printed.options["token"] == .uint32(5))
        let page = FileHandle(
          fileDescriptor: try #require(printed.descriptors.all.first), closeOnDealloc: false)
        let text = String(decoding: try page.readToEnd() ?? Data(), as: Unicode.ASCII.self)
        #expect(text.hasPrefix("%PDF-") && text.contains("MediaBox [ 0 0 720 360 ]"))
      }
    }

    @Test func `A portal that is silent gives way to our own dialog`() async throws {
      let bus = try await VirtualBus()
      bus.onMain { $0.portal.manner = .isSilent }
      try VirtualDesktop.use { desktop in
        _ = try desktop.start(changes: bus.environment)
        let collection = try desktop.collection()
        func hasDialog() -> Bool {
          let area = collection.area
          return collection.color(at: Point(area.width / 2, area.height / 2 + 60)) == Self.menu
            || collection.picture()?.bounds(of: Self.menu).map { $0.height > 300 } ?? false
        }
        #expect(!hasDialog())
        // Before it is on the bus it opens its own dialog without asking.
        try wait(until: "the program has asked the portal for settings") {
          bus.onMain { !$0.portal.calls.isEmpty }
        }
        collection.type("o", holding: .control)
        try wait(until: "our dialog is open") { hasDialog() }
        #expect(bus.onMain { $0.portal.calls.contains("OpenFile") })
      }
    }

    @Test func `A bus that goes in the middle takes nothing along`() async throws {
      let bus = try await VirtualBus()
      try VirtualDesktop.use { desktop in
        let program = try desktop.start(changes: bus.environment)
        let painting = try desktop.newPainting()
        let paper = try painting.paperRect()
        try painting.draw(Strokes.line(from: paper.point(0.1, 0.1), to: paper.point(0.9, 0.1)))
        bus.onMain { $0.daemon.kill() }
        try painting.draw(Strokes.line(from: paper.point(0.1, 0.5), to: paper.point(0.9, 0.5)))
        _ = try desktop.library.newest(elements: 2)
        try desktop.quit(program)
        #expect(!program.complaints.contains("GLib"))
      }
    }

    @Test func `With a bus that takes no messages it starts, draws and quits as ever`() async throws
    {
      let bus = try await VirtualBus()
      let environment = bus.environment
      bus.onMain { $0.daemon.stop() }
      try VirtualDesktop.use { desktop in
        let program = try desktop.start(changes: environment)
        let painting = try desktop.newPainting()
        let paper = try painting.paperRect()
        try painting.draw(Strokes.line(from: paper.point(0.1, 0.1), to: paper.point(0.9, 0.1)))
        _ = try desktop.library.newest(elements: 1)
        try desktop.quit(program)
      }
      bus.onMain { $0.daemon.kill() }
    }

    /// Asks for new pixel art, by the name that the desktop's files have.
    private func activate(_ bus: VirtualBus) throws -> Result<[BusValue], BusError> {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Resources/Desktop/id")
      let name = try String(contentsOf: file, encoding: .utf8)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      return try bus.answer(
        to: BusCall(
          name, "/" + name.replacingOccurrences(of: ".", with: "/"), "org.freedesktop.Application",
          "ActivateAction",
          [
            .string("new-pixel-art"), .array(of: "v", []),
            .options(["desktop-startup-id": .string("launcher_TIME0")]),
          ]))
    }

    @Test func `A launcher finds the program that shows the usual library, and no other`()
      async throws
    {
      let bus = try await VirtualBus()
      try VirtualDesktop.use { desktop in
        _ = try desktop.start(changes: bus.environment)
        _ = try desktop.collection()
        try wait(until: "the program is on the bus") {
          bus.onMain { $0.portal.calls.contains("ReadOne") }
        }
        #expect(throws: BusError.self) { try activate(bus).get() }
      }
      try VirtualDesktop.use { desktop in
        _ = try desktop.start(changes: bus.environment.merging(["FILBERT_LIBRARY": ""]) { $1 })
        _ = try desktop.collection()
        try wait(until: "the launcher finds it") { (try? activate(bus).get()) != nil }
        _ = try desktop.window("Pixel art 1 — Filbert")
      }
    }
  }
}
