import Canvas
import Foundation
import Testing

extension EndToEnd {
  @Suite struct EightBrushesTests {
    // Keys of the brush chooser at the right of a window of 1280 × 800: the next page, and the brushes on offer.
    private static let page = Point(1174, 77)
    private static let keys = [529, 577].flatMap { y in
      [995, 1070, 1144, 1219].map { Point($0, y) }
    }
    private static let kinds: [String?] = [
      "pencil", nil, nil, "nib", "marker", "chalk", "airbrush", "spatter",
    ]

    /// What a painting says of its lines' brushes.
    private struct Brushes: Decodable {
      struct Layer: Decodable { var elements: [Element] }
      struct Element: Decodable { var brush: Brush? }
      struct Brush: Decodable { var kind: String }
      var layers: [Layer]
      var kinds: [String?] { layers.flatMap(\.elements).map { $0.brush?.kind } }
    }

    @Test func `All eight brushes draw, and their lines come back from every kind of file`() throws
    {
      try VirtualDesktop.use(screen: "1400x900") { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        window.resize(to: 1280, 800)
        try window.waitForSize(1280, 800)
        window.type(.function(5))
        try wait(until: "the chooser is there, and paper beside it") {
          window.isInk(at: Point(1277, 797)) && window.color(at: Point(930, 790)) == Picture.white
        }
        window.click(Self.page)
        for (number, key) in Self.keys.enumerated() {
          window.click(key)
          // Drops may fall anywhere near the press.
          let wave = wave(at: 110 + 80 * number)
          window.move(to: wave[0])
          window.press()
          for point in wave.dropFirst() { window.move(to: point) }
          window.hand.release()
          _ = try desktop.library.newest(elements: number + 1)
        }
        let text = try desktop.library.run("show", "1", "--json").text
        let brushes = try JSONDecoder().decode(Brushes.self, from: Data(text.utf8))
        #expect(brushes.kinds == Self.kinds)
        try compareFiles(text, at: desktop)

        for _ in Self.keys { window.type("z", holding: .control) }
        try wait(until: "nothing is left") {
          try desktop.library.items().first?.strokeCount == 0
        }
        for _ in Self.keys { window.type("z", holding: .control, .shift) }
        try wait(until: "all is there again") {
          try desktop.library.run("show", "1", "--json").text == text
        }
      }
    }

    /// Up and down from left to right.
    private func wave(at y: Int) -> [Point] {
      (0...80).map { step in
        let phase = step % 16
        return Point(60 + 10 * step, y + 4 * (phase < 8 ? phase : 16 - phase) - 16)
      }
    }

    /// Exports the painting, reads the files again, and compares what they say and show.
    private func compareFiles(_ text: String, at desktop: VirtualDesktop) throws {
      let library = desktop.library
      func file(_ name: String) -> String { desktop.folder.appending("eight." + name) }
      func surface(_ name: String) throws -> Surface {
        try Surface(png: Array(Data(contentsOf: URL(filePath: file(name)))))
      }
      func picture(of id: String, as name: String) throws -> Surface {
        try #require(try library.run("export", id, file(name), "--width", "1200").status == 0)
        return try surface(name)
      }
      let original = try picture(of: "1", as: "png")
      for ending in ["json", "svg", "pdf"] {
        try #require(try library.run("export", "1", file(ending)).status == 0)
      }
      for ending in ["json", "svg"] {
        let answer = try library.run("import", file(ending), "--name", "Painting 1")
        let id = answer.text.trimmingCharacters(in: .whitespacesAndNewlines)
        let again = try library.run("show", id, "--json").text
        if ending == "json" {
          #expect(again == text)
        } else {
          let brushes = try JSONDecoder().decode(Brushes.self, from: Data(again.utf8))
          #expect(brushes.kinds == Self.kinds)
        }
        let difference = try original.greatestDifference(from: picture(of: id, as: "again.png"))
        #expect(difference < 1, "\(ending): \(difference)")
      }
      // What other programs see of them.
      let commands = [
        ["rsvg-convert", "-b", "white", "-w", "1200", file("svg"), "-o", file("svg.png")],
        [
          "pdftoppm", "-png", "-singlefile", "-scale-to-x", "1200", "-scale-to-y", "-1",
          file("pdf"), file("pdf"),
        ],
      ]
      for command in commands {
        #expect(try desktop.launch("/usr/bin/env", command).status() == 0)
      }
      for name in ["svg.png", "pdf.png"] {
        let difference = try original.greatestDifference(from: surface(name))
        #expect(difference < 8, "\(name): \(difference)")
      }
    }
  }
}
