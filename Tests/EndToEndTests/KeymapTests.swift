import Foundation
import Testing

extension EndToEnd {
  @Suite struct KeymapTests {
    /// A folder for the configuration, with a keymap in it.
    private func configuration(_ keymap: String, of desk: Desk) throws -> [String: String] {
      let folder = try desk.folder.makeFolder("configuration", mode: 0o755)
      _ = try desk.folder.makeFolder("configuration/filbert", mode: 0o755)
      _ = try desk.folder.write(keymap, to: "configuration/filbert/keymap")
      return ["XDG_CONFIG_HOME": folder]
    }

    @Test func `A key of the keymap calls its command, and a wrong line is told`() throws {
      try Desk.use { desk in
        let changes = try configuration("collection.nwe = F7\ncollection.new = F8\n", of: desk)
        let program = try desk.start(changes: changes)
        try desk.collection().type(.function(8))
        let window = try desk.painting("Painting 1")
        let place = try window.freshPaper().point(0.5, 0.5)
        window.click(place)
        try window.waitForInk(at: place)
        #expect(program.complaints.isOneLine, "\(program.complaints)")
        #expect(program.complaints.contains("Line 1 of the keymap"))

        // The usual key is nobody's now.
        window.type("w", holding: .control)
        try desk.waitForEnd(of: window)
        let collection = try desk.collection()
        collection.type("n", holding: .control)
        collection.type(.function(8))
        _ = try desk.painting("Painting 2").freshPaper()
        #expect(desk.titles == ["Paintings — Filbert", "Painting 2 — Filbert"])
      }
    }

    @Test func `A keymap that comes or changes holds in windows that are open`() throws {
      try Desk.use { desk in
        let folder = try desk.folder.makeFolder("configuration", mode: 0o755)
        _ = try desk.start(changes: ["XDG_CONFIG_HOME": folder])
        let window = try desk.newPainting()
        for key in [9, 10] {
          // As editors do: a new file in the place of the old.
          _ = try? desk.folder.makeFolder("configuration/filbert", mode: 0o755)
          let draft = try desk.folder.write(
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
