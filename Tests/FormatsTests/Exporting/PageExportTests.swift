import Base
import Canvas
import Documents
import Foundation
import Testing

@testable import Formats

@Suite("Pages in files") struct PageExportTests {
  private func line(_ x: Double) -> PaintingElement {
    PaintingElement(
      .shape(.line, from: UnitPoint(x: x, y: 0.1), to: UnitPoint(x: x, y: 0.9)), width: 0.02)
  }

  /// With a line on each of three pages, the second of which is wide.
  private var painting: Painting {
    let wide = PaperSize(AspectRatio(2) ?? .fourToThree, length: PaperLength(millimeters: 200))
    return Painting(
      shape: .fixed(.fourToThree), paperLength: PaperLength(millimeters: 100),
      baseElements: [line(0.2)],
      furtherPages: [
        Page(paper: wide, background: Background(color: .black), elements: [line(0.5)]),
        Page(paper: .fourToThree, elements: [line(0.8)]),
      ])
  }

  private func imported(_ bytes: [UInt8], _ request: PDFPageRequest = PDFPageRequest()) throws
    -> Painting
  {
    guard
      case .painting(let painting) = try DocumentImport.read(bytes, page: request).document.document
    else { throw ExchangeError("it is no painting") }
    return painting
  }

  @Test func `A PDF file has all of them, and brings them back as backgrounds`() throws {
    let bytes = try PaintingExport(as: .pdf, width: 1).bytes(of: painting, name: "A")
    let again = try imported(bytes)
    #expect(again.pages.count == 3)
    let lengths = again.pages.map { ($0.paperLength?.millimeters ?? 0).rounded() }
    #expect(lengths == [100, 200, 297])
    #expect(abs(again.pages[1].aspectRatio.value - 2) < 1e-2)
    #expect(again.pages.allSatisfy { $0.background.picture != nil && $0.elements.isEmpty })
    #expect(!again.canUndo)
    let second = try imported(bytes, PDFPageRequest(number: 2))
    #expect(second.pages.count == 1 && abs(second.aspectRatio.value - 2) < 1e-2)
  }

  @Test(arguments: [false, true])
  func `Pages of a PDF file are painted up to their edges`(areAlike: Bool) throws {
    let paper = PaperSize(.fourToThree, length: PaperLength(millimeters: 297))
    let other = areAlike ? paper : PaperSize(AspectRatio(1.7) ?? .fourToThree, length: paper.length)
    let black = Background(color: .black)
    let painting = Painting(
      shape: .fixed(paper.ratio), paperLength: paper.length, background: black,
      furtherPages: [Page(paper: other, background: black)])
    let bytes = try PaintingPicture.pdf(of: painting, title: "A")
    try OtherProgram.withFolder { folder in
      let page = try OtherProgram.page(of: bytes, by: .cairo, width: 800, in: folder)
      // The last row may be a part of a pixel.
      let (right, bottom) = (page.size.width - 1, page.size.height - 2)
      #expect(page.pixel(x: right, y: 9) & 0xFF < 20 && page.pixel(x: 9, y: bottom) & 0xFF < 20)
    }
  }

  @Test(arguments: [FileFormat.xopp, .json])
  func `Other files have all of them, too`(format: FileFormat) throws {
    let bytes = try PaintingExport(as: format, width: 1).bytes(of: painting, name: "A")
    let again = try imported(bytes)
    #expect(again.pages.map(\.elements.count) == [1, 1, 1])
    #expect(again.pages[1].background.color == .black)
    #expect(again.pages.map { ($0.aspectRatio.value * 100).rounded() } == [133, 200, 133])
  }

  @Test func `One page is exported alone, in any format`() throws {
    for format in FileFormat.written(from: .painting) {
      var export = PaintingExport(as: format, width: 40)
      export.pages = .one(1)
      let alone = try export.bytes(of: painting, name: "A")
      let page = painting.extractingPage(at: 1)
      #expect(page.pages.count == 1 && page.elements.count == 1)
      #expect(export.companions(of: painting, file: "a", name: "A").isEmpty)
      export.pages = .all
      if format != .pdf { #expect(try export.bytes(of: page, name: "A") == alone) }
      export.pages = .one(3)
      let error = #expect(throws: ExchangeError.self) {
        try export.bytes(of: painting, name: "A")
      }
      #expect(error.map { "\($0)" } == "it has no page 4; the last one is 3")
    }
  }

  @Test func `Pictures and SVG files are one for each page, numbered like frames`() throws {
    for format in [FileFormat.png, .svg] {
      let export = PaintingExport(as: format, width: 40)
      let file = "x/cat.\(format.id)"
      let others = export.companions(of: painting, file: file, name: "A")
      #expect(others.map(\.file) == ["x/cat2.\(format.id)", "x/cat3.\(format.id)"])
      #expect(export.firstFile(of: painting, named: file) == file)
      for (index, other) in others.enumerated() {
        var one = export
        one.pages = .one(index + 1)
        #expect(try other.bytes() == one.bytes(of: painting, name: "A"))
      }
      #expect(export.companions(of: painting.extractingPage(at: 0), file: file, name: "A").isEmpty)
    }
  }

  @Test func `A document of several pages is one file in a batch`() throws {
    var batch = DocumentExport(as: .png)
    batch.width = 40
    var first = PaintingExport(as: .png, width: 40)
    first.pages = .one(0)
    #expect(
      try batch.bytes(of: .painting(painting), name: "A")
        == first.bytes(of: painting, name: "A"))
  }
}
