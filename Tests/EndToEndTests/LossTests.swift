import Foundation
import Testing

extension EndToEnd {
  @Suite struct LossTests {
    /// The ground of what destroys, of what is done first, and of what pops up.
    private static let (warning, accent, menu): (UInt32, UInt32, UInt32) = (
      0xA3_3B1F, 0x95_5425, 0xFC_FBF9
    )

    @Test func `The trash is emptied by a button that says so, and by no Enter`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        try window.draw(Strokes.line(from: paper.point(0.2, 0.5), to: paper.point(0.8, 0.5)))
        window.type(.delete, holding: .control)
        let collection = try desktop.collection()
        func offersUndo() -> Bool { collection.picture()?.bounds(of: Self.menu) != nil }
        try wait(until: "Undo is offered", offersUndo)
        let width = collection.area.width
        // The trash, left of the order and of what is new.
        let title = try find("the buttons are seen") {
          collection.picture(of: Area(x: 0, y: 0, width: width, height: 56))?.bounds(
            of: Self.accent)
        }
        collection.click(Point(title.x - 26, 28))
        try wait(until: "the trash is shown") {
          collection.picture(of: Area(x: 0, y: 0, width: width, height: 56))?.bounds(
            of: Self.accent) == nil
        }
        func ask() throws -> Area {
          collection.click(Point(width - 40, 28))
          return try find("the question is asked") {
            collection.picture()?.bounds(of: Self.warning)
          }
        }
        _ = try ask()
        collection.type(.enter)
        try wait(until: "the question is gone") {
          collection.picture()?.bounds(of: Self.warning) == nil
        }
        #expect(try desktop.library.trashedItems().count == 1)
        #expect(offersUndo())
        let button = try ask()
        collection.click(Point(button.x + button.width / 2, button.y + button.height / 2))
        try wait(until: "the trash is empty") { try desktop.library.trashedItems().isEmpty }
        try wait(until: "nothing offers to take it back") { !offersUndo() }
      }
    }

    @Test(arguments: [SIGKILL, SIGINT])
    func `A census that is broken off has saved the rare soups that it found`(signal: Int32) throws
    {
      try VirtualDesktop.use { desktop in
        let folder = desktop.folder.appending("soups")
        let census = try desktop.launch(
          ProgramFile.path(),
          ["census", "--soups", "1000000000", "--rarer-than", "50", "--keep", folder])
        func files() -> [String] {
          (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        }
        try wait(until: "something is saved", forSeconds: 60) { !files().isEmpty }
        #expect(census.isRunning)
        census.send(signal)
        #expect(try census.status() == 128 + signal)
        for file in files() where file.hasSuffix(".rle") {
          let soup = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
          #expect(soup.contains("It leaves x") && soup.hasSuffix("!\n"), "\(file)")
        }
      }
    }

    @Test func `A census in the background goes on when the key is pressed that it ignores`() throws
    {
      try VirtualDesktop.use { desktop in
        let (program, answer) = (try ProgramFile.path(), desktop.folder.appending("census.json"))
        let census = try desktop.launch(
          "/bin/sh",
          ["-c", "trap '' INT; exec '\(program)' census --soups 1000 --json >'\(answer)'"])
        for _ in 0..<5 {
          usleep(20_000)
          census.send(SIGINT)
        }
        #expect(try census.status() == 0)
        let text = try String(contentsOfFile: answer, encoding: .utf8)
        #expect(text.contains("\"soups\": 1000,"))
      }
    }

    @Test func `Strokes are pasted, until another program has the clipboard`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        try window.draw(Strokes.line(from: paper.point(0.2, 0.3), to: paper.point(0.4, 0.3)))
        window.type("a", holding: .control)
        window.type("c", holding: .control)
        window.type("v", holding: .control)
        #expect(try desktop.library.newest(elements: 2).elements.count == 2)
        func saysSomething() -> Bool { window.picture()?.bounds(of: Self.menu) != nil }
        #expect(!saysSomething())
        desktop.hand.takeClipboard()
        window.type("v", holding: .control)
        try wait(until: "the window says that there is nothing", saysSomething)
        // What comes later is the next stroke.
        window.type("b")
        try window.draw(Strokes.line(from: paper.point(0.6, 0.2), to: paper.point(0.8, 0.2)))
        #expect(try desktop.library.newest(elements: 3).elements.count == 3)
      }
    }
  }
}
