import Base
import Canvas
import Documents
import Formats
import Testing

/// Layers whose colours combine with those below them, here and in other programs.
@Suite("A layer that blends") struct LayerBlendingTests {
  private static let width = 320
  private let lower = InkColor(red: 230, green: 120, blue: 40)
  private let upper = InkColor(red: 60, green: 200, blue: 90)
  private let paper = InkColor(red: 200, green: 220, blue: 250)

  private func box(
    _ left: Double, _ right: Double, in layer: Layer.ID, _ color: InkColor
  ) throws -> PaintingElement {
    let corners = [(left, 0.1), (right, 0.1), (right, 0.6), (left, 0.6)].map {
      PaperPoint(x: $0.0, y: $0.1)
    }
    return PaintingElement(
      layer: layer, .area(try #require(AreaOutline(polygon: corners, on: .fourToThree))),
      width: 0.01, style: LineStyle(color: color))
  }

  /// A box on the paper, and one that lies half on it and half on the paper, in a layer of its own.
  private func painting(_ blending: Blending, opacity: Double = 1) throws -> Painting {
    let top = Layer.ID(2)
    return Painting(
      shape: .fixed(.fourToThree), background: Background(color: paper),
      layers: [
        Layer(name: "Ground"), Layer(id: top, name: "Light", opacity: opacity, blending: blending),
      ],
      baseElements: [
        try box(0.1, 0.6, in: .first, lower), try box(0.3, 0.9, in: top, upper),
      ])
  }

  private func render(_ painting: Painting) throws -> Surface {
    try PaintingPicture.surface(
      of: painting, size: PaintingPicture.size(of: painting, width: Self.width))
  }

  /// The formulas of "Compositing and Blending Level 1", section 5.1, for one component, 0…1.
  private func blended(_ mode: Blending, _ below: Double, _ above: Double) -> Double? {
    func hardLight(_ below: Double, _ above: Double) -> Double {
      above <= 0.5
        ? below * 2 * above : below + (2 * above - 1) - below * (2 * above - 1)
    }
    switch mode {
    case .normal: return above
    case .multiply: return below * above
    case .screen: return below + above - below * above
    case .overlay: return hardLight(above, below)
    case .darken: return min(below, above)
    case .lighten: return max(below, above)
    case .colorDodge: return below == 0 ? 0 : above == 1 ? 1 : min(1, below / (1 - above))
    case .colorBurn: return below == 1 ? 1 : above == 0 ? 0 : 1 - min(1, (1 - below) / above)
    case .hardLight: return hardLight(below, above)
    case .softLight:
      if above <= 0.5 { return below - (1 - 2 * above) * below * (1 - below) }
      let root =
        below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
      return below + (2 * above - 1) * (root - below)
    case .difference: return abs(below - above)
    case .exclusion: return below + above - 2 * below * above
    case .hue, .saturation, .color, .luminosity: return nil
    }
  }

  @Test(arguments: Blending.allCases)
  func `has the colours of the formula, over ink and over the paper`(mode: Blending) throws {
    let picture = try render(painting(mode))
    for (x, below) in [(0.45, lower), (0.75, paper)] {
      let pixel = picture.pixel(x: Int(x * 320), y: 100)
      for (shift, path) in zip([16, 8, 0], [\InkColor.red, \.green, \.blue]) {
        guard
          let wanted = blended(
            mode, Double(below[keyPath: path]) / 255, Double(upper[keyPath: path]) / 255)
        else { continue }
        let found = Double(pixel >> UInt32(shift) & 255)
        #expect(abs(found - wanted * 255) <= 2, "\(mode) at \(x), component \(shift)")
      }
    }
    // Where nothing is above it, the lower layer is as it was.
    let rest = picture.pixel(x: 64, y: 100) & 0xFF_FFFF
    #expect(rest == 0xE67828)
  }

  @Test func `is as bright as the brighter of both colours by luminosity, and has its hue by hue`()
    throws
  {
    func luminosity(_ pixel: UInt32) -> Double {
      0.3 * Double(pixel >> 16 & 255) + 0.59 * Double(pixel >> 8 & 255)
        + 0.11 * Double(pixel & 255)
    }
    func pixel(_ mode: Blending) throws -> UInt32 {
      try render(painting(mode)).pixel(x: 144, y: 100) & 0xFF_FFFF
    }
    let (own, other) = (luminosity(0x3CC85A), luminosity(0xE67828))
    #expect(try abs(luminosity(pixel(.luminosity)) - own) < 2)
    for mode in [Blending.hue, .saturation, .color] {
      #expect(try abs(luminosity(pixel(mode)) - other) < 2, "\(mode)")
    }
  }

  @Test(arguments: Blending.allCases)
  func `looks the same in SVG and PDF files, and is read again`(mode: Blending) throws {
    let painting = try painting(mode, opacity: 0.8)
    let picture = try render(painting)
    for format in [FileFormat.svg, .pdf] {
      let bytes =
        try format == .svg
        ? SVGFile.bytes(of: painting, title: "A") : PaintingPicture.pdf(of: painting, title: "A")
      try OtherProgram.withFolder { folder in
        // Cairo 1.16 computes these in a way of its own wherever it is used.
        let isOfCairo = [.hue, .saturation, .color, .luminosity].contains(mode)
        let theirs =
          try format == .pdf && isOfCairo
          ? OtherProgram.page(of: bytes, by: .cairo, width: Self.width, in: folder)
          : OtherProgram.rendering(of: bytes, as: format, width: Self.width, in: folder)
        #expect(try PictureDifference.rootMeanSquare(picture, theirs) <= 2, "\(format)")
      }
      guard format == .svg else { continue }
      let read = try SVGFile.read(bytes)
      #expect(read.painting.layers == painting.layers)
      #expect(read.pictured.isEmpty && read.omissions.isEmpty)
    }
  }

  @Test
  func `is a layer of another program as well, and a blended group over one a picture`() throws {
    func file(_ group: String) -> [UInt8] {
      Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="75" viewBox="0 0 100 75"
          xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape">
          <g inkscape:groupmode="layer" inkscape:label="A"><rect width="60" height="60" fill="#f80"/></g>
          \(group)<rect x="30" y="20" width="60" height="50" fill="#08f"/></g></svg>
        """.utf8)
    }
    let layer = try SVGFile.read(
      file(#"<g inkscape:groupmode="layer" style="mix-blend-mode:color-burn">"#))
    #expect(layer.painting.layers.map(\.blending) == [.normal, .colorBurn])
    #expect(layer.pictured.isEmpty)
    // It would blend with another layer.
    let group = try SVGFile.read(file(#"<g style="mix-blend-mode:color-burn">"#))
    #expect(!group.pictured.isEmpty)
    let unknown = try SVGFile.read(
      file(#"<g inkscape:groupmode="layer" style="mix-blend-mode:plus-lighter">"#))
    #expect(unknown.painting.layers.allSatisfy { $0.blending == .normal })
  }

  @Test func `is not merged, since the colours would be others`() throws {
    #expect(try painting(.multiply).layer(toMerge: Layer.ID(2)) == nil)
    #expect(try painting(.normal).layer(toMerge: Layer.ID(2)) != nil)
  }
}
