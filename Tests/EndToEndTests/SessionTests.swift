import Foundation
import SessionTesting
import Testing

extension EndToEnd {
  /// What a session of the desktop leaves to the next one.
  @Suite struct SessionTests {
    /// A painting with a stroke, in a window that somebody has moved.
    private func draw(_ desktop: VirtualDesktop) throws -> (Point, Point) {
      let window = try desktop.newPainting()
      let paper = try window.paperRect()
      let stroke = paper.point(0.5, 0.5)
      try window.draw(Strokes.line(from: paper.point(0.2, 0.5), to: paper.point(0.8, 0.5)))
      try window.waitForInk(at: stroke)
      window.resize(to: 700, 500)
      try window.waitForSize(700, 500)
      let corner = window.area.corner
      window.moveFrame(to: Point(233, 144))
      try wait(until: "it is moved") { window.area.corner != corner }
      return (stroke, window.area.corner)
    }

    /// A window tells where it is a few times a second.
    private func waitUntilWrittenDown(_ desktop: VirtualDesktop) throws {
      try wait(until: "it is written down where the window is") {
        desktop.stateText.contains("open=1 700x500+233+144\n")
      }
    }

    @Test(arguments: [SIGKILL, SIGTERM, SIGHUP])
    func `What was open comes back where it was`(signal: Int32) throws {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        _ = try draw(desktop)
        try waitUntilWrittenDown(desktop)
        let corner = try desktop.painting("Painting 1").area.corner
        program.send(signal)
        #expect(try program.status() == (signal == SIGKILL ? 128 + SIGKILL : 0))

        _ = try desktop.start(remembers: true)
        let window = try desktop.painting("Painting 1")
        #expect(window.area == Area(x: corner.x, y: corner.y, width: 700, height: 500))
        try wait(until: "its stroke is seen") {
          (window.picture()?.bounds().map { window.isInk(at: $0.center) }) ?? false
        }
        #expect(desktop.titles == ["Paintings — Filbert", "Painting 1 — Filbert"])
      }
    }

    @Test func `A session manager has all saved, ends the program, and starts it again as it was`()
      throws
    {
      try VirtualDesktop.use { desktop in
        let manager = try PretendSessionManager()
        let program = try desktop.start(changes: ["SESSION_MANAGER": manager.address])
        _ = try draw(desktop)
        try wait(until: "the program has joined") { manager.hasSaid("saved") }
        let command = try #require(manager.lines.first { $0.hasPrefix("RestartCommand ") })
        #expect(command.hasSuffix(" --sm-client-id pretended"))
        try manager.order("end")
        try wait(until: "the program has saved again") {
          _ = manager.hasSaid("")
          return manager.lines.filter { $0 == "saved" }.count == 2
        }
        #expect(try desktop.library.items().first?.strokeCount == 1)
        try manager.order("die")
        #expect(try program.status() == 0)
        // The words of the command, without the program's own.
        let words = command.split(separator: " ").dropFirst(2).map(String.init)
        let again = try PretendSessionManager()
        _ = try desktop.launch(
          ProgramFile.path(), words, changes: ["SESSION_MANAGER": again.address])
        _ = try desktop.painting("Painting 1")
        try wait(until: "the session knows the program") { again.hasSaid("again pretended") }
      }
    }

    @Test func `It comes back after the X server has gone, too`() throws {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        _ = try draw(desktop)
        try waitUntilWrittenDown(desktop)
        desktop.server.kill()
        #expect(try program.status() == 7)
        #expect(desktop.stateText.contains("open=1 700x500+233+144\n"))
      }
    }

    @Test func `Who quits finds the collection alone, where it was`() throws {
      try VirtualDesktop.use { desktop in
        let first = try desktop.start()
        let collection = try desktop.collection()
        collection.moveFrame(to: Point(55, 66))
        try wait(until: "it is written down") { desktop.stateText.contains("+55+66\n") }
        let corner = collection.area.corner
        _ = try draw(desktop)
        try desktop.quit(first)
        _ = try desktop.start(remembers: true)
        #expect(try desktop.collection().area.corner == corner)
        #expect(!desktop.stateText.contains("open="))
        #expect(desktop.titles == ["Paintings — Filbert"])
      }
    }

    @Test func `Where nothing can be remembered nothing else is amiss`() throws {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start(changes: ["XDG_STATE_HOME": "/proc/nothing"])
        _ = try draw(desktop)
        try desktop.quit(program)
        #expect(program.complaints.isEmpty)
        #expect(try desktop.library.items().map(\.strokeCount) == [1])
      }
    }

    @Test func `A second start brings the window to the front with the launcher's time`() throws {
      try VirtualDesktop.use { desktop in
        let hand = desktop.hand
        _ = try desktop.start(changes: ["DESKTOP_STARTUP_ID": "first_TIME\(hand.presentTime())"])
        let collection = try desktop.collection()
        #expect(hand.textProperty("_NET_STARTUP_ID", of: collection.identifier).hasPrefix("first"))
        // Another program is in front.
        let front = hand.showWindow()
        try wait(until: "the other program is in front") { hand.focus == front }
        hand.listenToRoot()
        let name = "second_TIME\(hand.presentTime())"
        // Where both are set, they are the same; a launcher may set either.
        let second = try desktop.start(changes: ["XDG_ACTIVATION_TOKEN": name])
        #expect(try second.status() == 0)
        try collection.waitForKeyboard()
        #expect(hand.focus != front)
        #expect(hand.textProperty("_NET_STARTUP_ID", of: collection.identifier) == name)
        var told = ""
        try wait(until: "the launcher hears of it") {
          told += hand.startupMessages()
          return told.contains("remove: ID=\(name)")
        }
      }
    }
  }
}
