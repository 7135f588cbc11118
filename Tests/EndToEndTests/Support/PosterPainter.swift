import Canvas
import Base
import Foundation

/// Somebody who draws a poster of all kinds of things, with the brush chooser at the right of a window of 1280 × 800.
struct PosterPainter {
  let desktop: VirtualDesktop
  let window: ProgramWindow
  // Keys of the brush chooser: which colour is meant, what lies within, the end of a line, the page.
  private let colorOfLine = Point(974, 424)
  private let colorOfFill = Point(1012, 424)
  private let solidFill = Point(1092, 424)
  private let arrowAtEnd = Point(1242, 764)
  private let otherPage = Point(1174, 77)
  private let orange = Point(1013, 531)
  // Buttons of the bar: the kinds of the tool, and the background.
  private let kinds = Point(623, 24)
  private let background = Point(914, 24)
  static let enclosed = Point(150, 500)
  static let words = "big letters"

  init(at desktop: VirtualDesktop) throws {
    self.desktop = desktop
    window = try desktop.newPainting()
    window.resize(to: 1280, 800)
    try window.waitForSize(1280, 800)
    window.type(.function(5))
    try wait(until: "the chooser is there, and paper beside it") {
      window.isInk(at: Point(1277, 797)) && window.color(at: Point(930, 790)) == Picture.white
    }
  }

  // MARK: Usual ways

  private func waitFor(_ count: Int) throws { _ = try desktop.library.newest(elements: count) }

  /// A lamp over a key is lit.
  private func waitForLamp(of key: Point) throws {
    try wait(until: "the key at \(key) is lit") {
      window.picture(of: Area(x: key.x - 6, y: key.y - 10, width: 12, height: 8))?.bounds {
        $0 >> 16 > 0xd0 && $0 & 0xff < 0x70
      } != nil
    }
  }

  /// Presses a button of the bar and chooses from its menu by keys, counting from 1.
  private func choose(_ items: Int..., from button: Point) throws {
    let shadow = Point(button.x - 4, 60)
    let before = window.color(at: shadow)
    window.click(button)
    for item in items {
      try wait(until: "a menu is open") { window.color(at: shadow) != before }
      for _ in 0..<item { window.type(.down) }
      window.type(.enter)
    }
    try wait(until: "the menu is gone") { window.color(at: shadow) == before }
  }

  private func drag(from start: Point, to end: Point) {
    window.move(to: start)
    window.press()
    for point in Strokes.line(from: start, to: end) { window.move(to: point) }
    window.hand.release()
  }

  // MARK: The poster

  /// A rounded rectangle and a polygon with a fill, an arrow, and a connector between the first two.
  func drawShapes() throws {
    window.type("r")
    try choose(2, from: kinds)
    window.click(solidFill)
    try waitForLamp(of: solidFill)
    window.click(colorOfFill)
    try waitForLamp(of: colorOfFill)
    window.click(orange)
    let key = Area(x: colorOfFill.x - 6, y: colorOfFill.y - 1, width: 12, height: 8)
    try wait(until: "the fill has its colour") {
      // Neither light nor dark, and without blue.
      window.picture(of: key)?.bounds { $0 >> 16 > 0xc0 && $0 & 0xff < 0x30 } != nil
    }
    let color = window.color(at: orange)
    window.click(colorOfLine)
    try waitForLamp(of: colorOfLine)
    drag(from: Point(80, 100), to: Point(300, 250))
    try waitFor(1)
    try choose(3, from: kinds)
    for corner in [Point(620, 250), Point(760, 90), Point(880, 240)] {
      window.click(corner)
      // Two clicks at once would end it.
      try window.waitForInk(at: corner)
    }
    window.type(.enter)
    try waitFor(2)
    window.type("l")
    // The kind of brush, then the hand.
    window.click(otherPage)
    window.click(otherPage)
    try wait(until: "the other page is there") { window.color(at: orange) != color }
    // The filled triangle is the third head of the menu.
    window.click(arrowAtEnd)
    for _ in 0..<3 { window.type(.down) }
    window.type(.enter)
    try waitForLamp(of: arrowAtEnd)
    drag(from: Point(80, 320), to: Point(300, 320))
    try waitFor(3)
    try choose(2, from: kinds)
    drag(from: Point(250, 180), to: Point(740, 200))
    try waitFor(4)
  }

  /// What a hand encloses, filled by a click, and a text.
  func drawAndWrite() throws {
    window.type("b")
    window.type("1")
    let ring = (0...48).map { step in
      let way = PaperAngle.direction(radians: Double(step) / 24 * .pi)
      return Self.enclosed + Point(Int(70 * way.dx), Int(70 * way.dy))
    }
    try window.draw(ring)
    try waitFor(5)
    window.type("g")
    window.type("5")
    window.click(Self.enclosed)
    try waitFor(6)
    window.type("1")
    window.type("t")
    let place = Point(80, 680)
    let part = Area(x: place.x - 40, y: place.y - 40, width: 80, height: 80)
    let before = window.picture(of: part)?.colors
    window.click(place)
    try wait(until: "there is a caret") { window.picture(of: part)?.colors != before }
    window.hand.type(Self.words)
    window.type(.escape)
    try waitFor(7)
  }

  /// Another program's picture, which comes into the middle.
  func paste(_ picture: [UInt8]) throws {
    let copied = Hand.Copied(picture, as: "image/png", by: window.hand)
    window.type("v", holding: .control)
    _ = try find("the picture is pasted") {
      copied.answer()
      return try desktop.library.items().first { $0.strokeCount == 8 }
    }
  }

  /// All of it becomes a group, and a line comes into a layer above.
  func groupAndGoAbove() throws {
    window.type("v")
    window.type("a", holding: .control)
    window.type("g", holding: .control)
    try wait(until: "there is a group") { try text().contains("\"groups\"") }
    window.type("b")
    let add = Point(26, 774)
    let beside = add + Point(-20, 15)
    // The numbers of what was selected lay there.
    try window.waitForBlank(at: beside)
    window.type("l", holding: .control, .shift)
    try wait(until: "the layers are there") { window.isInk(at: beside) }
    window.click(add)
    try wait(until: "there are two layers") { try text().contains("{\"id\": 2, \"elements\"") }
    window.type("l", holding: .control, .shift)
    try window.waitForBlank(at: beside)
    window.type("3")
    try window.draw(Strokes.line(from: Point(620, 600), to: Point(880, 640)))
    try waitFor(9)
  }

  /// A guide out of the ruler, and an ellipse that begins near it.
  ///
  /// - Returns: where the guide is, where the ellipse was begun, and the paper.
  func drawAlongGuide() throws -> (guide: Int, begun: Int, paper: Area) {
    window.type("r", holding: .shift)
    let room = Area(x: 20, y: 68, width: 916, height: 732)
    let ruler = Point(8, 300)
    try wait(until: "the rulers are there") { window.isInk(at: Point(3, 780)) }
    let paper = try find("the paper is there") { window.picture(of: room)?.bounds() }
    let guide = paper.x + 560
    drag(from: ruler, to: Point(guide, 560))
    try window.waitForInk(at: Point(guide, 560))
    window.type("o")
    drag(from: Point(guide + 4, 420), to: Point(guide + 150, 520))
    try waitFor(10)
    return (guide, guide + 4, paper)
  }

  func rule() throws {
    try choose(3, 3, from: background)
    try wait(until: "there is a pattern") { try text().contains("\"squared\"") }
  }

  /// As the command line prints it.
  func text() throws -> String { try desktop.library.run("show", "1", "--json").text }
}
