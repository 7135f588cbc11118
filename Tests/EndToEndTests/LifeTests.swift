import Foundation
import Testing

extension EndToEnd {
  @Suite struct LifeTests {
    private func newBoard(_ desktop: VirtualDesktop) throws -> BoardWindow {
      let collection = try desktop.collection()
      collection.type("n", holding: .control, .shift)
      for _ in 0..<6 { collection.type(.down) }
      collection.type(.enter)
      return BoardWindow(try desktop.window("Life 1 — Filbert"))
    }

    @Test
    func `Cells are painted with both pens, run, and go back to what was painted`() throws {
      // A window manager grabs a press for a moment, and keys overtake it then: nothing shows when it is over while
      // a press paints nothing.
      try VirtualDesktop.use(isManaged: false) { desktop in
        _ = try desktop.start()
        let board = try newBoard(desktop)
        let (window, library) = (board.window, desktop.library)
        // On a dead cell the pen gives birth, on a living one it kills.
        try board.draw([(0, 0), (4, 0)])
        _ = try library.board(1, until: "five cells") { $0.population == 5 }
        try board.draw([(1, 0), (9, 0)], leaving: false)
        let one = try library.board(1, until: "one cell") { $0.population == 1 }
        #expect(one.bounds == BoardRecord.Bounds(x: 0, y: 0, width: 1, height: 1))
        try board.draw([(-1, 0), (-2, 0)])
        let row = try library.board(1, until: "a row of three") { $0.population == 3 }
        #expect(row.rle?.contains("3o!") == true && row.generation == 0)
        // It blinks; painting is ignored then.
        window.type(.enter)
        try board.waitForBlinker(isUpright: true)
        try board.waitForBlinker(isUpright: false)
        try board.waitForBlinker(isUpright: true)
        window.move(to: board.point(8, 8))
        window.press()
        window.move(to: board.point(12, 8))
        window.hand.release()
        try board.waitForBlinker(isUpright: false)
        try board.waitForBlinker(isUpright: true)
        window.type(.character(" "))
        let ran = try library.board(1, until: "generations") { $0.generation > 3 }
        #expect(ran.population == 3)
        window.type(.home)
        let reset = try library.board(1, until: "the start") { $0.generation == 0 }
        #expect(reset == row)
        // A step, and the step is undone.
        window.type(".")
        let stepped = try library.board(1, until: "a step") { $0.generation == 1 }
        #expect(stepped.bounds == BoardRecord.Bounds(x: -1, y: -1, width: 1, height: 3))
        window.type("z", holding: .control)
        _ = try library.board(1, until: "no step") { $0 == row }
      }
    }

    @Test
    func `After a dialog that was opened from the menu, Enter and Space run the board`() throws {
      try VirtualDesktop.use(isManaged: false) { desktop in
        _ = try desktop.start()
        let board = try newBoard(desktop)
        let window = board.window
        try board.draw([(-2, 0), (0, 0)])
        _ = try desktop.library.board(1, until: "a row of three") { $0.population == 3 }
        // The second command of the menu asks for a rule; Tab goes on to its buttons.
        window.click(Point(window.area.width - 76, 24))
        for key: Key in [.down, .down, .enter, .tab, .escape] { window.type(key) }
        window.type(.enter)
        try board.waitForBlinker(isUpright: true)
        try board.waitForBlinker(isUpright: false)
        window.type(.character(" "))
        let ran = try desktop.library.board(1, until: "a run") { $0.generation > 1 }
        window.type(.character(" "))
        _ = try desktop.library.board(1, until: "another run") { $0.generation > ran.generation }
      }
    }

    @Test
    func `Far away and smaller, cells are painted as well, and survive a kill`() throws {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        var board = try newBoard(desktop)
        let (window, library) = (board.window, desktop.library)
        try board.draw([(0, 0), (2, 0)])
        _ = try library.board(1, until: "three cells") { $0.population == 3 }
        // Fifteen cells a press.
        for _ in 0..<40 { window.type(.right, holding: .shift) }
        try board.waitFor(0, 0, isAlive: false)
        board.moved.x = 600
        try board.draw([(600, 3), (604, 3)])
        let far = try library.board(1, until: "five more") { $0.population == 8 }
        #expect(far.bounds == BoardRecord.Bounds(x: 0, y: 0, width: 605, height: 4))
        // Down to one pixel a cell.
        window.type("1", holding: .control)
        let place = board.middle + Point(40, 60)
        try wait(until: "cells are small") { !board.isAlive(600, 3) }
        window.move(to: place)
        window.press()
        try wait(until: "a cell of one pixel lives") { board.isAlive(at: place) }
        window.move(to: place + Point(30, 0))
        window.hand.release()
        let small = try library.board(1, until: "a line of pixels") { $0.population == 39 }
        #expect(small.bounds?.x == 0 && (small.bounds?.height ?? 0) > 50)
        // Two buttons paint nothing.
        window.move(to: place + Point(0, 20))
        window.press()
        try wait(until: "another cell lives") { board.isAlive(at: place + Point(0, 20)) }
        window.move(to: place + Point(20, 20))
        window.hand.press(3)
        try wait(until: "it is dead again") { !board.isAlive(at: place + Point(0, 20)) }
        window.move(to: place + Point(60, 20))
        window.hand.release(3)
        window.hand.release()
        window.move(to: place + Point(0, 40))
        window.press()
        try wait(until: "the next drag paints") { board.isAlive(at: place + Point(0, 40)) }
        window.hand.release()
        let last = try library.board(1, until: "one more cell") { $0.population == 40 }
        program.kill()
        _ = try program.status()
        _ = try desktop.start()
        try desktop.collection().type(.enter)
        let again = try desktop.window("Life 1 — Filbert")
        #expect(try library.board(1) == last)
        try wait(until: "the board is read") {
          again.picture()?.bounds(of: BoardWindow.alive) != nil
        }
        again.type("z", holding: .control)
        _ = try library.board(1, until: "the last cell is undone") { $0 == small }
      }
    }

    @Test
    func `Of a run that is killed, all but the last seconds are kept, and undone as one step`()
      throws
    {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        let board = try newBoard(desktop)
        try board.draw([(0, 0), (2, 0)])
        let row = try desktop.library.board(1, until: "three cells") { $0.population == 3 }
        board.window.type(.enter)
        let first = try desktop.library.board(1, until: "a part of the run") { $0.generation > 0 }
        _ = try desktop.library.board(1, until: "more of it") { $0.generation > first.generation }
        program.kill()
        _ = try program.status()
        let kept = try desktop.library.board(1)
        #expect(kept.population == 3 && kept.generation > first.generation)
        _ = try desktop.start()
        try desktop.collection().type(.enter)
        let again = try desktop.window("Life 1 — Filbert")
        try wait(until: "the board is read") {
          again.picture()?.bounds(of: BoardWindow.alive) != nil
        }
        again.type("z", holding: .control)
        _ = try desktop.library.board(1, until: "no run") { $0 == row }
      }
    }

    @Test
    func `What is copied is run lengths for all programs, and is pasted as cells`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let board = try newBoard(desktop)
        let window = board.window
        for cell in [(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)] { try board.draw([cell]) }
        let glider = try desktop.library.board(1, until: "a glider") { $0.population == 5 }
        window.type("a", holding: .control)
        window.type("c", holding: .control)
        // Another program, with a library of its own.
        let other = desktop.library.neighbour(desktop.folder.appending("other.sqlite"))
        #expect(try other.run("new", "--kind", "life", "--name", "Other").status == 0)
        _ = try desktop.start(changes: [
          "FILBERT_LIBRARY": other.path,
          "XDG_RUNTIME_DIR": try desktop.folder.makeFolder("run2", mode: 0o700),
        ])
        let collection = try find("another collection is shown") {
          desktop.windows.first { $0.title == "Paintings — Filbert" && $0.hasKeyboard }
        }
        collection.type(.enter)
        let pasted = try desktop.window("Other — Filbert")
        pasted.type("v", holding: .control)
        let copy = try other.board(1, until: "a pasted glider") { $0.population == 5 }
        #expect(copy.rle?.split(separator: "\n").last == glider.rle?.split(separator: "\n").last)
        #expect(copy.rle?.contains("\nbo$2bo$3o!") == true)
      }
    }
  }
}
