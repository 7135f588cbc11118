import Base

/// The value of a `transform` attribute.
enum SVGTransform {
  /// The map about an origin, as of a `transform-origin`, in units and per cent of the viewport.
  static func map(_ text: String, origin: String?, _ lengths: SVGLengths) -> PaperMap {
    let map = map(text)
    let words: [Substring: String] = [
      "left": "0", "top": "0", "center": "50%", "right": "100%", "bottom": "100%",
    ]
    let parts = (origin ?? "").split { $0.isWhitespace }.map { words[$0] ?? String($0) }
    guard let x = parts.first.flatMap({ lengths.length($0, along: .x) }) else { return map }
    let y = parts.count > 1 ? lengths.length(parts[1], along: .y) ?? 0 : lengths.viewport.dy / 2
    let move = PaperVector(dx: x, dy: y)
    return PaperMap.translation(move).after(map).after(.translation(-move))
  }

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
      let numbers = Self.numbers(&scanner)
      guard scanner.next == 0x29, let step = step(name, numbers) else { return map }
      scanner.advance()
      scanner.skipSeparators()
      map = map.after(step)
    }
    return map.isFinite ? map : .identity
  }

  /// Numbers in units and degrees, as attributes have them, or with the units that CSS asks for.
  private static func numbers(_ scanner: inout SVGScanner) -> [Double] {
    var numbers: [Double] = []
    while let number = scanner.number() {
      switch scanner.unit() {
      case "rad": numbers.append(number * 180 / .pi)
      case "turn": numbers.append(number * 360)
      case "grad": numbers.append(number * 0.9)
      case "cm": numbers.append(number * 96 / 2.54)
      case "mm": numbers.append(number * 96 / 25.4)
      case "in": numbers.append(number * 96)
      case "pt": numbers.append(number * 96 / 72)
      default: numbers.append(number)
      }
      scanner.skipSeparators()
    }
    return numbers
  }

  /// An angle with or without its unit; nil for what is none.
  static func degrees(_ text: String) -> Double? {
    var scanner = SVGScanner(text)
    return numbers(&scanner).first
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
    case ("translateX", 1): .translation(PaperVector(dx: n[0], dy: 0))
    case ("translateY", 1): .translation(PaperVector(dx: 0, dy: n[0]))
    case ("scaleX", 1): .scaling(x: n[0], y: 1, about: PaperPoint(x: 0, y: 0))
    case ("scaleY", 1): .scaling(x: 1, y: n[0], about: PaperPoint(x: 0, y: 0))
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
