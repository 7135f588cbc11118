import Base

/// The contours of a `d` attribute.
struct SVGPath {
  private(set) var contours: [SVGContour] = []
  private var current: SVGContour?
  private var start = PaperPoint(x: 0, y: 0)
  private var point = PaperPoint(x: 0, y: 0)
  /// The control point mirrored by the next smooth curve, with the kind of curve.
  private var control: (point: PaperPoint, kind: UInt8)?
  /// The number of points still allowed.
  private var budget: Int

  /// - Parameters:
  ///   - text: read as far as it is valid, as the standard requires.
  ///   - mostPoints: the limit; the rest is dropped.
  init(_ text: String, mostPoints: Int) {
    budget = mostPoints
    var scanner = SVGScanner(text)
    var command: UInt8?
    while true {
      scanner.skipSeparators()
      guard let byte = scanner.next, budget > 0 else { break }
      if (byte | 0x20) &- 0x61 < 26 {
        scanner.advance()
        command = byte
        if byte | 0x20 == 0x7A {
          close()
          continue
        }
      } else if command.map({ $0 | 0x20 == 0x7A }) == true {
        break
      }
      guard let now = command, perform(now, &scanner) else { break }
      // Further pairs after a move are lines.
      if now == 0x4D { command = 0x4C }
      if now == 0x6D { command = 0x6C }
    }
    finish()
  }

  private mutating func perform(_ command: UInt8, _ scanner: inout SVGScanner) -> Bool {
    let isRelative = command >= 0x61
    let origin = isRelative ? point : PaperPoint(x: 0, y: 0)
    func pair() -> PaperPoint? {
      guard let x = scanner.number(), let y = scanner.number() else { return nil }
      return PaperPoint(x: origin.x + x, y: origin.y + y)
    }
    let kind = command | 0x20
    var isCurve = false
    switch kind {
    case 0x6D:  // m
      guard let to = pair() else { return false }
      finish()
      start = to
      point = to
      current = SVGContour(from: to)
      budget -= 1
    case _ where current == nil && contours.isEmpty: return false
    case 0x6C:  // l
      guard let to = pair() else { return false }
      line(to)
    case 0x68:  // h
      guard let x = scanner.number() else { return false }
      line(PaperPoint(x: origin.x + x, y: point.y))
    case 0x76:  // v
      guard let y = scanner.number() else { return false }
      line(PaperPoint(x: point.x, y: origin.y + y))
    case 0x63:  // c
      guard let a = pair(), let b = pair(), let to = pair() else { return false }
      cubic(a, b, to, kind)
      isCurve = true
    case 0x73:  // s
      guard let b = pair(), let to = pair() else { return false }
      cubic(mirrored(0x63, 0x73), b, to, kind)
      isCurve = true
    case 0x71:  // q
      guard let a = pair(), let to = pair() else { return false }
      quadratic(a, to, kind)
      isCurve = true
    case 0x74:  // t
      guard let to = pair() else { return false }
      quadratic(mirrored(0x71, 0x74), to, kind)
      isCurve = true
    case 0x61:  // a
      guard let rx = scanner.number(), let ry = scanner.number(), let angle = scanner.number(),
        let isLarge = scanner.flag(), let isClockwise = scanner.flag(), let to = pair()
      else { return false }
      let arc = SVGArc(
        from: point, to: to, radii: (rx, ry), degrees: angle, isLarge: isLarge,
        isClockwise: isClockwise)
      follow(arc, to: to)
    default: return false
    }
    if !isCurve { control = nil }
    return true
  }

  private func mirrored(_ kinds: UInt8...) -> PaperPoint {
    guard let control, kinds.contains(control.kind) else { return point }
    return PaperPoint(x: 2 * point.x - control.point.x, y: 2 * point.y - control.point.y)
  }

  private mutating func line(_ to: PaperPoint) {
    continued { $0.addLine(to: to) }
    budget -= 1
    point = to
  }

  private mutating func cubic(_ a: PaperPoint, _ b: PaperPoint, _ to: PaperPoint, _ kind: UInt8) {
    continued { $0.addCurve(a, b, to: to) }
    budget -= 3
    point = to
    control = (b, kind)
  }

  private mutating func quadratic(_ a: PaperPoint, _ to: PaperPoint, _ kind: UInt8) {
    let from = point
    cubic(from.point(2 / 3, towards: a), to.point(2 / 3, towards: a), to, kind)
    control = (a, kind)
  }

  /// A degenerate or infinite arc becomes the line to its end.
  private mutating func follow(_ arc: SVGArc?, to end: PaperPoint) {
    let curves = arc?.curves ?? []
    let areFinite = curves.allSatisfy { curve in
      [curve.0, curve.1, curve.2].allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
    guard areFinite, !curves.isEmpty else { return line(end) }
    for (index, curve) in curves.enumerated() {
      cubic(curve.0, curve.1, index + 1 < curves.count ? curve.2 : end, 0)
    }
  }

  /// Continues the contour, or starts another at the same point after a closed one.
  private mutating func continued(_ body: (inout SVGContour) -> Void) {
    var contour = current ?? SVGContour(from: start)
    current = nil
    body(&contour)
    current = contour
  }

  private mutating func close() {
    current?.close()
    finish()
    point = start
    control = nil
  }

  private mutating func finish() {
    if let current { contours.append(current) }
    current = nil
  }
}
