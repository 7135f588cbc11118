import Base
import Canvas
import Documents
import Formats
import Foundation
import TestSupport
import Testing

/// Texts that are upright, turned, coloured, and such as can't be letters any more.
@Suite("Texts of a PDF file")
struct PDFTextTests {
  /// So large that it counts little that Poppler puts letters on whole pixels.
  private static let width = 3200
  private let paper = AspectRatio.fourToThree

  private func text(
    _ string: String, at x: Double, _ y: Double, size: Double = 0.06, width: Double? = nil
  ) throws -> PaintingElement {
    let block = TextBlock(
      string, style: TextStyle(), size: size, width: width, at: PaperPoint(x: x, y: y))
    return PaintingElement(
      try #require(ElementContent(block, on: paper)), width: 0.001,
      style: LineStyle(color: InkColor(red: 20, green: 60, blue: 160)))
  }

  /// - Parameter bare: without any text.
  private func painting(bare: Bool = false) throws -> Painting {
    let upright = try text("Wave after wave,\nÜbergröße & more", at: 0.05, 0.05)
    let turned = try text("Turned about", at: 0.5, 0.3).moved(
      by: PaperMap.rotation(
        to: PaperAngle.direction(degrees: -25), about: PaperPoint(x: 0.5, y: 0.4)), on: paper)
    let mirrored = try text("Mirrored", at: 0.3, 0.5).moved(
      by: PaperMap.scaling(x: -1, y: 1.4, about: PaperPoint(x: 0.4, y: 0.5)), on: paper)
    let eraser = PaintingElement(
      .eraser([
        Sample(position: UnitPoint(x: 0.05, y: 0.95)), Sample(position: UnitPoint(x: 0.4, y: 0.95)),
      ]), width: 0.02)
    let erased = try text("Erased", at: 0.05, 0.67).erased(by: [eraser])
    var faint = try text("Съешь же ещё", at: 0.55, 0.6, size: 0.04, width: 0.3)
    faint.layer = Layer.ID(2)
    return Painting(
      shape: .fixed(paper), layers: [Layer(), Layer(id: Layer.ID(2), name: "", opacity: 0.5)],
      baseElements: bare ? [] : [upright, turned, mirrored, erased, faint])
  }

  private func pdf(_ painting: Painting) throws -> [UInt8] {
    try PaintingExport(as: .pdf, width: Self.width).bytes(of: painting, name: "A")
  }

  /// What can be copied out of a file, word by word.
  private func words(_ bytes: [UInt8]) throws -> [String] {
    var words: [String] = []
    try OtherProgram.withFolder { folder in
      try Data(bytes).write(to: URL(filePath: folder + "/a"))
      try OtherProgram.run("pdftotext", [folder + "/a", folder + "/a.txt"])
      let text = try String(contentsOfFile: folder + "/a.txt", encoding: .utf8)
      words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    return words
  }

  @Test func `can be read and copied, but for one that was erased in part`() throws {
    let words = try words(pdf(painting()))
    for word in ["Wave", "after", "wave,", "Übergröße", "&", "more", "Съешь", "же", "ещё"] {
      #expect(words.contains(word), "\(word) is not among \(words)")
    }
    #expect(!words.contains("Erased"))
  }

  @Test func `look as on the screen`() throws {
    func render(_ painting: Painting) throws -> Surface {
      let size = try PaintingPicture.size(of: painting, width: Self.width)
      return try PaintingPicture.surface(of: painting, size: size)
    }
    let (ours, bare) = (try render(painting()), try render(painting(bare: true)))
    let bytes = try pdf(painting())
    try OtherProgram.withFolder { folder in
      let theirs = try OtherProgram.rendering(
        of: bytes, as: .pdf, width: Self.width, in: folder)
      let difference = try PictureDifference.mean(ours, theirs)
      // The test can tell: without the texts it would not be so near.
      let without = try PictureDifference.mean(bare, theirs)
      #expect(difference < 1 && without > 10 * difference, "\(difference) of \(without)")
    }
  }

  @Test func `are outlines where their typeface is not the one that they were written with`() throws
  {
    var element = try text("Elsewhere", at: 0.1, 0.1)
    guard case .text(let block, _) = element.content,
      case .text(_, let other) = try text("Elsewhere", at: 0.1, 0.1, size: 0.07).content
    else {
      Issue.record("no text")
      return
    }
    element.content = .text(block, other)
    let painting = Painting(shape: .fixed(paper), baseElements: [element])
    #expect(try words(pdf(painting)).isEmpty)
  }
}
