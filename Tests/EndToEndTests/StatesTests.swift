import Testing

extension EndToEnd {
  @Suite struct StatesTests {
    private static let wire: UInt32 = 0xE6963C

    @Test
    func `A wire is painted, an electron put on it, and it runs along`() throws {
      try VirtualDesktop.use(isManaged: false) { desktop in
        _ = try desktop.start()
        let collection = try desktop.collection()
        collection.type("n", holding: .control, .shift)
        for _ in 0..<6 { collection.type(.down) }
        collection.type(.enter)
        let board = BoardWindow(try desktop.window("Life 1 — Filbert"))
        let (window, library) = (board.window, desktop.library)
        // The board is in the library once something lives.
        try board.draw([(0, 0), (0, 0)])
        _ = try library.board(1, until: "a cell") { $0.population == 1 }
        window.type("u", holding: .control)
        window.hand.type("wireworld")
        window.type(.enter)
        _ = try library.board(1, until: "the rule") { $0.rle?.contains("rule = WireWorld") == true }
        // Two states on: wire.
        window.type(.pageDown)
        window.type(.pageDown)
        let (start, step) = (board.middle + Point(-152, -100), 16)
        func place(_ index: Int) -> Point { start + Point(index * step, 0) }
        window.move(to: place(0))
        window.press()
        try wait(until: "wire is seen") { window.color(at: place(0)) == Self.wire }
        window.move(to: place(6))
        window.hand.release()
        let wire = try library.board(1, until: "seven cells of wire") { $0.population == 8 }
        #expect(wire.rle?.contains("7C") == true)
        // Around the end: a head, and behind it a tail.
        for index in [1, 0] {
          window.type(.pageDown)
          window.move(to: place(index))
          window.press()
          try wait(until: "the wire is no wire any more") {
            window.color(at: place(index)) != Self.wire
          }
          window.hand.release()
        }
        _ = try library.board(1, until: "an electron") { $0.rle?.contains("BA5C") == true }
        window.type(".")
        _ = try library.board(1, until: "an electron that moved") {
          $0.rle?.contains("CBA4C") == true && $0.generation == 1
        }
        for _ in 0..<3 { window.type("z", holding: .control) }
        _ = try library.board(1, until: "the wire alone") { $0.rle == wire.rle }
        for _ in 0..<3 { window.type("y", holding: .control) }
        _ = try library.board(1, until: "all of it") { $0.rle?.contains("CBA4C") == true }
      }
    }
  }
}
