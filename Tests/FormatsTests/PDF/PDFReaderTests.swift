import Base
import Canvas
import Documents
import Foundation
import Formats
import Testing
import Texts

@Suite("A PDF file")
struct PDFReaderTests {
  /// A page in landscape of 200 mm with a line across, by Cairo.
  private static func page(name: String = "A") throws -> [UInt8] {
    let painting = Painting(
      shape: .fixed(.fourToThree), paperLength: PaperLength(millimeters: 200),
      baseElements: [
        PaintingElement(
          .shape(.line, from: UnitPoint(x: 0.1, y: 0.1), to: UnitPoint(x: 0.9, y: 0.9)),
          width: 0.02, style: LineStyle(color: InkColor(rgb: 0xC00000)))
      ])
    return try PaintingExport(as: .pdf, width: 1).bytes(of: painting, name: name)
  }

  private func read(_ bytes: [UInt8]) throws -> (painting: Painting, loss: ImportLoss) {
    let read = try DocumentImport.read(bytes)
    guard case .painting(let painting) = read.document.document else {
      throw ExchangeErrorInTest()
    }
    return (painting, read.loss)
  }

  private struct ExchangeErrorInTest: Error {}

  @Test func `becomes a paper of its size, with the page under the ink`() throws {
    let bytes = try Self.page()
    let (painting, loss) = try read(bytes)
    #expect(painting.elements.isEmpty && loss.isEmpty)
    #expect(abs((painting.paperLength?.millimeters ?? 0) - 200) < 0.1)
    #expect(abs(painting.aspectRatio.value / AspectRatio.fourToThree.value - 1) < 1e-3)
    let picture = try #require(painting.background.picture)
    #expect(PictureFile.svg(picture.file) != nil && picture.placement == .fill)
    try OtherProgram.withFolder { folder in
      let other = try OtherProgram.rendering(of: bytes, as: .pdf, width: 800, in: folder)
      let ours = try PaintingPicture.surface(of: painting, size: other.size)
      #expect(try PictureDifference.mean(ours, other) < 0.5)
    }
  }

  @Test func `goes out with the page as vectors and what was written on it`() throws {
    var (painting, _) = try read(try Self.page())
    painting.perform(
      .add([
        PaintingElement(
          .shape(.line, from: UnitPoint(x: 0.1, y: 0.9), to: UnitPoint(x: 0.9, y: 0.1)),
          width: 0.02)
      ]))
    let bytes = try PaintingExport(as: .pdf, width: 1).bytes(of: painting, name: "A")
    #expect(bytes.count < 20_000, "no pixels are in it: \(bytes.count) bytes")
    try OtherProgram.withFolder { folder in
      let other = try OtherProgram.rendering(of: bytes, as: .pdf, width: 800, in: folder)
      let ours = try PaintingPicture.surface(of: painting, size: other.size)
      #expect(try PictureDifference.mean(ours, other) < 0.5)
    }
  }

  @Test func `of several pages gives all of them`() throws {
    try OtherProgram.withFolder { folder in
      try Data(Self.page()).write(to: URL(filePath: folder + "/a.pdf"))
      let file = folder + "/both.pdf"
      try OtherProgram.run("pdfunite", [folder + "/a.pdf", folder + "/a.pdf", file])
      let (painting, loss) = try read(Array(Data(contentsOf: URL(filePath: file))))
      #expect(painting.pages.count == 2)
      #expect(painting.pages.allSatisfy { $0.background.picture != nil })
      #expect(loss.leftOut == [])
    }
  }

  @Test func `that can't be read is refused with a line that says why`() throws {
    for bytes in ["%PDF-1.7\nnothing", "%PDF-"] {
      let error = #expect(throws: (any Error).self) { try DocumentImport.read(Array(bytes.utf8)) }
      let line = error.map { "\($0)" } ?? ""
      #expect(!line.isEmpty && !line.contains("\n"))
    }
    try OtherProgram.withFolder { folder in
      try Data(Self.page()).write(to: URL(filePath: folder + "/a.pdf"))
      let file = folder + "/locked.pdf"
      try OtherProgram.run(
        "mutool", ["clean", "-E", "aes-128", "-U", "secret", "-O", "more", folder + "/a.pdf", file])
      let error = #expect(throws: (any Error).self) {
        try DocumentImport.read(Array(Data(contentsOf: URL(filePath: file))))
      }
      #expect(error.map { "\($0)" }?.contains("password") == true)
    }
  }

  @Test func `gives the page that is wanted`() throws {
    try OtherProgram.withFolder { folder in
      try Data(Self.page()).write(to: URL(filePath: folder + "/a.pdf"))
      let narrow = Painting(
        shape: .fixed(try #require(AspectRatio(0.5))), paperLength: PaperLength(millimeters: 100))
      let second = try PaintingExport(as: .pdf, width: 1).bytes(of: narrow, name: "B")
      try Data(second).write(to: URL(filePath: folder + "/b.pdf"))
      let file = folder + "/both.pdf"
      try OtherProgram.run("pdfunite", [folder + "/a.pdf", folder + "/b.pdf", file])
      let bytes = Array(try Data(contentsOf: URL(filePath: file)))
      let read = try DocumentImport.read(bytes, page: PDFPageRequest(number: 2))
      guard case .painting(let painting) = read.document.document else { return }
      #expect(abs(painting.aspectRatio.value - 0.5) < 1e-2 && read.loss.leftOut == ["pages"])
      let error = #expect(throws: (any Error).self) {
        try DocumentImport.read(bytes, page: PDFPageRequest(number: 3))
      }
      #expect(error.map { "\($0)" } == "it has no page 3; the last one is 2")
    }
  }

  @Test func `opens with its password, if qpdf is there to take it`() throws {
    try OtherProgram.withFolder { folder in
      try Data(Self.page()).write(to: URL(filePath: folder + "/a.pdf"))
      let file = folder + "/locked.pdf"
      try OtherProgram.run(
        "mutool", ["clean", "-E", "aes-128", "-U", "secret", "-O", "more", folder + "/a.pdf", file])
      let bytes = Array(try Data(contentsOf: URL(filePath: file)))
      #expect(throws: PDFProtection.needsPassword) { try DocumentImport.read(bytes) }
      do {
        let request = PDFPageRequest(password: "secret")
        let read = try DocumentImport.read(bytes, page: request)
        guard case .painting(let painting) = read.document.document else { return }
        #expect(abs((painting.paperLength?.millimeters ?? 0) - 200) < 0.1)
        #expect(throws: PDFProtection.wrongPassword) {
          try DocumentImport.read(bytes, page: PDFPageRequest(password: "guess"))
        }
      } catch PictureError.noLoader(_, let package) {
        #expect(package == "qpdf")
      }
    }
  }

  @Test func `is not read to the end if that is called off`() throws {
    let error = #expect(throws: (any Error).self) {
      try DocumentImport.read(try Self.page()) { _ in false }
    }
    #expect(error != nil)
  }
}
