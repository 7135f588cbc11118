import Testing

extension EndToEnd {
  @Suite struct ClipboardTests {
    @Test(arguments: [
      ("image/png", [0x89, 0x50, 0x4E, 0x47] as [UInt8]), ("image/svg+xml", Array("<?xml".utf8)),
      ("UTF8_STRING", Array("{\"format\"".utf8)),
    ])
    func `Another program gets copied strokes as what it asks for, while the program is idle`(
      target: String, beginning: [UInt8]
    ) throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        try window.draw(Strokes.line(from: paper.point(0.2, 0.3), to: paper.point(0.4, 0.3)))
        window.type("a", holding: .control)
        window.type("c", holding: .control)
        try wait(until: "it is copied") { desktop.hand.clipboardIsOwned }
        let asking = desktop.hand.askForClipboard(target)
        let bytes = try find("the answer has come") { desktop.hand.answer(to: asking) }
        #expect(bytes.starts(with: beginning))
      }
    }
  }
}
