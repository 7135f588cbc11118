import Base
import Canvas
import Documents
import Formats
import Foundation
import Testing

/// Pictures that lie on the paper, straight and turned, whole and cut, opaque and not.
@Suite("Pictures on the paper")
struct PlacedPictureTests {
  private static let width = 800

  /// Four fields of different colours, one of which is half transparent, with a gradient across.
  private static var file: [UInt8] {
    get throws {
      let surface = try Surface(size: PixelSize(width: 60, height: 40), format: .argb32)
      let context = DrawingContext(surface)
      for x in 0..<60 {
        let share = Double(x) / 60
        for (y, red) in [(0, 0.9), (20, 0.1)] {
          context.setColor(
            Color(red: red, green: share, blue: 0.4, alpha: x > 29 && y > 0 ? 0.5 : 1))
          context.fill(PixelRect(x: x, y: y, width: 1, height: 20))
        }
      }
      return try surface.pngBytes()
    }
  }

  /// - Parameter bare: without the pictures themselves.
  private static func painting(bare: Bool = false) throws -> Painting {
    let paper = AspectRatio.fourToThree
    let room = PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: 1, y: 0.75))
    let bytes = PictureBytes(try file)
    let upright = try #require(
      PaintingElement(
        bytes, width: 600, height: 400, within: room, around: PaperPoint(x: 0.3, y: 0.25),
        on: paper))
    let block = try #require(upright.content.picture)
    let part = PaperBox(from: PaperPoint(x: 0.25, y: 0.1), to: PaperPoint(x: 0.75, y: 0.9))
    var cut = upright
    cut.content = .picture(block, try #require(block.outline(of: part, on: paper)))
    let turn = PaperMap.rotation(
      to: PaperAngle.direction(degrees: 30), about: PaperPoint(x: 0.3, y: 0.25))
    cut = cut.moved(by: .translation(PaperVector(dx: 0.4, dy: 0.1)).after(turn), on: paper)
    cut.style.color.alpha = 150
    let mirror = PaperMap.scaling(x: -0.7, y: 0.5, about: PaperPoint(x: 0.3, y: 0.5))
    let mirrored = upright.moved(by: mirror, on: paper)
      .moved(by: .translation(PaperVector(dx: 0, dy: 0.1)), on: paper)
    let eraser = PaintingElement(
      .eraser([
        Sample(position: UnitPoint(x: 0.1, y: 0.1)), Sample(position: UnitPoint(x: 0.6, y: 0.9)),
      ]), width: 0.03)
    let line = PaintingElement(
      .shape(.line, from: UnitPoint(x: 0, y: 0.9), to: UnitPoint(x: 1, y: 0.1)), width: 0.01)
    let pictures = bare ? [] : [upright, cut.erased(by: [eraser]), mirrored]
    return Painting(
      shape: .fixed(paper), background: Background(color: InkColor(rgb: 0xF0FAE6)),
      baseElements: pictures + [line])
  }

  private func render(_ painting: Painting) throws -> Surface {
    let size = try PaintingPicture.size(of: painting, width: Self.width)
    return try PaintingPicture.surface(of: painting, size: size)
  }

  @Test(arguments: [FileFormat.svg, .pdf])
  func `look the same in other programs`(format: FileFormat) throws {
    let painting = try Self.painting()
    let bytes = try PaintingExport(as: format, width: Self.width).bytes(of: painting, name: "A")
    try OtherProgram.withFolder { folder in
      let other = try OtherProgram.rendering(of: bytes, as: format, width: Self.width, in: folder)
      let difference = try PictureDifference.mean(render(painting), other)
      // The test can tell: without the pictures it would not be so near.
      let without = try PictureDifference.mean(render(Self.painting(bare: true)), other)
      #expect(difference < 2 && without > 10 * difference, "\(difference) of \(without)")
    }
  }

  @Test(arguments: [FileFormat.svg, .json])
  func `come back as they were`(format: FileFormat) throws {
    let painting = try Self.painting()
    let bytes = try PaintingExport(as: format, width: 1).bytes(of: painting, name: "A")
    guard case .painting(let again) = try DocumentImport.document(bytes).document else {
      Issue.record("no painting")
      return
    }
    if format == .json { #expect(again == painting) }
    #expect(
      again.strokes.compactMap(\.picture).map(\.map)
        == painting.strokes.compactMap(\.picture)
        .map(\.map))
    #expect(again.elements.map(\.style.color.alpha) == painting.elements.map(\.style.color.alpha))
    #expect(again.elements.map(\.erasures.count) == painting.elements.map(\.erasures.count))
    #expect(try PictureDifference.mean(render(again), render(painting)) < 0.01)
  }

  @Test func `of other programs come with their place, their part and their opacity`() throws {
    let link = "data:image/png;base64,\(Data(try Self.file).base64EncodedString())"
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
        viewBox="0 0 400 300">
        <g transform="translate(10 20)" opacity="0.5">
          <image x="10" y="20" width="120" height="120" xlink:href="\(link)"/></g>
        <image x="200" y="100" width="100" height="100" preserveAspectRatio="xMinYMin slice"
          href="\(link)"/>
        <image x="0" y="0" width="50" height="10" preserveAspectRatio="none" href="\(link)"/>
        <image x="0" y="0" width="5" height="5" href="https://example.org/a.png"/>
      </svg>
      """
    let read = try SVGFile.read(Array(svg.utf8))
    #expect(read.omissions == [.pictures])
    let pictures = read.painting.elements
    let boxes = pictures.map { element in
      PaperBox(element.content.keySamples.map { PaperPoint($0.position, on: .fourToThree) })
    }
    try #require(boxes.count == 3)
    // As high as two thirds of its width, in the middle of its square.
    #expect(Self.isNear(boxes[0], left: 20, top: 60, right: 140, bottom: 140))
    #expect(pictures[0].style.color.alpha == 128)
    #expect(Self.isNear(boxes[1], left: 200, top: 100, right: 300, bottom: 200))
    #expect(pictures[1].content.picture?.map.xx ?? 0 > 149.0 / 400)
    #expect(Self.isNear(boxes[2], left: 0, top: 0, right: 50, bottom: 10))
  }

  private static func isNear(
    _ box: PaperBox, left: Double, top: Double, right: Double, bottom: Double
  ) -> Bool {
    let sides: [(Double, Double)] = [
      (box.left, left), (box.top, top), (box.right, right), (box.bottom, bottom),
    ]
    return sides.allSatisfy { abs($0.0 - $0.1 / 400) < 1e-9 }
  }

  @Test func `that can't be read are drawn as a pale field, and keep their bytes`() throws {
    let paper = AspectRatio.fourToThree
    let room = PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: 1, y: 0.75))
    let element = try #require(
      PaintingElement(PictureBytes([1, 2, 3]), width: 600, height: 400, within: room, on: paper))
    let painting = Painting(shape: .fixed(paper), baseElements: [element])
    let drawn = try render(painting)
    #expect(drawn.pixel(x: 400, y: 300) & 0xFF == 0xDF && drawn.pixel(x: 5, y: 5) & 0xFF == 0xFF)
    let json = PaintingDocument(painting: painting).json
    #expect(try PaintingDocument(json: json).painting == painting)
  }
}
