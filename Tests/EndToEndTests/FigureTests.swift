import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// A figure of 32 × 32 cells in four layers, eight frames and two sections, as every kind of file.
  @Suite struct FigureTests {
    private static let scripts = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sprites").path

    @Test func `A figure is drawn in layers and frames, and every file of it looks alike`() throws {
      try VirtualDesktop.use { desktop in
        let library = desktop.library
        #expect(
          try library.run("new", "--kind", "pixels", "--size", "32x32", "--name", "Figure").text
            == "1\n")
        _ = try desktop.start()
        try desktop.collection().type(.enter)
        let window = try desktop.window("Figure — Filbert")
        let pixels = PixelWindow(window: window, width: 32, height: 32)
        try wait(until: "the palette is seen") { window.color(at: pixels.swatch(10)) == 0xD1483F }
        try FigurePainter(pixels: pixels).draw()
        try wait(until: "the sections are kept") {
          let text = try library.run("show", "1", "--json").text
          return ["walk", "rest"].allSatisfy(text.contains)
        }

        let folder = desktop.folder.appending("home")
        func export(
          _ file: String, of id: String = "1", _ options: String...
        ) throws -> String {
          let path = folder + "/" + file
          let answer = try library.run(["export", id, path] + options)
          #expect(answer.status == 0, "\(file): \(answer.complaints)")
          return path
        }
        /// A line for each frame, as an independent reader sees it.
        func frames(_ arguments: String...) throws -> [[Substring]] {
          try Program.run(
            "/usr/bin/python3", ["-B", Self.scripts + "/frames.py"] + arguments
          )
          .split(separator: "\n").map { $0.split(separator: " ") }
        }
        let stills = try (1...8).map { try export("still-\($0).png", "--frame", String($0)) }
        let wanted = try stills.map { try frames($0)[0].last }
        #expect(Set(wanted).count == 5, "three of the strides come twice, with the plume alike")

        let gif = try frames(export("figure.gif"))
        let apng = try frames(export("figure.apng"))
        #expect(gif.map(\.last) == wanted)
        #expect(apng.map(\.last) == wanted)
        #expect(gif.allSatisfy { $0[0...2] == ["32", "32", "100"] })
        for layout in ["row", "column", "grid"] {
          _ = try export("\(layout).png", "--sheet", layout)
          let sheet = try frames("--sheet", folder + "/\(layout).json")
          #expect(sheet.map(\.last) == wanted, "a sheet as \(layout)")
        }
        _ = try export("step.png", "--sequence")
        let numbered = try FileManager.default.contentsOfDirectory(atPath: folder)
          .filter { $0.hasPrefix("step") && $0.hasSuffix(".png") }.sorted()
        #expect(try numbered.map { try frames(folder + "/" + $0)[0].last } == wanted)
        let rest = try frames(export("rest.gif", "--section", "rest"))
        #expect(rest.map(\.last) == wanted.suffix(2))
        #expect(try frames(export("legs.png", "--layer", "1"))[0].last != wanted[0])

        let sprite = try Program.run(
          "/usr/bin/python3",
          ["-B", Self.scripts + "/aseprite.py", "tell", export("figure.aseprite")])
        #expect(["walk", "rest"].allSatisfy(sprite.contains))
        for (index, ending) in ["aseprite", "json", "gif", "apng"].enumerated() {
          let id = String(index + 2)
          #expect(try library.run("import", export("again." + ending)).text == id + "\n")
          let again = try (1...8).map {
            try frames(export("again.png", of: id, "--frame", String($0)))[0].last
          }
          #expect(again == wanted, "\(ending) read again")
        }
      }
    }
  }
}
