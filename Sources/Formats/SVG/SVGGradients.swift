import Base

/// What a shape's fill or line can refer to instead of a colour, by id.
struct SVGGradients {
  private let tree: XMLTree
  /// Of elements that have been asked for, as a paint of full opacity; nil for what is none.
  private var known: [Int: SVGPaint?] = [:]
  private static let mostLinks = 16

  init(_ tree: XMLTree) { self.tree = tree }

  /// A paint with its colour if what it refers to has one, or leads nowhere, and with the mean of several colours and
  /// what they are of if it has more.
  ///
  /// - Parameter values: what attributes and style sheets say of an element.
  mutating func resolved(_ paint: SVGPaint, _ values: (Int) -> [String: String]) -> SVGPaint {
    guard let id = paint.link else { return paint }
    guard let element = tree.element(withID: id) else { return SVGPaint(color: paint.color) }
    let meaning = known[element] ?? meaning(of: element, values)
    known[element] = .some(meaning)
    return meaning ?? SVGPaint(color: paint.color)
  }

  private func meaning(of element: Int, _ values: (Int) -> [String: String]) -> SVGPaint? {
    switch tree[element].name {
    case "pattern": return SVGPaint(color: nil, reference: .pattern)
    case "linearGradient", "radialGradient": break
    default: return nil
    }
    let colors = stops(of: element).map { stop in
      let around = ancestors(of: stop).reduce(SVGStyle()) { $0.inherited(values($1)) }
      return around.inherited(values(stop)).stopColor
    }
    guard let first = colors.first else { return SVGPaint() }
    if colors.allSatisfy({ $0 == first }) { return SVGPaint(color: first) }
    return SVGPaint(color: Self.mean(of: colors), reference: .gradient)
  }

  /// The stops of a gradient, or of the one that it takes them from.
  private func stops(of gradient: Int) -> [Int] {
    var gradient = gradient
    for _ in 0..<Self.mostLinks {
      let stops = tree.children(of: gradient).filter { tree[$0].name == "stop" }
      guard stops.isEmpty, let next = tree.linkedElement(of: gradient) else { return stops }
      gradient = next
    }
    return []
  }

  /// From the root on.
  private func ancestors(of element: Int) -> [Int] {
    sequence(first: element) { tree[$0].parent }.dropFirst().reversed()
  }

  private static func mean(of colors: [InkColor]) -> InkColor {
    var sum = SIMD4<Double>.zero
    for color in colors {
      let alpha = Double(color.alpha)
      sum += SIMD4(
        Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha)
    }
    let mean = sum / max(sum.w, 1)
    func byte(_ value: Double) -> UInt8 { UInt8(saturating: min(max(value.rounded(), 0), 255)) }
    return InkColor(
      red: byte(mean.x), green: byte(mean.y), blue: byte(mean.z),
      alpha: byte(sum.w / Double(colors.count)))
  }
}
