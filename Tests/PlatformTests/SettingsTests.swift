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
