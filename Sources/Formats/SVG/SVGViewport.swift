import Base

/// What a nested `<svg>` or the copy of a `<symbol>` shows of itself, and where.
///
/// Source: SVG 2, chapter 8, "Coordinate Systems, Transformations and Units".
struct SVGViewport {
  /// From its own units to those around it.
  let map: PaperMap
  /// In its own units.
  let size: PaperVector
  /// What is seen, in its own units; nil if what goes beyond is seen, too.
  let clip: PaperBox?

  /// Nil if it is empty.
  ///
  /// - Parameters:
  ///   - values: of the element, with the size that `use` gives it.
  ///   - lengths: of what is around it.
  init?(_ values: [String: String], in lengths: SVGLengths) {
    func length(_ name: String, _ axis: SVGLengths.Axis) -> Double? {
      values[name].flatMap { lengths.length($0, along: axis) }
    }
    let (width, height) = (
      length("width", .x) ?? lengths.viewport.dx, length("height", .y) ?? lengths.viewport.dy
    )
    guard width > 0, height > 0 else { return nil }
    let corner = PaperVector(dx: length("x", .x) ?? 0, dy: length("y", .y) ?? 0)
    let isOpen = ["visible", "auto"].contains(values["overflow"] ?? "hidden")
    let box = SVGScanner.numbers(values["viewBox"] ?? "")
    guard box.count == 4 else {
      map = .translation(corner)
      size = PaperVector(dx: width, dy: height)
      clip =
        isOpen
        ? nil : PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: width, y: height))
      return
    }
    guard box[2] > 0, box[3] > 0 else { return nil }
    let fit = SVGAspect(values["preserveAspectRatio"] ?? "")
      .map(from: PaperVector(dx: box[2], dy: box[3]), to: PaperVector(dx: width, dy: height))
    let origin = PaperMap.translation(PaperVector(dx: -box[0], dy: -box[1]))
    let inner = fit.after(origin)
    map = PaperMap.translation(corner).after(inner)
    size = PaperVector(dx: box[2], dy: box[3])
    guard let back = inner.inverse else { return nil }
    clip =
      isOpen
      ? nil
      : PaperBox(from: back(PaperPoint(x: 0, y: 0)), to: back(PaperPoint(x: width, y: height)))
  }
}

/// The area of a file with a `viewBox` that is drawn: the box itself, unless the file wants it stretched or cut to its
/// size.
struct SVGPage {
  let corner: PaperPoint
  let size: PaperVector
  /// From the content's units to those of the area.
  let map: PaperMap

  /// - Parameters:
  ///   - box: the four numbers of the `viewBox`, of which the last two are positive.
  ///   - room: the size on the screen, as far as it is known.
  init(_ box: [Double], _ room: (width: Double?, height: Double?), _ aspect: String) {
    let (x, y, width, height) = (box[0], box[1], box[2], box[3])
    let fit = SVGAspect(aspect)
    let whole = PaperVector(dx: width, dy: height)
    guard let wide = room.width, let high = room.height, fit.isSlice || fit.isStretched else {
      (corner, size, map) = (PaperPoint(x: x, y: y), whole, .identity)
      return
    }
    // In units of the wider direction, which stay as they are.
    let scale = max(width / wide, height / high)
    if fit.isStretched {
      size = PaperVector(dx: wide * scale, dy: high * scale)
      corner = PaperPoint(x: x, y: y)
      map = .scaling(x: size.dx / width, y: size.dy / height, about: corner)
    } else {
      let room = PaperVector(dx: wide, dy: high)
      let placed = fit.map(from: whole, to: room)
      size = room * (1 / placed.xx)
      corner = PaperPoint(x: x - placed.x0 / placed.xx, y: y - placed.y0 / placed.xx)
      map = .identity
    }
  }
}

/// The value of a `preserveAspectRatio` attribute: how a box comes to lie in another one.
struct SVGAspect {
  /// The parts of the room that is left to the left of the box and above it; nil if the box is stretched.
  private let shares: (x: Double, y: Double)?
  /// Whether the box becomes as wide and as high as the other one.
  var isStretched: Bool { shares == nil }

  /// Whether the box covers the other one, and not lies within it.
  let isSlice: Bool

  init(_ text: String) {
    let words = text.split(separator: " ")
    let alignment = words.first { $0 != "defer" } ?? "xMidYMid"
    isSlice = words.contains("slice")
    shares =
      alignment == "none"
      ? nil : (Self.share(of: alignment.prefix(4)), Self.share(of: alignment.dropFirst(4)))
  }

  /// The map from a box at the origin to its place within another one at the origin.
  func map(from box: PaperVector, to room: PaperVector) -> PaperMap {
    let (x, y) = (room.dx / box.dx, room.dy / box.dy)
    guard let shares else { return PaperMap(xx: x, xy: 0, yx: 0, yy: y, x0: 0, y0: 0) }
    let scale = isSlice ? max(x, y) : min(x, y)
    return PaperMap(
      xx: scale, xy: 0, yx: 0, yy: scale, x0: (room.dx - scale * box.dx) * shares.x,
      y0: (room.dy - scale * box.dy) * shares.y)
  }

  /// How much of the room that is left comes before the box, of a word such as `xMid`.
  private static func share(of word: some StringProtocol) -> Double {
    if word.hasSuffix("Min") { return 0 }
    return word.hasSuffix("Max") ? 1 : 0.5
  }
}
