import Base
import Canvas
import Documents
import Formats
import Testing

/// Groups that are drawn as a whole: faded, blended, clipped and masked.
@Suite("A composed group") struct GroupCompositionTests {
  private static let size = PixelSize(width: 320, height: 240)
  private let red = InkColor(red: 255, green: 0, blue: 0)
  private let blue = InkColor(red: 0, green: 0, blue: 255)

  /// A rectangle, in tenths of the paper's width.
  private func box(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, _ color: InkColor
  ) throws -> PaintingElement {
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)].map {
      PaperPoint(x: $0.0 / 10, y: $0.1 / 10)
    }
    return PaintingElement(
      .area(try #require(AreaOutline(polygon: corners, on: .fourToThree))),
      width: 0.01, style: LineStyle(color: color))
  }

  private func painting(_ elements: [PaintingElement]) -> Painting {
    Painting(shape: .fixed(.fourToThree), baseElements: elements)
  }

  /// Two overlapping boxes as a group.
  private func pair(_ style: GroupStyle) throws -> Painting {
    var painting = painting([try box(1, 1, 5, 5, red), try box(3, 3, 8, 6, blue)])
    painting.perform(.group(painting.elements.map(\.id), as: .unassigned))
    painting.perform(.styleGroup(try #require(painting.elements[0].groups.first), style))
    return painting
  }

  /// Two boxes below a third element, which masks them.
  private func masked(_ role: GroupStyle.Role, by mask: PaintingElement) throws -> Painting {
    var painting = painting([try box(1, 1, 5, 5, red), try box(3, 3, 8, 6, blue), mask])
    let ids = painting.elements.map(\.id)
    painting.perform(.mask(ids, by: [ids[2]], as: MaskGroups(role: role)))
    return painting
  }

  private func picture(_ painting: Painting) throws -> Surface {
    try PaintingPicture.surface(of: painting, size: Self.size)
  }

  /// The colour at a point in tenths of the paper's width.
  private func color(_ picture: Surface, _ x: Double, _ y: Double) -> [Int] {
    let pixel = picture.pixel(x: Int(x * 32), y: Int(y * 32))
    return [16, 8, 0].map { Int(pixel >> UInt32($0) & 255) }
  }

  private func near(_ found: [Int], _ wanted: [Int], by reach: Int = 2) -> Bool {
    zip(found, wanted).allSatisfy { abs($0 - $1) <= reach }
  }

  @Test func `is translucent as a whole`() throws {
    let picture = try picture(pair(GroupStyle(opacity: 0.5)))
    #expect(near(color(picture, 2, 2), [255, 128, 128]))
    // The lower box doesn't show through the upper one.
    #expect(near(color(picture, 4, 4), [128, 128, 255]))
    #expect(near(color(picture, 7, 5), [128, 128, 255]))
    #expect(near(color(picture, 9, 1), [255, 255, 255]))
  }

  @Test(arguments: Blending.allCases)
  func `blends within its layer alone, in files as well`(blending: Blending) throws {
    let pair = try pair(GroupStyle(opacity: 0.9, blending: blending))
    let ground = try box(0, 0, 10, 4, InkColor(red: 255, green: 255, blue: 0))
    let top = Layer.ID(2)
    let painting = Painting(
      shape: .fixed(.fourToThree),
      background: Background(color: InkColor(red: 200, green: 120, blue: 20)),
      layers: [Layer(), Layer(id: top)],
      baseElements: [try box(0, 2, 10, 6, .white), ground]
        + pair.elements.map { element in
          var element = element
          element.layer = top
          return element
        })
    try expectLikeness(painting)
    if blending == .multiply {
      let picture = try picture(painting)
      #expect(near(color(picture, 2, 3), [255, 25, 0], by: 3))
      #expect(painting.layer(toMerge: top) == nil)
    }
    // The same in a painting of one layer.
    try expectLikeness(self.painting([ground] + pair.elements))
  }

  /// Compares the picture with those that other programs make of our files.
  private func expectLikeness(_ painting: Painting) throws {
    for format in [FileFormat.svg, .pdf] {
      let bytes =
        try format == .svg
        ? SVGFile.bytes(of: painting, title: "A") : PaintingPicture.pdf(of: painting, title: "A")
      try OtherProgram.withFolder { folder in
        let theirs =
          try format == .pdf
          ? OtherProgram.page(of: bytes, by: .cairo, width: Self.size.width, in: folder)
          : OtherProgram.rendering(of: bytes, as: format, width: Self.size.width, in: folder)
        #expect(try PictureDifference.rootMeanSquare(picture(painting), theirs) <= 2, "\(format)")
      }
    }
  }

  @Test func `blends with what is below it, not with its own members`() throws {
    let pair = try pair(GroupStyle(blending: .multiply))
    let ground = try box(0, 0, 10, 4, InkColor(red: 255, green: 255, blue: 0))
    let picture = try picture(painting([ground] + pair.elements))
    #expect(near(color(picture, 2, 2), [255, 0, 0]))
    #expect(near(color(picture, 4, 3.5), [0, 0, 0]))
    #expect(near(color(picture, 7, 5), [0, 0, 255]))
  }

  @Test func `shows only what is in the outline of its clip, whatever that looks like`() throws {
    var clip = try box(2, 2, 4, 4, InkColor(red: 9, green: 9, blue: 9, alpha: 10))
    clip.style.dash = DashPattern([1, 2]) ?? .solid
    let picture = try picture(masked(.clip, by: clip))
    #expect(near(color(picture, 2.5, 2.5), [255, 0, 0]))
    #expect(near(color(picture, 3.5, 3.5), [0, 0, 255]))
    #expect(near(color(picture, 1.5, 1.5), [255, 255, 255]))
    #expect(near(color(picture, 7, 5), [255, 255, 255]))
  }

  @Test func `is hidden by a clip elsewhere`() throws {
    let painting = try masked(.clip, by: box(8.5, 0.5, 9.5, 1.5, red))
    #expect(try picture(painting).pixels(in: PixelRect(size: Self.size)).allSatisfy { $0 == 255 })
  }

  @Test func `is clipped by the inside of a line as well`() throws {
    let line = PaintingElement(
      .shape(.ellipse, from: UnitPoint(x: 0.2, y: 0.2), to: UnitPoint(x: 0.5, y: 0.6)),
      width: 0.001)
    let picture = try picture(masked(.clip, by: line))
    #expect(near(color(picture, 3.5, 3.2), [0, 0, 255]))
    #expect(near(color(picture, 2.05, 1.55), [255, 255, 255]))
  }

  @Test func `shows by the opacity of its mask`() throws {
    let mask = try box(1, 1, 4, 6, InkColor(red: 0, green: 0, blue: 0, alpha: 128))
    let picture = try picture(masked(.alphaMask, by: mask))
    #expect(near(color(picture, 2, 2), [255, 127, 127]))
    #expect(near(color(picture, 7, 5), [255, 255, 255]))
  }

  @Test func `shows by the brightness of its mask`() throws {
    // The weights of "CSS Masking Module Level 1".
    for (ink, light) in [
      (InkColor.white, 1), (.black, 0), (InkColor(red: 0, green: 255, blue: 0), 0.7152),
      (InkColor(red: 255, green: 0, blue: 0), 0.2126), (InkColor(rgba: 0xFFFF_FF80), 0.5),
    ] {
      let picture = try picture(masked(.luminanceMask, by: box(1, 1, 4, 6, ink)))
      let rest = Int((255 * (1 - light)).rounded())
      #expect(near(color(picture, 2, 2), [255, rest, rest]), "\(ink)")
      #expect(near(color(picture, 7, 5), [255, 255, 255]))
    }
  }

  @Test func `is a group in another, with clips of both`() throws {
    var painting = try masked(.clip, by: box(2, 2, 6, 4, red))
    painting.add(try box(5, 0, 6, 7, .black).stroke(on: .fourToThree))
    let ids = painting.elements.map(\.id)
    painting.perform(.mask(ids, by: [ids[3]], as: MaskGroups(role: .clip)))
    let picture = try picture(painting)
    #expect(near(color(picture, 5.5, 3.5), [0, 0, 255]))
    #expect(near(color(picture, 4.5, 3.5), [255, 255, 255]))
    #expect(near(color(picture, 5.5, 5), [255, 255, 255]))
  }

  @Test(arguments: [GroupStyle.Role.clip, .alphaMask, .luminanceMask])
  func `looks the same in SVG and PDF files`(role: GroupStyle.Role) throws {
    var painting = try masked(
      role, by: box(2, 2, 6, 4, InkColor(red: 200, green: 200, blue: 90, alpha: 200)))
    let group = try #require(painting.elements[0].groups.first)
    painting.perform(
      .styleGroup(group, GroupStyle(opacity: 0.7, blending: .darken, isIsolated: true)))
    try expectLikeness(painting)
  }
}
