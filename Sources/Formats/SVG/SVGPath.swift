import Base

/// The lines of a `d` attribute, its curves flattened.
struct SVGPath {
  private(set) var lines: [[PaperPoint]] = []
  private var current: [PaperPoint] = []
  private var start = PaperPoint(x: 0, y: 0)
  private var point = PaperPoint(x: 0, y: 0)
  /// The control point that the next smooth curve mirrors, and the kind of curve that it belongs to.
  private var control: (point: PaperPoint, kind: UInt8)?
  /// No curve is cut into more segments.
  private static let mostSegments = 96
  /// The farthest that a chord may be from its curve, in user units.
  private let tolerance: Double
  /// How many points may still come.
  private var budget: Int

  /// - Parameters:
  ///   - text: read as far as it makes sense, as the standard asks.
  ///   - mostPoints: the rest is left out.
  init(_ text: String, tolerance: Double, mostPoints: Int) {
    self.tolerance = max(tolerance, 1e-9)
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
      // More pairs after a move are lines.
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
      current = [to]
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
      flatten(arc.map { arc in (arc.length, { arc.point($0) }) }, to: to)
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
    if current.isEmpty { current = [start] }
    current.append(to)
    budget -= 1
    point = to
  }

  private mutating func cubic(_ a: PaperPoint, _ b: PaperPoint, _ to: PaperPoint, _ kind: UInt8) {
    let from = point
    let length = (a - from).length + (b - a).length + (to - b).length
    flatten(
      (
        length,
        { t in
          let s = 1 - t
          let (f, g, h, i) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return PaperPoint(
            x: f * from.x + g * a.x + h * b.x + i * to.x,
            y: f * from.y + g * a.y + h * b.y + i * to.y)
        }
      ), to: to)
    control = (b, kind)
  }

  private mutating func quadratic(_ a: PaperPoint, _ to: PaperPoint, _ kind: UInt8) {
    let from = point
    cubic(from.point(2 / 3, towards: a), to.point(2 / 3, towards: a), to, kind)
    control = (a, kind)
  }

  /// Even steps, so many that none is longer than makes a difference: of a curve no sharper than a circle, a
  /// chord of length c is c²/8r from it.
  private mutating func flatten(
    _ curve: (length: Double, at: (Double) -> PaperPoint)?, to end: PaperPoint
  ) {
    if let curve, curve.length.isFinite {
      let wanted = (curve.length / (8 * tolerance)).squareRoot() * 2
      let count = min(max(Int(min(wanted, 1000).rounded(.up)), 2), Self.mostSegments)
      for step in 1..<count { line(curve.at(Double(step) / Double(count))) }
    }
    line(end)
  }

  private mutating func close() {
    if current.count > 1, current.last != start { current.append(start) }
    finish()
    point = start
    control = nil
  }

  private mutating func finish() {
    if !current.isEmpty { lines.append(current) }
    current = []
  }
}
