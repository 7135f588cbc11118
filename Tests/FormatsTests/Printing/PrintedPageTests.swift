import Base
import Documents
import Foundation
import Life
import TestSupport
import Testing

@testable import Formats

@Suite struct PrintedPageTests {
  @Test(arguments: [
    // Ratio, longer side in points, and what comes of it: x, y, width, height.
    (1.0, nil as Double?, [10.0, 60, 80, 80]), (2.0, nil, [10, 80, 80, 40]),
    (0.25, nil, [27.5, 10, 45, 180]), (1.0, 50, [25, 75, 50, 50]), (0.5, 200, [0, 0, 100, 200]),
    (0.5, 300, [10, 20, 80, 160]), (2.0, 100.4, [-0.2, 74.9, 100.4, 50.2]),
  ])
  func `A picture lies in the middle, in its own size or as large as the margins leave room for`(
    ratio: Double, length: Double?, expected: [Double]
  ) {
    var page = PrintedPage.a4
    (page.width, page.height, page.margin) = (100, 200, 10)
    let rect = page.rect(ofRatio: ratio, length: length)
    for (value, wanted) in zip([rect.x, rect.y, rect.width, rect.height], expected) {
      #expect(abs(value - wanted) < 1e-9, "\(rect)")
    }
  }

  @Test func `A page without sense is one of A4, and margins leave room`() {
    for side in [0, -1, .nan, .infinity, 1e9] {
      #expect(PrintedPage(width: side, height: 100, margin: 0) == .a4)
      #expect(PrintedPage(width: 100, height: side, margin: 0) == .a4)
    }
    #expect(abs(PrintedPage(width: 254, height: 254, margin: 500).margin - 180) < 1e-9)
    #expect(PrintedPage(width: 254, height: 254, margin: .nan).margin == 0)
    #expect(abs(PrintedPage(width: 254, height: 508, margin: 25.4).width - 720) < 1e-9)
    #expect(PrintedPage.a4.turned.width == PrintedPage.a4.height)
  }

  @Test(arguments: [ItemKind.painting, .pixels, .life])
  func `Documents of every kind become one page of the printer's size`(kind: ItemKind) throws {
    let page = PrintedPage(width: 254, height: 127, margin: 10)
    let bytes = try page.pdf(of: Document(blank: kind), title: "Cat")
    let text = String(decoding: bytes, as: Unicode.ASCII.self)
    #expect(text.hasPrefix("%PDF-"))
    #expect(text.contains("MediaBox [ 0 0 720 360 ]"))
    #expect(text.contains("/Count 1"))
  }

  @Test func `Pixel art prints the frame that is asked for, and the last where there is none`()
    throws
  {
    var picture = Sprite(size: CellSize(width: 2, height: 2))
    picture.insert([picture.frames[0]], at: 1)
    picture.change(frame: 1) { _ = $0.set(1, at: CellPosition(x: 0, y: 0)) }
    let pages = try [0, 1, 9].map {
      try PrintedPage.a4.pdf(of: .pixels(PixelArt(picture)), frame: $0, title: "").count
    }
    #expect(pages[0] != pages[1] && pages[1] == pages[2])
  }
}
