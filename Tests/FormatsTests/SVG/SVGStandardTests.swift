import Base
import Canvas
import Documents
import Foundation
import Testing

@testable import Formats

@Suite("SVG files that use the standards to the full")
struct SVGStandardTests {
  private func read(_ file: String) throws -> SVGReading { try SVGFile.read(Array(file.utf8)) }

  private func drawing(_ content: String, _ attributes: String = #"viewBox="0 0 100 100""#) throws
    -> SVGReading
  {
    try read("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>")
  }

  private func colors(_ content: String) throws -> [String] {
    try drawing(content).painting.strokes.map(\.style.color.hex)
  }

  // MARK: XML

  @Test func `have their own prefixes for namespaces`() throws {
    let reading = try read(
      ##"""
      <v:svg xmlns:v="http://www.w3.org/2000/svg" xmlns:l="http://www.w3.org/1999/xlink"
        xmlns:ink="http://www.inkscape.org/namespaces/inkscape" xmlns:o="urn:other" viewBox="0 0 9 9">
        <v:g ink:groupmode="layer" ink:label="Sky"><v:rect id="a" width="2" height="2"/></v:g>
        <v:use l:href="#a" x="4"/><o:rect width="9" height="9"/>
        <g xmlns="urn:other"><rect width="9" height="9"/></g>
      </v:svg>
      """##)
    #expect(reading.painting.elements.count == 2)
    #expect(reading.painting.layers.map(\.name).first == "Sky")
    let none = try read("<svg viewBox='0 0 9 9'><rect width='2' height='2'/></svg>")
    #expect(none.painting.elements.count == 1)
    // A prefix that Inkscape has elsewhere says nothing by itself.
    let other = try read(
      "<svg viewBox='0 0 9 9' xmlns:inkscape='urn:other'><g inkscape:groupmode='layer'><rect width='2' height='2'/></g></svg>"
    )
    #expect(other.painting.layers.map(\.name) == [""] && other.painting.elements.count == 1)
  }

  @Test func `recognise our own files by the namespace`() throws {
    let painting = Painting(
      shape: .fixed(.fourToThree), background: Background(color: InkColor(rgb: 0x123456)),
      baseElements: [
        PaintingElement(.freehand([Sample(position: UnitPoint(x: 0.5, y: 0.5))]), width: 0.1)
      ])
    let text = String(decoding: SVGFile.bytes(of: painting, title: ""), as: UTF8.self)
    let renamed = text.replacing("filbert:", with: "fb:").replacing(":filbert=", with: ":fb=")
      .replacing("urn:fb:svg", with: "urn:filbert:svg")
    #expect(try SVGFile.painting(Array(renamed.utf8)) == SVGFile.painting(Array(text.utf8)))
  }

  @Test(arguments: [
    ("windows-1252", [0x80, 0xE4] as [UInt8], "€ä"), ("windows-1251", [0xE6], "ж"),
    ("Shift_JIS", [0x82, 0xA0], "あ"), ("GB18030", [0xD6, 0xD0], "中"), ("iso-8859-15", [0xA4], "€"),
  ])
  func `are in any encoding that the system knows`(name: String, letters: [UInt8], text: String)
    throws
  {
    let before = "<?xml version='1.0' encoding='\(name)'?><svg viewBox='0 0 9 9'><text y='9'>"
    let file = Array(before.utf8) + letters + Array("</text></svg>".utf8)
    #expect(
      try SVGFile.painting(file).elements.compactMap(\.content.text?.string) == [text], "\(name)")
  }

  @Test(arguments: ["no-such", "../../etc/passwd", "UTF-7//IGNORE"])
  func `are refused in unknown encodings`(name: String) {
    let file = "<?xml version='1.0' encoding='\(name)'?><svg viewBox='0 0 9 9'/>"
    #expect(throws: SVGError.self) { try read(file) }
  }

  @Test func `are in UTF-16 without a mark`() throws {
    let units = Array("<svg viewBox='0 0 9 9'><text y='9'>ж</text></svg>".utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } as [UInt8]
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } as [UInt8]
    for bytes in [little, big] {
      #expect(try SVGFile.painting(bytes).elements.compactMap(\.content.text?.string) == ["ж"])
      #expect(try DocumentImport.document(bytes).document.kind == .painting)
    }
  }

  @Test func `have entities in entities, but no bombs of them`() throws {
    let plain = try read(
      """
      <!DOCTYPE svg [<!ENTITY red "#F00"><!ENTITY style "fill:&red;">]>
      <svg viewBox="0 0 9 9"><rect width="9" height="9" style="&style;"/></svg>
      """)
    #expect(plain.painting.strokes.map(\.style.color.hex) == ["#FF0000FF"])
    let levels = (1...9).map { level in
      "<!ENTITY e\(level) \"\(String(repeating: "&e\(level - 1);", count: 10))\">"
    }
    #expect(throws: SVGError.self) {
      try read(
        "<!DOCTYPE svg [<!ENTITY e0 \"ha\">\(levels.joined())]><svg viewBox=\"0 0 9 9\">&e9;</svg>")
    }
  }

  // MARK: The outermost element

  @Test(arguments: [
    ("none", 2.0, PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: 0.5, y: 0.5))),
    (
      "xMidYMid slice", 2.0,
      PaperBox(from: PaperPoint(x: 0, y: -0.25), to: PaperPoint(x: 0.5, y: 0.25))
    ),
    ("xMinYMin slice", 2.0, PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: 0.5, y: 0.5))),
    ("xMidYMid", 1.0, PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: 0.5, y: 0.5))),
  ])
  func `stretch or cut their box as they want`(aspect: String, ratio: Double, box: PaperBox) throws
  {
    let painting = try drawing(
      "<rect width='50' height='50'/>",
      "width='200' height='100' viewBox='0 0 100 100' preserveAspectRatio='\(aspect)'"
    ).painting
    #expect(abs(painting.aspectRatio.value - ratio) < 1e-9)
    let points = painting.strokes[0].samples.map {
      PaperPoint($0.position, on: painting.aspectRatio)
    }
    let found = PaperBox(points)
    let wanted =
      aspect == "none" ? PaperBox(from: box.corners[0], to: PaperPoint(x: 0.5, y: 0.25)) : box
    for (a, b) in zip(found.corners, wanted.corners) { #expect((a - b).length < 1e-9, "\(found)") }
  }

  @Test func `are as wide as so many letters`() throws {
    let painting = try drawing("", "width='20em' height='10em' font-size='8'").painting
    #expect(painting.aspectRatio.value == 2)
    let half = try drawing(
      "<g font-size='99'><rect width='5rem' height='1'/></g>",
      "viewBox='0 0 100 100' font-size='10'")
    #expect(abs((half.painting.strokes[0].samples.map(\.position.x).max() ?? 0) - 0.5) < 1e-9)
  }

  @Test func `are moved as a whole by their own map, which is around their box`() throws {
    let file = Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="10 10 50 50"
        transform="translate(20 10) rotate(10)"><rect x="10" y="10" width="20" height="20" fill="red"/></svg>
      """.utf8)
    let size = PixelSize(width: 400, height: 400)
    let ours = try PaintingPicture.surface(of: SVGFile.painting(file), size: size)
    let theirs = try #require(
      SVGRenderer(file)?.picture(
        of: nil, scaledTo: size, viewport: ViewSize(width: 100, height: 100)))
    let white = try Surface(size: size, format: .argb32)
    let context = DrawingContext(white)
    context.setColor(.white)
    context.paint()
    context.paint(theirs.pixels, x: Double(theirs.frame.x), y: Double(theirs.frame.y))
    #expect(try PictureDifference.rootMeanSquare(ours, white) <= 2)
  }

  @Test(arguments: [#"clip-path="url(#c)""#, #"mask="url(#m)""#, #"style="clip-path:url(#c)""#])
  func `clip their whole page`(attribute: String) throws {
    let content = ##"""
      <clipPath id="c"><circle cx="50" cy="50" r="40"/></clipPath>
      <mask id="m"><circle cx="50" cy="50" r="40" fill="white"/></mask><rect width="100" height="100" fill="red"/>
      """##
    for size in [#"width="100" height="100""#, #"viewBox="0 0 100 100""#] {
      let reading = try drawing(content, "\(size) \(attribute)")
      let picture = try #require(reading.painting.elements.first?.content.picture)
      let corner = picture.map(PaperPoint(x: 0, y: 0))
      #expect(reading.painting.elements.count == 1 && reading.pictured == [.clipping])
      #expect(abs(corner.x - 0.1) < 0.01 && abs(picture.map(PaperPoint(x: 1, y: 1)).x - 0.9) < 0.01)
    }
  }

  // MARK: Style sheets

  @Test(arguments: [
    ("rect:not(.b){fill:lime}", "#00FF00FF"), ("rect:not(.a){fill:lime}", "#FF0000FF"),
    ("rect:not(.b, #q):not([x]){fill:lime}", "#00FF00FF"),
    ("rect:not(:hover){fill:lime}", "#00FF00FF"),
    (".\\61{fill:lime}", "#00FF00FF"), (".\\000061 {fill:lime}", "#00FF00FF"),
    ("RECT{fill:lime}", "#FF0000FF"), ("rect{FILL:LIME}", "#00FF00FF"),
    ("g[t='}']{fill:blue} rect{fill:lime}", "#00FF00FF"),
    ("rect{font-family:'a}b';fill:lime}", "#00FF00FF"),
    ("@import url(\"a;b\");rect{fill:lime}", "#00FF00FF"),
    ("rect[t='a,b'],rect{fill:lime}", "#00FF00FF"), ("rect:not({fill:lime}", "#FF0000FF"),
    ("@media print{a{b:'}'}}rect{fill:lime}", "#00FF00FF"),
  ])
  func `select and escape in their style sheets`(sheet: String, color: String) throws {
    let file =
      "<style><![CDATA[\(sheet)]]></style><rect class=\"a\" fill=\"red\" width=\"9\" height=\"9\"/>"
    #expect(try colors(file) == [color], "\(sheet)")
  }

  @Test(arguments: [
    (
      "<g fill='currentColor' color='red'><rect color='lime' width='9' height='9'/></g>",
      ["#00FF00FF"]
    ),
    (
      "<g fill='currentColor' color='red'><g color='lime'><rect fill='blue' width='9' height='9'/></g></g>",
      ["#0000FFFF"]
    ),
    ("<rect style='fill:CURRENTCOLOR;color:#0f0' width='9' height='9'/>", ["#00FF00FF"]),
    ("<rect style='DISPLAY:NONE' width='9' height='9'/>", []),
    ("<rect style='visibility:Hidden' width='9' height='9'/>", []),
    (
      "<rect systemLanguage='de' width='9' height='9'/><rect systemLanguage='de, en-GB' width='9' height='9'/>",
      ["#000000FF"]
    ),
  ])
  func `inherit and hide by keywords in any letters`(content: String, found: [String]) throws {
    #expect(try colors(content) == found)
  }

  @Test func `keep the width of a line that can't be negative`() throws {
    let strokes = try drawing(
      "<path stroke-width='4' style='stroke-width:-1' stroke='red' d='M0 0h9'/>"
    ).painting.strokes
    #expect(strokes.map(\.width) == [0.04])
  }

  @Test func `hide what a clip shows nothing of`() throws {
    let clip =
      "<clipPath id='c'><rect width='50' height='50' CHILD/></clipPath><style>.v{visibility:hidden}.d{display:none}</style><rect width='40' height='40' clip-path='url(#c)'/>"
    #expect(try drawing(clip.replacing("CHILD", with: "")).pictured == [])
    for child in ["class='v'", "class='d'", "style='display:none'", "visibility='hidden'"] {
      let reading = try drawing(clip.replacing("CHILD", with: child))
      #expect(reading.painting.elements.isEmpty && reading.pictured == [], "\(child)")
    }
  }

  // MARK: Pictures

  @Test func `have pictures in addresses with escapes`() throws {
    let pixel = [
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH",
      "iZk9HQAAAABJRU5ErkJggg==",
    ]
    for link in [
      "data:image/png;base64,\(pixel.joined(separator: "%2F"))",
      "DATA:image/png;charset=x;BASE64,%0A\(pixel.joined(separator: "/"))",
    ] {
      let reading = try drawing("<image width='9' height='9' href='\(link)'/>")
      #expect(reading.painting.elements.map(\.content.tool) == [.picture], "\(link)")
    }
    let inner =
      "%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox='0 0 2 2'%3E%3Crect width='2' height='2'/%3E%3C/svg%3E"
    let reading = try drawing(
      "<image width=\"9\" height=\"9\" href=\"data:image/svg+xml,\(inner)\"/>")
    #expect(reading.painting.elements.map(\.content.tool) == [.picture])
  }

  // MARK: Our own files

  @Test func `say what another program added to a file of ours that is left out`() throws {
    let painting = Painting(shape: .fixed(.fourToThree))
    let text = String(decoding: SVGFile.bytes(of: painting, title: ""), as: UTF8.self)
    let additions: [(String, Set<SVGOmission>)] = [
      ("<rect width='9' height='9'/>", []),
      (
        "<filter id='f'><feOffset/></filter><rect filter='url(#f)' width='9' height='9'/>",
        [.effects]
      ),
      ("<clipPath id='f'><circle r='1'/></clipPath><g clip-path='url(#f)'/>", [.clipping]),
      ("<g style='mix-blend-mode:multiply'/>", [.blending]),
    ]
    for (addition, omissions) in additions {
      let file = text.replacing("</svg>", with: addition + "</svg>")
      #expect(try read(file).omissions == omissions, "\(addition)")
    }
  }

  // MARK: Time

  @Test func `are drawn by another process as by this one, as far as there is time`() throws {
    let file = ##"""
      <svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect id="a" width="9" height="9"/>
      <rect id="b" x="20" width="9" height="9" fill="red"/></svg>
      """##
    let job = SVGPartsJob(
      file: Array(file.utf8), style: "#b{fill:blue!important}",
      size: PixelSize(width: 80, height: 60),
      viewport: ViewSize(width: 40, height: 30.5), ids: ["a", "none", "b", ""])
    #expect(try SVGPartsJob(job.bytes) == job)
    #expect(throws: PixelFileError.self) { try SVGPartsJob(Array(job.bytes.prefix(30))) }
    let drawn = try #require(SVGPartsProgram(path: nil).pictures(of: job))
    #expect(drawn.areAll && drawn.pictures.map(\.index) == [0, 2, 3])
    #expect(drawn.pictures[1].frame == PixelRect(x: 40, y: 0, width: 18, height: 18))
    let bytes = drawn.pictures.flatMap(\.bytes)
    #expect(SVGPartsJob.Picture.list(bytes) == drawn.pictures)
    #expect(SVGPartsJob.Picture.list(Array(bytes.dropLast())) == Array(drawn.pictures.dropLast()))
    let late = try #require(SVGPartsProgram(path: nil).pictures(of: job, within: 0))
    #expect(!late.areAll && late.pictures.isEmpty)
    let missing = try #require(SVGPartsProgram(path: "/no/such/program").pictures(of: job))
    #expect(missing.pictures == drawn.pictures)
  }
}
