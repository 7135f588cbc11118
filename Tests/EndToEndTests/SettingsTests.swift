import Foundation
import Testing

extension EndToEnd {
  @Suite struct SettingsTests {
    @Test func `Another language comes with a start of its own, with what was open`() throws {
      try VirtualDesktop.use { desktop in
        let folder = try desktop.folder.makeFolder("configuration", mode: 0o755)
        _ = try desktop.start(changes: ["XDG_CONFIG_HOME": folder])
        let painting = try desktop.newPainting()
        let place = try painting.paperRect().point(0.5, 0.5)
        painting.click(place)
        try painting.waitForInk(at: place)
        try wait(until: "it is known") { desktop.stateText.contains("open=1 ") }
        painting.type(.character(","), holding: .control)
        let settings = try desktop.window("Settings — Filbert")
        // Five pages, then colours, size, controls and motion.
        for _ in 0..<(5 + 3 + 1 + 3 + 2 + 1) { settings.type(.tab) }
        settings.type(.character(" "))
        for letter in "deutsch" { settings.type(.character(letter)) }
        settings.type(.enter)
        settings.type(.tab)
        settings.type(.character(" "))
        try wait(until: "the windows speak German") {
          desktop.titles.contains("Gemälde — Filbert")
            && desktop.titles.contains("Painting 1 — Filbert")
        }
        let text = try String(contentsOfFile: folder + "/filbert/settings", encoding: .utf8)
        #expect(text.hasSuffix("\nlanguage=de\n"))
      }
    }
  }
}
