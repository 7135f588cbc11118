import Platform
import Base
import Testing

/// Keys by their place on the usual keyboard, as the kernel numbers them plus eight.
nonisolated enum KeyCode {
  static let q: UInt32 = 24
  static let e: UInt32 = 26
  static let apostrophe: UInt32 = 48
  static let z: UInt32 = 52
  static let leftBracket: UInt32 = 34
  static let eight: UInt32 = 17
  static let tab: UInt32 = 23
  static let enter: UInt32 = 36
  static let f5: UInt32 = 71
  static let keypad7: UInt32 = 79
  static let keypadEnter: UInt32 = 104
  static let leftShift: UInt32 = 50
  static let leftControl: UInt32 = 37
  static let leftAlt: UInt32 = 64
  static let rightAlt: UInt32 = 108
  static let capsLock: UInt32 = 66
  static let numLock: UInt32 = 77
}

@Suite struct KeyTests {
  /// What the window hears of one key, on a layout and with modifiers and locks.
  private func press(
    _ place: UInt32, holding held: [UInt32] = [], locks: [UInt32] = [], layout: [String] = ["us"]
  ) throws -> KeyEvent {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    try desktop.server.run("setxkbmap", layout)
    for lock in locks { desktop.hand.type(lock) }
    desktop.hand.type(place, holding: held)
    let before = held.count + locks.count
    try #require(desktop.wait(until: { desktop.recorder.presses.count == before + 1 }))
    return desktop.recorder.presses[before]
  }

  @Test func `A letter is heard in lower case, with what it types beside`() throws {
    let plain = try press(KeyCode.z)
    #expect(plain.key == .character("z") && plain.text == "z" && plain.modifiers == [])
    let shifted = try press(KeyCode.z, holding: [KeyCode.leftShift])
    #expect(shifted.key == .character("z") && shifted.text == "Z" && shifted.modifiers == .shift)
  }

  @Test(arguments: [[KeyCode.capsLock], [KeyCode.numLock], [KeyCode.capsLock, KeyCode.numLock]])
  func `Locks change no command`(locks: [UInt32]) throws {
    let undo = try press(KeyCode.z, holding: [KeyCode.leftControl], locks: locks)
    #expect(undo.key == .character("z"))
    #expect(undo.latinKey == .character("z"))
    #expect(undo.modifiers == .control)
    #expect(undo.text == "")
  }

  @Test func `Caps Lock still types capitals`() throws {
    #expect(try press(KeyCode.z, locks: [KeyCode.capsLock]).text == "Z")
  }

  @Test(arguments: [
    (["ru"], "я"), (["gr"], "ζ"), (["us,ru"], "z"), (["il"], "ז"), (["ara"], "ئ"),
  ])
  func `Commands work on a layout of another script`(layout: [String], letter: String) throws {
    let undo = try press(KeyCode.z, holding: [KeyCode.leftControl], layout: layout)
    #expect(undo.key == .character(Character(letter)))
    #expect(undo.latinKey == .character("z"))
    let typed = try press(KeyCode.z, layout: layout)
    #expect(typed.text == letter)
  }

  @Test func `A key of punctuation is Latin by its place, not by what it types`() throws {
    let quit = try press(KeyCode.q, holding: [KeyCode.leftControl], layout: ["gr"])
    #expect(quit.key == .character(";"))
    #expect(quit.latinKey == .character("q"))
    let wider = try press(KeyCode.leftBracket, layout: ["ru"])
    #expect(wider.key == .character("х"))
    #expect(wider.latinKey == .character("["))
  }

  @Test func `A bracket under AltGr is a bracket`() throws {
    let bracket = try press(KeyCode.eight, holding: [KeyCode.rightAlt], layout: ["de"])
    #expect(bracket.key == .character("["))
    #expect(bracket.text == "[")
    #expect(bracket.modifiers == [])
  }

  @Test func `A Latin layout of another order keeps its own letters`() throws {
    let key = try press(KeyCode.z, layout: ["us", "-variant", "dvorak"])
    #expect(key.key == .character(";"))
    #expect(key.latinKey == .character(";"))
  }

  @Test(arguments: [
    (KeyCode.enter, Key.enter), (KeyCode.tab, .tab), (KeyCode.f5, .function(5)),
    (KeyCode.keypadEnter, .enter), (KeyCode.keypad7, .home),
  ])
  func `Keys without characters go by their function`(place: UInt32, key: Key) throws {
    let heard = try press(place)
    #expect(heard.key == key)
    #expect(heard.latinKey == key)
    #expect(heard.text == "")
  }

  @Test func `With Num Lock the keypad types digits`() throws {
    let seven = try press(KeyCode.keypad7, locks: [KeyCode.numLock])
    #expect(seven.key == .character("7"))
    #expect(seven.text == "7")
  }

  @Test func `Shift and Tab are Tab with Shift`() throws {
    let back = try press(KeyCode.tab, holding: [KeyCode.leftShift])
    #expect(back.key == .tab && back.modifiers == .shift && back.text == "")
  }

  @Test(arguments: [true, false])
  func `A dead key and a letter type one letter with an accent while somebody writes`(
    isWriting: Bool
  ) throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    if isWriting { desktop.window.setCaret(PixelRect(x: 4, y: 4, width: 1, height: 12)) }
    try desktop.server.run("setxkbmap", ["us", "-variant", "intl"])
    desktop.hand.type(KeyCode.apostrophe)
    desktop.hand.type(KeyCode.e)
    let typed = isWriting ? "é" : "e"
    #expect(desktop.wait(until: { desktop.recorder.presses.last?.text == typed }))
    // Elsewhere a letter is a command.
    if !isWriting { #expect(desktop.recorder.presses.last?.key == .character("e")) }
  }

  @Test func `Alt with a letter types nothing`() throws {
    let heard = try press(KeyCode.z, holding: [KeyCode.leftAlt])
    #expect(heard.modifiers == .alt && heard.text == "")
  }

  @Test func `A held key repeats its press and releases once`() throws {
    let desktop = try VirtualDesktop(serverArguments: ["-ardelay", "50", "-arinterval", "20"])
    desktop.showWindow()
    desktop.hand.keyDown(KeyCode.z)
    #expect(desktop.wait(until: { desktop.recorder.presses.count >= 3 }))
    desktop.hand.keyUp(KeyCode.z)
    #expect(
      desktop.wait(until: {
        if case .keyReleased = desktop.recorder.events.last { true } else { false }
      }))
    #expect(desktop.recorder.presses.map(\.isRepeat).prefix(3) == [false, true, true])
    let releases = desktop.recorder.events.filter {
      if case .keyReleased = $0 { true } else { false }
    }
    #expect(releases.count == 1)
  }

  @Test func `A loss of the focus is heard, and a grab is none`() throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    #expect(desktop.recorder.events.contains(.focusGained))
    desktop.hand.focus(desktop.hand.root)
    #expect(desktop.wait(until: { desktop.recorder.events.last == .focusLost }))
    #expect(!desktop.window.isFocused)
  }
}
