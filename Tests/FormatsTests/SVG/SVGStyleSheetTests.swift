import Base
import Documents
import Formats
import Testing

@Suite("A style sheet in an SVG file")
struct SVGStyleSheetTests {
  private func read(_ content: String) throws -> SVGReading {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">\#(content)</svg>"#
    return try SVGFile.read(Array(text.utf8))
  }

  @Test
  func `says by class, id and name how elements look, over attributes and under their own style`()
    throws
  {
    let reading = try read(
      ##"""
      <defs><style type="text/css"><![CDATA[
        /* of a drawing { program */
        .line, #last { fill: none; stroke: #F00 } #last { stroke: #00F }
        circle{fill:lime}.thin{stroke-width:.5}
      ]]></style></defs>
      <rect class="line thin" width="9" height="9" fill="red"/>
      <circle r="5"/><circle r="5" style="fill: navy"/><circle id="last" class="line" r="5"/>
      """##)
    #expect(reading.omissions == [])
    let strokes = reading.painting.strokes
    #expect(strokes.map(\.tool) == [.rectangle, .area, .area, .ellipse])
    #expect(strokes.map(\.style.color.hex) == ["#FF0000FF", "#00FF00FF", "#000080FF", "#0000FFFF"])
    #expect(abs((strokes.first?.width ?? 0) - 0.005) < 1e-12)
  }

  @Test(
    arguments: [
      "rect:nth-child(1){fill:red}", "rect:is(rect){fill:red}", "rect::before{fill:red}",
      "@media (min-width:1px){rect{fill:red}}",
      "@import url(a.css);.b{fill:red}", "@font-face{a:b}.b{", "rect||a{fill:red", "@{{{",
    ])
  func `is named as left out where it holds other rules, which change nothing`(sheet: String) throws
  {
    let reading = try read(
      "<style>\(sheet.replacing(">", with: "&gt;"))</style><rect class=\"a\" width=\"9\" height=\"9\"/>"
    )
    #expect(reading.painting.strokes.map(\.style.color) == [.black])
    #expect(reading.omissions == [.styleSheets])
  }

  @Test(arguments: [
    "g rect{fill:red}", "rect:hover{fill:red}", "@media print{rect{fill:red}}",
    "rect>rect{fill:red",
    "rect.b{fill:red}", "rect{fill:red}*{fill:#000!important}",
  ])
  func `changes nothing if no rule of it is meant`(sheet: String) throws {
    let reading = try read(
      "<style>\(sheet.replacing(">", with: "&gt;"))</style><rect class=\"a\" width=\"9\" height=\"9\"/>"
    )
    #expect(reading.painting.strokes.map(\.style.color) == [.black])
    #expect(reading.omissions == [])
  }

  @Test func `has variables, which inherit`() throws {
    let reading = try read(
      ##"""
      <style>:root{--ink:#0F0} g{--line:var(--ink)} rect{fill:var(--line, red)}</style>
      <rect width="9" height="9"/><g><rect width="9" height="9"/></g>
      <rect width="9" height="9" style="--line:var(--line)"/>
      """##)
    #expect(
      reading.painting.strokes.map(\.style.color.hex) == ["#FF0000FF", "#00FF00FF", "#000000FF"])
  }

  @Test func `that is hostile does not take for ever`() throws {
    let rule = "*{" + String(repeating: "fill:red;", count: 100_000) + "}"
    let reading = try read(
      "<style>\(rule)/*\(String(repeating: "a{}", count: 50_000))</style>"
        + String(repeating: "<line/>", count: 20_000) + "<rect width='9' height='9'/>")
    #expect(reading.omissions == [.styleSheets])
    // The root element has it, and others inherit it.
    #expect(reading.painting.strokes.map(\.style.color.hex) == ["#FF0000FF"])
  }
}
