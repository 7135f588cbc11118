import Base
import Testing

@testable import Platform

@Suite struct SettingsTests {
  @Test(arguments: [
    ("96", 1.0), ("144", 1.5), ("192", 2), ("100", 1), ("110", 1.25), ("50", 1), ("9999", 4),
    ("-96", 1), ("nan", 1), ("inf", 1), ("1e999", 1), ("", 1), ("many", 1),
  ])
  func `The scale follows the resolution in quarters from one to four`(dpi: String, scale: Double) {
    #expect(ResourceText(text: "*foo: 1\nXft.dpi:\t\(dpi)\nXft.hinting: 1\n").scale == scale)
  }

  @Test func `Text of no sense is a scale of one`() {
    for text in ["", ":", "Xft.dpi", "Xft.dpi:", "\nXft.dpi 192", "\u{0}\u{fffd}:::\n"] {
      #expect(ResourceText(text: text).scale == 1)
    }
  }

  @Test func `The server's resolution is followed while we run`() throws {
    let desktop = try VirtualDesktop(prepare: { hand in
      hand.setText("RESOURCE_MANAGER", of: hand.root, "Xft.dpi:\t144\n")
    })
    #expect(desktop.display.scale == 1.5)
    var heard: [Double] = []
    desktop.display.onScaleChange = { heard.append($0) }
    desktop.hand.setText("RESOURCE_MANAGER", of: desktop.hand.root, "Xft.dpi:\t192\n")
    #expect(desktop.wait(until: { heard == [2] }))
    desktop.hand.setText("RESOURCE_MANAGER", of: desktop.hand.root, "Xft.dpi:\t192\nother: 1\n")
    desktop.hand.setText("RESOURCE_MANAGER", of: desktop.hand.root, "Xft.dpi:\t96\n")
    #expect(desktop.wait(until: { desktop.display.scale == 1 }))
    #expect(heard == [2, 1])
  }

  @Test(arguments: [(0.5, 1.0), (1.6, 1.5), (3, 3), (99, 4), (.nan, 1)])
  func `A scale that is asked for wins`(wanted: Double, scale: Double) throws {
    let desktop = try VirtualDesktop(
      DisplayOptions(scale: wanted),
      prepare: { hand in hand.setText("RESOURCE_MANAGER", of: hand.root, "Xft.dpi:\t192\n") })
    #expect(desktop.display.scale == scale)
  }

  @Test(arguments: [true, false])
  func `Integers, texts and colours are read, up to where the bytes end`(isBigEndian: Bool) {
    let bytes = SettingsDaemon.bytes(
      [
        ("Xft/DPI", .integer(144 << 10)), ("Gtk/CursorThemeName", .text("Gilded")),
        ("Net/Ground", .color(1, 2, 3, 0xFFFF)), ("Less", .integer(-1)),
      ], isBigEndian: isBigEndian)
    let settings = DesktopSettings(bytes: bytes)
    #expect(settings.dotsPerInch == 144 && settings.cursorTheme == "Gilded")
    #expect(settings.color("Net/Ground") == [1, 2, 3, 0xFFFF])
    #expect(settings.integer("Less") == -1 && settings.text("Less") == nil)
    for length in 0..<bytes.count {
      let part = DesktopSettings(bytes: Array(bytes[..<length]))
      #expect(part.integer("Less") == nil)
      #expect(part.values.allSatisfy { settings.values[$0.key] == $0.value })
    }
  }

  @Test func `Random bytes are no settings, and harm nothing`() {
    var random = Xorshift(seed: 18)
    let sound = SettingsDaemon.bytes([
      ("Xft/DPI", .integer(144 << 10)), ("Gtk/CursorThemeName", .text("Gilded")),
    ])
    for _ in 0..<20_000 {
      var bytes = sound
      for _ in 0..<4 {
        bytes[random.next(bytes.count)] = UInt8(random.next(256))
      }
      let settings = DesktopSettings(bytes: bytes)
      #expect(settings.values.count <= 4096)
      _ = settings.pointerHabits
    }
  }

  @Test(arguments: [
    ("Xft/DPI", -1), ("Xft/DPI", 0), ("Xft/DPI", Int(Int32.max)), ("Net/DoubleClickTime", -5),
    ("Net/DoubleClickTime", 0), ("Net/DndDragThreshold", 100_000), ("Gtk/CursorThemeSize", 0),
    ("Gdk/WindowScalingFactor", 0),
  ])
  func `A number of no sense is none`(name: String, number: Int) {
    let settings = DesktopSettings(bytes: SettingsDaemon.bytes([(name, .integer(number))]))
    #expect(settings.dotsPerInch == nil && settings.windowScale == nil)
    #expect(settings.cursorSize == nil && settings.pointerHabits == PointerHabits())
  }

  /// Dots per inch and a whole scale, where the daemon says them, and what comes of that.
  @Test(
    arguments: [
      (192, nil, 2.0), (nil, 2, 2), (96, 2, 2), (240, 2, 2.5), (-1, nil, 1.5), (nil, nil, 1.5),
      (96, nil, 1),
    ] as [(Int?, Int?, Double)])
  func `The settings daemon's resolution goes before the resources`(
    dotsPerInch: Int?, windowScale: Int?, scale: Double
  ) throws {
    var settings: [(String, SettingsDaemon.Value)] = []
    if let dotsPerInch { settings.append(("Xft/DPI", .integer(dotsPerInch * 1024))) }
    if let windowScale { settings.append(("Gdk/WindowScalingFactor", .integer(windowScale))) }
    let desktop = try VirtualDesktop(prepare: { hand in
      hand.setText("RESOURCE_MANAGER", of: hand.root, "Xft.dpi:\t144\n")
      SettingsDaemon(hand).start(settings)
    })
    #expect(desktop.display.scale == scale)
  }

  @Test func `Settings are followed while we run, whoever the daemon is`() throws {
    let desktop = try VirtualDesktop()
    let display = desktop.display
    var scales: [Double] = []
    display.onScaleChange = { scales.append($0) }
    #expect(display.habits == PointerHabits() && display.scale == 1)
    let daemon = SettingsDaemon(desktop.hand)
    // It comes,
    daemon.start([("Net/DoubleClickTime", .integer(700)), ("Xft/DPI", .integer(192 << 10))])
    #expect(desktop.wait(until: { display.habits.doubleClickInterval == 700 }))
    #expect(scales == [2])
    // has changed its mind,
    daemon.say([
      ("Net/DoubleClickTime", .integer(250)), ("Net/DndDragThreshold", .integer(12)),
      ("Net/DoubleClickDistance", .integer(9)), ("Net/ThemeName", .text("Night-dark")),
    ])
    #expect(desktop.wait(until: { display.habits.doubleClickInterval == 250 }))
    #expect(display.habits.dragThreshold == 12 && display.habits.doubleClickReach == 9)
    #expect(display.isDark && scales == [2, 1])
    // is replaced by another one,
    daemon.start([("Xft/DPI", .integer(144 << 10))])
    #expect(desktop.wait(until: { display.scale == 1.5 }))
    #expect(display.habits == PointerHabits() && !display.isDark)
    // talks nonsense,
    daemon.say([0, 0, 0, 0, 1, 2, 3, 4, 255, 255, 255, 255, 9])
    #expect(desktop.wait(until: { display.scale == 1 }))
    daemon.say([("Xft/DPI", .integer(144 << 10))])
    #expect(desktop.wait(until: { display.scale == 1.5 }))
    // and goes.
    daemon.stop()
    #expect(desktop.wait(until: { display.scale == 1 }))
    #expect(scales == [2, 1, 1.5, 1, 1.5, 1])
  }

  @Test func `Another manager on the screen changes nothing`() throws {
    let desktop = try VirtualDesktop()
    desktop.hand.sendToRoot("MANAGER", [0, Int(desktop.hand.atom("WM_S0")), 1])
    desktop.hand.setText("RESOURCE_MANAGER", of: desktop.hand.root, "Xft.dpi:\t192\n")
    #expect(desktop.wait(until: { desktop.display.scale == 2 }))
  }

  @Test func `A cursor theme and its size are taken over`() throws {
    let desktop = try VirtualDesktop(prepare: { hand in
      SettingsDaemon(hand).start([
        ("Gtk/CursorThemeName", .text("Gilded")), ("Gtk/CursorThemeSize", .integer(48)),
      ])
    })
    #expect(desktop.display.cursorTheme == "Gilded" && desktop.display.cursorSize == 48)
    desktop.showWindow()
    desktop.window.setCursor(.hand)
    let daemon = SettingsDaemon(desktop.hand)
    daemon.start([("Gtk/CursorThemeName", .text("../evil")), ("Gtk/CursorThemeSize", .integer(32))])
    #expect(desktop.wait(until: { desktop.display.cursorSize == 32 }))
    #expect(desktop.display.cursorTheme != "../evil")
  }

  /// The wire form of settings: an integer, then a text.
  private func wire(_ name: String, _ value: String, isBigEndian: Bool) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let little = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isBigEndian ? little.reversed() : little
    }
    func text(_ text: String) -> [UInt8] {
      Array(text.utf8) + [UInt8](repeating: 0, count: (4 - text.utf8.count % 4) % 4)
    }
    var bytes: [UInt8] = [isBigEndian ? 1 : 0, 0, 0, 0] + number(1, 4) + number(2, 4)
    bytes += [0, 0] + number(5, 2) + text("Delay") + number(0, 4) + number(400, 4)
    bytes += [1, 0] + number(name.utf8.count, 2) + text(name) + number(0, 4)
    return bytes + number(value.utf8.count, 4) + text(value)
  }

  @Test(arguments: [true, false])
  func `A theme whose name ends in dark is a dark one`(isBigEndian: Bool) {
    let dark = wire("Net/ThemeName", "Adwaita-dark", isBigEndian: isBigEndian)
    #expect(DesktopSettings(bytes: dark).isDark)
    #expect(
      !DesktopSettings(bytes: wire("Net/ThemeName", "Adwaita", isBigEndian: isBigEndian)).isDark)
    for length in 0..<dark.count { #expect(!DesktopSettings(bytes: Array(dark[..<length])).isDark) }
  }

  @Test func `GTK's theme variable speaks first`() throws {
    #expect(try VirtualDesktop(DisplayOptions(themeName: "Adwaita:dark")).display.isDark)
    #expect(try !VirtualDesktop(DisplayOptions(themeName: "Adwaita")).display.isDark)
  }
}
