import Foundation
import Testing

extension EndToEnd {
  @Suite struct ExportDialogTests {
    /// In a window of 1280 × 800: the word SVG of the dialog, beside the word PNG, and the word XPM in the row under
    /// them.
    private static let svg = Point(1050, 208)
    private static let png = Point(931, 208)
    private static let xpm = Point(1050, 240)

    @Test
    func
      `The name is typed on after a click on a kind of file, and says where it leads to nothing`()
      throws
    {
      try VirtualDesktop.use(screen: "1400x900") { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        window.resize(to: 1280, 800)
        try window.waitForSize(1280, 800)
        let paper = try window.freshPaper()
        try window.draw(Strokes.line(from: paper.point(0.05, 0.1), to: paper.point(0.1, 0.9)))
        window.type("e", holding: .control)
        try wait(until: "the dialog is there") { window.isInk(at: Self.xpm) }
        let chosen = window.color(at: Self.png)
        window.click(Self.svg)
        try wait(until: "another kind is chosen") { window.color(at: Self.png) != chosen }
        window.hand.type("cat")
        window.type(.enter)
        let home = desktop.folder.appending("home")
        try wait(until: "the file is there") {
          FileManager.default.fileExists(atPath: home + "/cat.svg")
        }

        try window.waitForBlank(at: Self.xpm)
        window.type("e", holding: .control)
        try wait(until: "the dialog is there again") {
          window.isInk(at: Self.xpm)
        }
        let message = Area(x: 142, y: 575, width: 400, height: 40)
        let silent = window.picture(of: message)?.colors.count
        window.type("a", holding: .control)
        window.hand.type("/nowhere/cat.svg")
        try wait(until: "it says why") { window.picture(of: message)?.colors.count != silent }
        window.type(.enter)
        window.type("a", holding: .control)
        window.type("`", holding: .shift)
        window.hand.type("/dog.svg")
        window.type(.enter)
        try wait(until: "the other file is there") {
          FileManager.default.fileExists(atPath: home + "/dog.svg")
        }
      }
    }
  }
}
