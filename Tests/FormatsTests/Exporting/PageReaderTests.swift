import Base
import Canvas
import Documents
import Formats
import Foundation
import TestSupport
import Testing

/// What is hard for readers of PDF files: paper that is seen again, and photographs as they came.
@Suite("Pages in Poppler's Cairo, its Splash, and MuPDF")
struct PageReaderTests {
  private static let width = 800
  private static let paper = AspectRatio.fourToThree

  /// How a camera was held: its number in a file, and the colours of the corners as they lie there, by rows.
  ///
  /// Upright, they are red and green over blue and yellow.
  private static let held: [(number: UInt8, corners: String)] = [
    (1, "rgby"), (2, "gryb"), (3, "ybgr"), (4, "byrg"), (5, "rbgy"), (6, "gyrb"), (7, "ygbr"),
    (8, "bryg"),
  ]

  private static let colors: [Character: Color] = [
    "r": Color(red: 0.9, green: 0.1, blue: 0.1), "g": Color(red: 0.1, green: 0.7, blue: 0.2),
    "b": Color(red: 0.1, green: 0.2, blue: 0.8), "y": Color(red: 0.9, green: 0.8, blue: 0.1),
  ]

  /// A photograph of 480 × 320 pixels once it is upright.
  private static func photograph(held index: Int = 0) throws -> [UInt8] {
    let (number, corners) = held[index]
    let (width, height) = number > 4 ? (160, 240) : (240, 160)
    let surface = try Surface(
      size: PixelSize(width: 2 * width, height: 2 * height), format: .rgb24)
    let context = DrawingContext(surface)
    for (place, corner) in corners.enumerated() {
      context.setColor(try #require(colors[corner]))
      context.fill(
        PixelRect(x: place % 2 * width, y: place / 2 * height, width: width, height: height))
    }
    let note: [UInt8] =
      [0xFF, 0xE1, 0, 34] + Array("Exif\0\0II*\0".utf8) + [8, 0, 0, 0, 1, 0]
      + [0x12, 1, 3, 0, 1, 0, 0, 0, number, 0, 0, 0] + [0, 0, 0, 0]
    let bytes = try surface.jpegBytes()
    return index == 0 ? bytes : Array(bytes[..<2]) + note + Array(bytes[2...])
  }

  private static func placed(_ file: PictureBytes, at x: Double, _ y: Double) throws
    -> PaintingElement
  {
    let room = PaperBox(
      from: PaperPoint(x: x, y: y), to: PaperPoint(x: x + 0.45, y: y + 0.3))
    let element = try #require(
      PaintingElement(file, width: 480, height: 320, within: room, on: paper))
    let turn = PaperMap.rotation(
      to: PaperAngle.direction(degrees: 20), about: PaperPoint(x: x + 0.2, y: y + 0.15))
    return element.moved(by: turn, on: paper)
  }

  /// A wave with what is hard of erasers: wide, translucent, dashed, a click, with other ends.
  private static func erased(_ background: Background) -> Painting {
    func samples(_ points: [(Double, Double)]) -> [Sample] {
      points.map { Sample(position: UnitPoint(x: $0.0, y: $0.1)) }
    }
    let wave = (0...100).map { (step: Int) -> (Double, Double) in
      let way = Double(step)
      return (0.05 + 0.009 * way, 0.5 + 0.2 * sin(way / 2))
    }
    let dashed = LineStyle(cap: .butt, join: .miter, dash: DashPattern([3, 3]) ?? .solid)
    return Painting(
      shape: .fixed(paper), background: background,
      baseElements: [
        PaintingElement(
          .freehand(samples(wave)), width: 0.04, style: LineStyle(color: InkColor(rgb: 0x1A2B3C))),
        PaintingElement(.eraser(samples([(0.3, 0.2), (0.4, 0.8)])), width: 0.05),
        PaintingElement(
          .eraser(samples([(0.5, 0.2), (0.6, 0.8), (0.65, 0.3)])), width: 0.02, style: dashed),
        PaintingElement(.eraser(samples([(0.8, 0.5)])), width: 0.09),
      ])
  }

  private static func render(_ painting: Painting, width: Int = width) throws -> Surface {
    try PaintingPicture.surface(
      of: painting, size: PaintingPicture.size(of: painting, width: width))
  }

  /// How many pixels are others than all that lie around the same place: readers differ by a pixel in where an edge is.
  private static func faults(of picture: Surface, beside other: Surface) -> Int {
    func isLike(_ a: UInt32, _ b: UInt32) -> Bool {
      [0, 8, 16].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) < 90 }
    }
    var count = 0
    for y in 1..<picture.size.height - 1 {
      for x in 1..<picture.size.width - 1 {
        let pixel = picture.pixel(x: x, y: y)
        if isLike(pixel, other.pixel(x: x, y: y)) { continue }
        let isNear = (0..<9).contains { step in
          isLike(pixel, other.pixel(x: x + step % 3 - 1, y: y + step / 3 - 1))
        }
        if !isNear { count += 1 }
      }
    }
    return count
  }

  private static func bytes(of painting: Painting) throws -> [UInt8] {
    try PaintingExport(as: .pdf, width: 1).bytes(of: painting, name: "A")
  }

  @Test(arguments: ["squared", "dotted", "isometric", "fill", "fit", "tile", "center"])
  func `The gap of an eraser shows the paper, whatever that is`(kind: String) throws {
    var background = Background(color: InkColor(rgb: 0xFFFDF0))
    if let pattern = PaperPattern.Kind(rawValue: kind) {
      background.pattern = PaperPattern(
        pattern, spacing: 0.02, color: InkColor(rgb: 0x8090C0))
    } else {
      let placement = try #require(BackgroundPicture.Placement(rawValue: kind))
      background.picture = BackgroundPicture(file: try Self.photograph(), placement: placement)
    }
    let painting = Self.erased(background)
    // Lines of patterns are a pixel wide.
    let width = 1600
    let wanted = try Self.render(painting, width: width)
    let bytes = try Self.bytes(of: painting)
    if background.picture == nil { #expect(!bytes.contains("/Subtype /Image")) }
    try OtherProgram.withFolder { folder in
      for reader in OtherProgram.PageReader.allCases {
        let page = try OtherProgram.page(of: bytes, by: reader, width: width, in: folder)
        #expect(page.size == wanted.size)
        let faults = Self.faults(of: wanted, beside: page)
        #expect(faults < 20, "\(reader): \(faults)")
      }
    }
  }

  @Test func `A photograph is kept as it came, once, however often it is shown`() throws {
    // As a camera's: it can't be packed any better.
    let surface = try Surface(size: PixelSize(width: 900, height: 600), format: .rgb24)
    var random = SeededRandom(seed: 3)
    surface.withMutableBytes { bytes in
      for index in bytes.indices { bytes[index] = UInt8.random(in: 0...255, using: &random) }
    }
    let file = try surface.jpegBytes()
    let elements = [
      try Self.placed(PictureBytes(file), at: 0.02, 0.02),
      try Self.placed(PictureBytes(file), at: 0.5, 0.4),
    ]
    let eraser = PaintingElement(
      .eraser([Sample(position: UnitPoint(x: 0.1, y: 0.1))]), width: 0.05)
    let painting = Painting(
      shape: .fixed(Self.paper),
      background: Background(
        color: .white, picture: BackgroundPicture(file: file, placement: .fill)),
      baseElements: elements + [eraser, elements[0].erased(by: [eraser])])
    let bytes = try Self.bytes(of: painting)
    #expect(bytes.count < file.count + 20_000, "\(bytes.count) of \(file.count)")
    #expect(Data(bytes).range(of: Data(file)) != nil)
  }

  @Test(arguments: held.indices)
  func `A photograph is upright where it is imported`(index: Int) throws {
    let document = try DocumentImport.document(Self.photograph(held: index)).document
    guard case .painting(let painting) = document else { throw NoPainting() }
    #expect(abs(painting.aspectRatio.value - 1.5) < 1e-9)
    let picture = try Self.render(painting)
    for (corner, place) in zip("rgby", [(200, 130), (600, 130), (200, 400), (600, 400)]) {
      let color = try #require(Self.colors[corner])
      let pixel = picture.pixel(x: place.0, y: place.1)
      for (shift, part) in [(16, color.red), (8, color.green), (0, color.blue)] {
        #expect(abs(Double(pixel >> shift & 255) / 255 - part) < 0.03, "\(corner)")
      }
    }
  }

  @Test(arguments: held.indices, [BackgroundPicture.Placement.fill, .fit])
  func `A photograph is upright in files for other programs, and comes back as it was`(
    index: Int, placement: BackgroundPicture.Placement
  ) throws {
    let file = try Self.photograph(held: index)
    let placed = try Self.placed(PictureBytes(file), at: 0.4, 0.3)
    let painting = Painting(
      shape: .fixed(Self.paper),
      background: Background(
        color: .white, picture: BackgroundPicture(file: file, placement: placement)),
      baseElements: [placed])
    let wanted = try Self.render(painting)
    let bytes = try Self.bytes(of: painting)
    #expect(Data(bytes).range(of: Data(file)) != nil)
    let svg = try PaintingExport(as: .svg, width: Self.width).bytes(of: painting, name: "A")
    try OtherProgram.withFolder { folder in
      for reader in OtherProgram.PageReader.allCases {
        let page = try OtherProgram.page(of: bytes, by: reader, width: Self.width, in: folder)
        let difference = try PictureDifference.mean(wanted, page)
        #expect(difference < 1.5, "\(reader): \(difference)")
      }
      let other = try OtherProgram.rendering(of: svg, as: .svg, width: Self.width, in: folder)
      #expect(try PictureDifference.mean(wanted, other) < 1.5)
    }
    let read = try SVGFile.painting(svg)
    #expect(read.background.picture?.file == file)
    #expect(read.elements.map(\.content.picture?.file.bytes) == [file])
    #expect(try PictureDifference.mean(Self.render(read), wanted) < 0.01)
  }

  private struct NoPainting: Error {}
}

extension [UInt8] {
  fileprivate func contains(_ text: String) -> Bool {
    Data(self).range(of: Data(text.utf8)) != nil
  }
}
