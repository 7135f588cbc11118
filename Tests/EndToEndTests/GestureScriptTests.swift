import ApplicationTesting
import Base
import Storage
import Documents
import Testing

extension EndToEnd {
  @Suite struct GestureScriptTests {
    /// The document that the program with its server makes of a script.
    private func drawn(_ kind: ItemKind) throws -> String {
      var digest = ""
      // Without a window manager no button is grabbed and no motion is lost; windows lie in the corner.
      try VirtualDesktop.use(isManaged: false) { desktop in
        let program = try desktop.start()
        let collection = try desktop.collection()
        let name: String
        switch kind {
        case .painting:
          collection.type("n", holding: .control)
          name = "Painting 1"
        case .pixels, .life:
          collection.type("n", holding: .control, .shift)
          for _ in 0..<(kind == .pixels ? 1 : 6) { collection.type(.down) }
          collection.type(.enter)
          name = kind == .pixels ? "Pixel art 1" : "Life 1"
        }
        let window = try desktop.painting(name)
        try wait(until: "it is drawn") { window.picture()?.bounds { $0 != 0 } != nil }
        for step in GestureScript(kind).steps { play(step, in: window) }
        try desktop.quit(program)
        let library = try Library.open(at: desktop.library.path)
        defer { library.close() }
        let item = try #require(try library.items(trashed: false).first)
        digest = try library.document(item.id).document.digest
      }
      return digest
    }

    private func play(_ step: GestureScript.Step, in window: ProgramWindow) {
      switch step {
      case .press(let x, let y):
        window.move(to: Point(x, y))
        window.press()
      case .drag(let x, let y): window.move(to: Point(x, y))
      case .release: window.hand.release()
      case .hold(let modifiers): window.hand.hold(modifiers)
      case .key(let text):
        guard let binding = KeyBinding(text) else { preconditionFailure("\(text) is no key") }
        window.hand.type(binding)
      }
    }

    @Test(arguments: ItemKind.allCases)
    @MainActor
    func `What is done on a server and without one makes the same document`(kind: ItemKind) throws {
      let tester = try ApplicationTester()
      let window = try tester.new(kind)
      window.play(GestureScript(kind))
      window.key("Ctrl+Q")
      let item = try #require(try tester.library.items(trashed: false).first)
      let expected = try tester.library.document(item.id).document.digest
      #expect(expected.count > 100, "it is not empty")
      #expect(try drawn(kind) == expected)
    }
  }
}

extension Hand {
  fileprivate static let modifierKeys: [(Modifiers, Key)] = [
    (.control, .control), (.shift, .shift), (.alt, .alt),
  ]

  /// Holds modifiers down from now on, and no others.
  fileprivate func hold(_ modifiers: Modifiers) {
    for (modifier, key) in Self.modifierKeys { turn(key, isDown: modifiers.contains(modifier)) }
  }

  fileprivate func type(_ binding: KeyBinding) {
    let key: Key =
      switch binding.key {
      case .character(let character): .character(character)
      case .left: .left
      case .right: .right
      case .down: .down
      case .escape: .escape
      case .enter: .enter
      default: preconditionFailure("no finger for \(binding)")
      }
    type(
      key,
      holding: Self.modifierKeys.filter { binding.modifiers.contains($0.0) }.map(\.1))
  }
}
