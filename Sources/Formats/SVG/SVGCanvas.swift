import Base
import Canvas
import Documents

/// The visible area of an SVG file, and the conversion from its units to a painting's.
struct SVGCanvas {
  let ratio: AspectRatio
  /// Nil if the real size is unknown.
  let length: PaperLength?
  /// In CSS pixels, 96 to an inch; nil if unspecified.
  let longerSide: Double?
  private let x: Double
  private let y: Double
  private let width: Double
  private let height: Double
  /// From the units of the file's content to those of the area.
  let rootMap: PaperMap

  /// Returns nil if the root element does not specify its size.
  init?(_ attributes: [String: String]) {
    var lengths = SVGLengths()
    lengths.fontSize = attributes["font-size"].flatMap(SVGScanner.length) ?? lengths.fontSize
    func side(_ name: String) -> Double? {
      attributes[name].flatMap { text in
        text.last == "%" ? nil : lengths.length(text, along: .x).flatMap { $0 > 0 ? $0 : nil }
      }
    }
    let size = (width: side("width"), height: side("height"))
    let box = SVGScanner.numbers(attributes["viewBox"] ?? "")
    if box.count == 4, box[2] > 0, box[3] > 0 {
      let area = SVGPage(box, size, attributes["preserveAspectRatio"] ?? "")
      (x, y, width, height) = (area.corner.x, area.corner.y, area.size.dx, area.size.dy)
      rootMap = area.map
    } else {
      guard let width = size.width, let height = size.height else { return nil }
      (x, y) = (0, 0)
      (self.width, self.height) = (width, height)
      rootMap = .identity
    }
    guard let ratio = AspectRatio(width / height) else { return nil }
    self.ratio = ratio
    length = Self.length(of: attributes, width: width, height: height)
    let sides = [(attributes["width"], width), (attributes["height"], height)]
    let longer = max(width, height)
    let given = sides.compactMap { text, side in
      text.flatMap(SVGScanner.length).map { $0 * longer / side }
    }
    longerSide = given.min().flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  /// Fits a picture into the width and height given with a unit.
  ///
  /// - Parameters:
  ///   - width: of the visible area, in its own units.
  ///   - height: like `width`.
  private static func length(
    of attributes: [String: String], width: Double, height: Double
  ) -> PaperLength? {
    let longer = max(width, height)
    let lengths = [(attributes["width"], width), (attributes["height"], height)].compactMap {
      text, side in
      // Avoids rounding the longer side.
      text.flatMap(SVGScanner.millimeters).map { side == longer ? $0 : $0 * longer / side }
    }
    guard let least = lengths.min() else { return nil }
    // Allows for other programs' rounding.
    let isSame = lengths.allSatisfy { $0 <= least * 1.001 }
    let written = width >= height ? lengths.first : lengths.last
    return PaperLength(millimeters: isSame ? written ?? least : least)
  }

  /// The tolerance of curves in units under a map: a twentieth of a pixel of a paper at 100 %.
  func tolerance(under map: PaperMap) -> Double {
    let enlarged = max(map.enlargement, 1e-9)
    return width / Double(PaperScale.exportWidth) / 20 / enlarged
  }

  /// A line as a stroke; nil if invisible.
  func stroke(
    _ line: [PaperPoint], _ tool: Tool, _ style: SVGStyle, _ map: PaperMap, _ own: SVGOwnFields
  ) -> Stroke? {
    let isDot = line.count == 1
    let enlarged = map.enlargement
    var color = style.stroke.flat
    var width = style.strokeWidth * enlarged
    if isDot, let radius = own.dotRadius {
      color = style.fill.flat
      width = 2 * radius * enlarged
    } else if let lineWidth = own.lineWidth {
      color = style.fill.flat
      width = lineWidth * enlarged
    } else {
      // An invisible line of this program is still an element.
      guard style.stroke.isSeen || own.tool != nil || own.color != nil else { return nil }
    }
    guard var color = color ?? own.color, width.isFinite, width > 0 else { return nil }
    if let own = own.color { color = own }
    let samples = samples(line, map, own)
    guard !samples.isEmpty else { return nil }
    let dash =
      own.dash ?? DashPattern(style.dashes.map { $0 * enlarged / width }) ?? .solid
    var look = LineStyle(
      cap: own.cap ?? style.cap, join: own.join ?? style.join, color: color, dash: dash,
      hand: own.hand ?? .plain, fill: own.fill, heads: own.heads)
    (look.kind, look.lightestOpacity) = (own.kind, own.lightestOpacity)
    return Stroke(
      tool: own.tool ?? tool,
      width: min(max(width / max(self.width, height), 1e-6), PaintingElement.greatestWidth),
      style: look, samples: samples, grain: own.grain ?? PaperScale.grain,
      contourEnds: own.isArea ? own.contourEnds : [],
      areaRule: own.tool == .area ? style.fillRule : .evenOdd,
      path: own.path.map { $0.moved(by: place(.identity, map)) },
      text: own.text.map { place($0, map) },
      picture: own.picture.map { place($0, map) })
  }

  /// The fill of contours as a stroke; nil if they are not finite.
  func area(
    _ contours: [SVGContour], _ rule: FillRule, _ color: InkColor, _ map: PaperMap
  ) -> Stroke? {
    let outlines = contours.map { $0.outline.map { place($0, map) } }
      .filter { $0.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    guard let outline = AreaOutline(contours: outlines, rule: rule) else { return nil }
    return Stroke(
      tool: .area, width: PaperScale.length(ofPoints: 1), style: LineStyle(color: color),
      samples: outline.points.map { Sample(position: $0) }, contourEnds: outline.ends,
      areaRule: rule)
  }

  /// The length of a CSS pixel in units.
  var unitsToPixel: Double { longerSide.map { max(width, height) / $0 } ?? 1 }

  /// In units.
  var size: PaperVector { PaperVector(dx: width, dy: height) }

  /// The area of a file; of one that does not say how large it is, what is drawn, from its origin on.
  init(of tree: XMLTree) throws(SVGError) {
    if let canvas = SVGCanvas(tree.attributes(of: 0)) {
      self = canvas
      return
    }
    guard let corner = SVGRenderer(tree.bytes)?.farthestInk,
      let canvas = SVGCanvas(["width": "\(corner.x)", "height": "\(corner.y)"])
    else { throw SVGError("it has no viewBox, width or height") }
    self = canvas
  }

  /// Its size as a picture in CSS pixels.
  var pixelSize: PixelSize {
    pixels(longerSide: min(max(longerSide ?? Double(PaperScale.exportWidth), 1), 32_000))
  }

  /// Its size in CSS pixels.
  var viewport: ViewSize {
    let longer = longerSide ?? max(width, height)
    return ViewSize(width: ratio.paperSize.dx * longer, height: ratio.paperSize.dy * longer)
  }

  /// Its size as a picture with a longer side of so many pixels.
  func pixels(longerSide longer: Double) -> PixelSize {
    let size = ratio.paperSize
    func side(_ length: Double) -> Int { max(1, Int(saturating: (length * longer).rounded())) }
    return PixelSize(width: side(size.dx), height: side(size.dy))
  }

  /// A map in CSS pixels as one of the area.
  func mapOfPage(_ map: PaperMap) -> PaperMap {
    let corner = PaperPoint(x: 0, y: 0)
    let units = PaperMap.translation(PaperVector(dx: x, dy: y))
      .after(.scaling(x: unitsToPixel, y: unitsToPixel, about: corner))
    return units.inverse.map { units.after(map).after($0) } ?? .identity
  }

  /// From units to lengths of the paper's longer side.
  var lengths: PaperMap {
    let side = max(width, height)
    return PaperMap(xx: 1 / side, xy: 0, yx: 0, yy: 1 / side, x0: -x / side, y0: -y / side)
  }

  /// Converts lengths of the paper's longer side to units of one of our files, which start at the paper's corner.
  var units: PaperMap {
    let side = max(width, height)
    return PaperMap(xx: side, xy: 0, yx: 0, yy: side, x0: 0, y0: 0)
  }

  /// A text of one of our files, possibly moved there.
  private func place(_ text: TextBlock, _ map: PaperMap) -> TextBlock {
    var text = text
    text.map = place(text.map, map)
    return text
  }

  private func place(_ picture: PictureBlock, _ map: PaperMap) -> PictureBlock {
    var picture = picture
    picture.map = place(picture.map, map)
    return picture
  }

  /// Returns unmoved content unchanged, to avoid rounding.
  private func place(_ own: PaperMap, _ map: PaperMap) -> PaperMap {
    map != .identity || x != 0 || y != 0 ? lengths.after(map).after(units).after(own) : own
  }

  private func place(_ point: PaperPoint, _ map: PaperMap) -> UnitPoint {
    let place = map(point)
    return UnitPoint(x: (place.x - x) / width, y: (place.y - y) / height)
  }

  private func samples(_ line: [PaperPoint], _ map: PaperMap, _ own: SVGOwnFields) -> [Sample] {
    let line = line.count == 1 ? Array(repeating: line[0], count: own.count) : line
    return line.enumerated().compactMap { index, point in
      let position = place(point, map)
      guard position.x.isFinite, position.y.isFinite else { return nil }
      return Sample(
        position: position, pressure: index < own.pressures.count ? own.pressures[index] : 1,
        milliseconds: index < own.times.count ? own.times[index] : 0,
        tilt: index < own.tilts.count ? own.tilts[index] : .upright)
    }
  }
}
