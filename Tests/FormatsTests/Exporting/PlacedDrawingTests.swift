import Base
import Canvas
import Documents
import Formats
import Testing

/// SVG files that lie on the paper as a whole.
@Suite("Drawings on the paper")
struct PlacedDrawingTests {
  /// A ring with a gradient, and a hair line that only a sharp picture shows as such.
  static let file = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 40 30">
    <linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>
    <circle cx="20" cy="15" r="12" fill="none" stroke="url(#g)" stroke-width="5"/>
    <path d="M0 15H40" stroke="black" stroke-width="0.05"/></svg>
    """.utf8)

  private func painting(scale: Double = 1, turn degrees: Double = 0) throws -> Painting {
    let paper = AspectRatio.fourToThree
    let room = PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: 1, y: 0.75))
    let element = try #require(
      PaintingElement(PictureBytes(Self.file), width: 800, height: 600, within: room, on: paper))
    let map = PaperMap.rotation(to: PaperAngle.direction(degrees: degrees), about: room.center)
      .after(.scaling(x: scale, y: scale, about: room.center))
    return Painting(
      shape: .fixed(paper), baseElements: [element.moved(by: map, widthScale: 1, on: paper)])
  }

  private func render(_ painting: Painting, width: Int) throws -> Surface {
    let size = try PaintingPicture.size(of: painting, width: width)
    return try PaintingPicture.surface(of: painting, size: size)
  }

  /// How many pixels of the middle column are darker than a grey.
  private func darkCount(_ surface: Surface) -> Int {
    (0..<surface.size.height).count { y in
      surface.pixel(x: surface.size.width / 2, y: y) & 255 < 100
        && surface.pixel(x: surface.size.width / 2, y: y) >> 16 & 255 < 100
    }
  }

  @Test func `are sharp far beyond the size at which their pixels are kept`() throws {
    let count = try darkCount(render(painting(scale: 8), width: 1600))
    // 8 times as large, the hair line is 8 pixels wide; the ring is outside of the paper.
    #expect((6...10).contains(count), "\(count)")
  }

  @Test(arguments: [0.0, 30], [FileFormat.svg, .pdf])
  func `look the same in other programs, as vectors`(degrees: Double, format: FileFormat) throws {
    let painting = try painting(turn: degrees)
    let bytes = try PaintingExport(as: format, width: 800).bytes(of: painting, name: "A")
    let ours = try render(painting, width: 800)
    try OtherProgram.withFolder { folder in
      let other = try OtherProgram.rendering(of: bytes, as: format, width: 800, in: folder)
      #expect(try PictureDifference.mean(ours, other) < 1)
    }
    #expect(bytes.count < 12_000, "no pixels are in it: \(bytes.count) bytes")
  }

  @Test func `are kept as the files that they are`() throws {
    let painting = try painting()
    for format in [FileFormat.svg, .json] {
      let bytes = try PaintingExport(as: format, width: 1).bytes(of: painting, name: "A")
      guard case .painting(let again) = try DocumentImport.document(bytes).document else {
        Issue.record("no painting")
        return
      }
      #expect(again.elements.first?.content.picture?.file.bytes == Self.file)
    }
  }

  @Test func `As a background they are sharp, too`() throws {
    let background = Background(
      color: .white, picture: BackgroundPicture(file: Self.file, placement: .fill))
    let painting = Painting(shape: .fixed(.fourToThree), background: background)
    let surface = try render(painting, width: 6400)
    // A twentieth of a 40th of the width.
    #expect((7...9).contains(darkCount(surface)), "\(darkCount(surface))")
  }
}
