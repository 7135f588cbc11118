import Canvas
import Testing

@testable import Widgets

@Suite struct ThemeTests {
  private static let colors: [(Double, Double, Double)] = {
    let parts = [0, 0.2, 0.4, 0.6, 0.8, 1]
    return parts.flatMap { red in
      parts.flatMap { green in parts.map { blue in (red, green, blue) } }
    }
  }()

  @Test(arguments: [false, true], [false, true])
  func `Text on whatever accent the desktop has can be read, and its rings can be seen`(
    isDark: Bool, hasMoreContrast: Bool
  ) {
    let usual: Theme = isDark ? .dark : .light
    let theme = hasMoreContrast ? usual.withMoreContrast : usual
    var takenCount = 0
    for (red, green, blue) in Self.colors {
      let color = Color(red: red, green: green, blue: blue)
      let new = theme.with(accent: color)
      for background in [new.accent, new.accentHover, new.accentPressed] {
        #expect(background.contrast(with: new.onAccent) >= 4.5, "\(color)")
      }
      for background in [new.window, new.panel, new.field, new.menu] {
        #expect(background.contrast(with: new.accent) >= 3, "\(color)")
      }
      for background in [new.selection, new.controlOn] {
        #expect(background.contrast(with: new.text) >= 4.5, "\(color)")
      }
      if new.accent == color { takenCount += 1 } else { #expect(new == theme) }
    }
    #expect((50..<216).contains(takenCount), "\(takenCount)")
  }

  @Test func `A blue accent is taken, and yellow on light windows is not`() {
    let blue = Color(0x3584E4)
    #expect(Theme.dark.with(accent: blue).accent == blue)
    #expect(Theme.light.with(accent: Color(0x1C71D8)).accent == Color(0x1C71D8))
    #expect(Theme.light.with(accent: Color(0xF6D32D)) == .light)
    #expect(Theme.dark.with(accent: Color(0x241F31)) == .dark)
  }

  @Test(arguments: [false, true])
  func `With more contrast all text stands out, and controls have outlines`(isDark: Bool) throws {
    let theme: Theme = isDark ? .dark : .light
    let more = theme.withMoreContrast
    for background in [more.window, more.panel, more.menu, more.field] {
      #expect(background.contrast(with: more.text) >= 12)
      #expect(background.contrast(with: more.secondaryText) >= 7)
      #expect(background.contrast(with: more.line) >= 4.5)
      #expect(try background.contrast(with: #require(more.outline)) >= 4.5)
      #expect(background.contrast(with: more.focus) >= 4.5)
    }
    #expect(theme.outline == nil)
  }

  @Test(arguments: [false, true], [false, true])
  func `Of the two tones of the focus ring, one stands out on any background`(
    isDark: Bool, hasMoreContrast: Bool
  ) {
    let usual: Theme = isDark ? .dark : .light
    let theme = hasMoreContrast ? usual.withMoreContrast : usual
    for (red, green, blue) in Self.colors {
      let background = Color(red: red, green: green, blue: blue)
      let contrast = max(
        background.contrast(with: theme.focus), background.contrast(with: theme.focusEdge))
      #expect(contrast >= 3, "\(background)")
    }
  }

  @Test(arguments: [false, true])
  func `What is chosen can be read, the small print on it as well`(isDark: Bool) {
    let theme: Theme = isDark ? .dark : .light
    for background in [
      theme.window, theme.panel, theme.menu, theme.field, theme.selection, theme.controlOn,
      theme.control, theme.controlHover,
    ] {
      #expect(background.contrast(with: theme.secondaryText) >= 4.5)
    }
    #expect(theme.warning.contrast(with: theme.onWarning) >= 4.5)
    for background in [theme.accent, theme.accentHover, theme.accentPressed] {
      #expect(background.contrast(with: theme.onAccent) >= 4.5)
    }
  }
}
