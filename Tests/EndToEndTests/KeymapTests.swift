import Foundation
import Testing

extension EndToEnd {
  @Suite struct KeymapTests {
    /// A folder for the configuration, with a keymap in it.
    private func configuration(_ keymap: String, of desktop: VirtualDesktop) throws -> [String:
      String]
    {
      let folder = try desktop.folder.makeFolder("configuration", mode: 0o755)
      _ = try desktop.folder.makeFolder("configuration/filbert", mode: 0o755)
      _ = try desktop.folder.write(keymap, to: "configuration/filbert/keymap")
      return ["XDG_CONFIG_HOME": folder]
    }

    @Test func `A key of the keymap calls its command, and a wrong line is told`() throws {
      try VirtualDesktop.use { desktop in
        let changes = try configuration("collection.nwe = F7\ncollection.new = F8\n", of: desktop)
        let program = try desktop.start(changes: changes)
        try desktop.collection().type(.function(8))
        let window = try desktop.painting("Painting 1")
        let place = try window.freshPaper().point(0.5, 0.5)
        window.click(place)
        try window.waitForInk(at: place)
        #expect(program.complaints.isOneLine, "\(program.complaints)")
        #expect(program.complaints.contains("Invalid keymap, line 1"))

        // The usual key is nobody's now.
        window.type("w", holding: .control)
        try desktop.waitForEnd(of: window)
        let collection = try desktop.collection()
        collection.type("n", holding: .control)
        collection.type(.function(8))
        _ = try desktop.painting("Painting 2").freshPaper()
        #expect(desktop.titles == ["Paintings — Filbert", "Painting 2 — Filbert"])
      }
    }

    @Test func `A keymap that comes or changes holds in windows that are open`() throws {
      try VirtualDesktop.use { desktop in
        let folder = try desktop.folder.makeFolder("configuration", mode: 0o755)
        _ = try desktop.start(changes: ["XDG_CONFIG_HOME": folder])
        let window = try desktop.newPainting()
        for key in [9, 10] {
          // As editors do: a new file in the place of the old.
          _ = try? desktop.folder.makeFolder("configuration/filbert", mode: 0o755)
          let draft = try desktop.folder.write(
            "painting.undo = F\(key)\n", to: "configuration/filbert/draft")
          #expect(rename(draft, folder + "/filbert/keymap") == 0)
          let place = try window.paperRect().point(0.5, Double(key) / 20)
          window.click(place)
          try window.waitForInk(at: place)
          try wait(until: "the new key undoes the stroke") {
            window.type(.function(key))
            return window.color(at: place) == Picture.white
          }
        }
      }
    }
  }
}
