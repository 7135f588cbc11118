import Base

/// The value of a `transform` attribute.
enum SVGTransform {
  /// The map; what can't be read is left out, as other programs do.
  static func map(_ text: String) -> PaperMap {
    var map = PaperMap.identity
    var scanner = SVGScanner(text)
    while scanner.next != nil {
      let name = scanner.word()
      while let byte = scanner.next, byte != 0x28 {
        guard byte == 0x20 else { return map }
        scanner.advance()
      }
      scanner.advance()
      let numbers = scanner.numbers()
      guard scanner.next == 0x29, let step = step(name, numbers) else { return map }
      scanner.advance()
      scanner.skipSeparators()
      map = map.after(step)
    }
    return map.isFinite ? map : .identity
  }

  private static func step(_ name: String, _ n: [Double]) -> PaperMap? {
    switch (name, n.count) {
    case ("matrix", 6):
      PaperMap(xx: n[0], xy: n[2], yx: n[1], yy: n[3], x0: n[4], y0: n[5])
    case ("translate", 1): .translation(PaperVector(dx: n[0], dy: 0))
    case ("translate", 2): .translation(PaperVector(dx: n[0], dy: n[1]))
    case ("scale", 1): .scaling(x: n[0], y: n[0], about: PaperPoint(x: 0, y: 0))
    case ("scale", 2): .scaling(x: n[0], y: n[1], about: PaperPoint(x: 0, y: 0))
    case ("rotate", 1):
      .rotation(to: PaperAngle.direction(degrees: n[0]), about: PaperPoint(x: 0, y: 0))
    case ("rotate", 3):
      .rotation(to: PaperAngle.direction(degrees: n[0]), about: PaperPoint(x: n[1], y: n[2]))
    case ("skewX", 1): PaperMap(xx: 1, xy: slope(n[0]), yx: 0, yy: 1, x0: 0, y0: 0)
    case ("skewY", 1): PaperMap(xx: 1, xy: 0, yx: slope(n[0]), yy: 1, x0: 0, y0: 0)
    default: nil
    }
  }

  private static func slope(_ degrees: Double) -> Double {
    let way = PaperAngle.direction(degrees: degrees)
    return way.dy / way.dx
  }
}
