import Base
import Canvas
import Foundation
import Testing

extension EndToEnd {
  @Suite struct PosterTests {
    /// A picture that no other program could take for another one.
    private static var picture: [UInt8] {
      get throws {
        let surface = try Surface(size: PixelSize(width: 160, height: 120), format: .rgb24)
        let context = DrawingContext(surface)
        for x in 0..<160 {
          context.setColor(Color(red: Double(x) / 160, green: 0.4, blue: 0.8))
          context.fill(PixelRect(x: x, y: 0, width: 1, height: 120))
        }
        return try surface.pngBytes()
      }
    }

    @Test func `A poster is drawn, undone, done again, and the same in every kind of file`() throws
    {
      try VirtualDesktop.use(screen: "1400x900") { desktop in
        _ = try desktop.start()
        let painter = try PosterPainter(at: desktop)
        try painter.drawShapes()
        try painter.drawAndWrite()
        try painter.paste(Self.picture)
        try painter.groupAndGoAbove()
        let (guide, begun, paper) = try painter.drawAlongGuide()
        let record = try desktop.library.newest(elements: 10)
        let ellipse = try #require(record.elements.last { $0.kind == "ellipse" })
        let left = Double(paper.x) + ellipse.points[0][0] * Double(paper.width)
        #expect(abs(left - Double(guide)) < 1.5, "\(left) is not \(guide), but \(begun)?")
        try painter.rule()

        let text = try painter.text()
        let kinds = Set(record.elements.map(\.kind))
        #expect(
          kinds.isSuperset(of: ["rounded", "line", "stroke", "area", "text", "picture", "ellipse"]))
        for word in ["connections", "\"arrow\"", "\"fill\"", "\"groups\"", PosterPainter.words] {
          #expect(text.contains(word), "\(word) is missing")
        }
        let window = painter.window
        for _ in 0..<40 { window.type("z", holding: .control) }
        try wait(until: "nothing is left") {
          try desktop.library.items().first?.strokeCount == 0
        }
        for _ in 0..<40 { window.type("z", holding: .control, .shift) }
        try wait(until: "all is there again") { try painter.text() == text }

        try export(from: window, at: desktop, text)
      }
    }

    /// Writes every kind of file by the dialog, and compares them.
    private func export(
      from window: ProgramWindow, at desktop: VirtualDesktop, _ text: String
    ) throws {
      func file(_ ending: String) -> String {
        desktop.folder.appending("home/deep/poster.\(ending)")
      }
      _ = try desktop.folder.makeFolder("home/deep", mode: 0o755)
      for ending in ["png", "jpeg", "svg", "pdf", "json"] {
        window.type("e", holding: .control)
        window.type("a", holding: .control)
        window.type("`", holding: .shift)
        window.hand.type("/deep/poster.\(ending)")
        window.type(.enter)
        try wait(until: "the \(ending) is there") {
          FileManager.default.fileExists(atPath: file(ending))
        }
      }
      let picture = try Surface(png: bytes(file("png")))
      #expect(picture.size.width == 1600)
      try run(
        ["rsvg-convert", "-b", "white", "-w", "1600", file("svg"), "-o", file("svg.png")],
        at: desktop)
      try run(
        [
          "pdftoppm", "-png", "-singlefile", "-scale-to-x", "1600", "-scale-to-y", "-1",
          file("pdf"), file("pdf"),
        ], at: desktop)
      let others = [
        ("JPEG", try Surface.reading(pictureFile: bytes(file("jpeg")))),
        ("SVG", try Surface(png: bytes(file("svg.png")))),
        ("PDF", try Surface(png: bytes(file("pdf.png")))),
      ]
      for (kind, other) in others {
        let difference = picture.greatestDifference(from: other)
        #expect(difference < 8, "the \(kind) is \(difference) from the PNG")
      }
      try run(["pdftotext", file("pdf"), file("txt")], at: desktop)
      #expect(String(decoding: try bytes(file("txt")), as: UTF8.self).contains(PosterPainter.words))
      let answer = try desktop.library.run("import", file("json"), "--name", "Painting 1")
      let id = answer.text.trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(try desktop.library.run("show", id, "--json").text == text)
    }

    private func bytes(_ path: String) throws -> [UInt8] {
      Array(try Data(contentsOf: URL(filePath: path)))
    }

    private func run(_ command: [String], at desktop: VirtualDesktop) throws {
      let status = try desktop.launch("/usr/bin/env", command).status()
      try #require(status == 0, "\(command[0]) must be installed and understand it")
    }
  }
}
