import Testing

@testable import Editing

@Suite("What is chosen for tools")
struct ToolSettingsTests {
  @Test func `stays from painting to painting as a line of text`() {
    var settings = ToolSettings()
    settings.setMode(.connector, of: .line)
    settings.setMode(.cutStrokes, of: .eraser)
    settings.setMode(.selectLasso, of: .select)
    settings.setOwnWidth(96, of: .eraser)
    settings.lineScaling[.elements] = true
    settings.lineScaling[.groups] = false
    settings.gap = 20
    settings.tolerance = 0.4
    var other = ToolSettings()
    other.apply(settings.text)
    #expect(other == settings)
    #expect(ToolSettings().text == "gap=5.0 tolerance=0.2")
  }

  @Test(
    arguments: [
      "", "=", "mode.line=", "mode.line=polygon", "mode.nothing=connector", "mode=connector",
      "width.pencil=9", "width.eraser=nan", "gap=inf", "tolerance", "tolerance.line=0.5", "🙂=1",
      "mode.eraser.x=connector", "scale=yes", "scale.all=yes",
    ])
  func `A text that nobody understands changes nothing`(_ text: String) {
    var settings = ToolSettings()
    settings.apply(text)
    #expect(settings == ToolSettings())
  }

  @Test func `Numbers of any size are bounded`() {
    var settings = ToolSettings()
    settings.apply("width.eraser=1e300 gap=-5 tolerance=1e9")
    #expect(settings.gap == 0 && settings.tolerance == 1)
    #expect((settings.ownWidth(of: .eraser) ?? .infinity) <= 1000)
  }
}
