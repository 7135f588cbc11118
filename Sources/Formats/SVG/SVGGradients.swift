import Base

/// What a shape's fill or line can refer to instead of a colour, by id.
struct SVGGradients {
  private let tree: XMLTree
  private let isOurs: Bool
  /// Of elements that have been asked for, as a paint of full opacity; nil for what is none.
  private var known: [Int: SVGPaint?] = [:]
  private static let mostLinks = 16

  /// - Parameter isOurs: whether this program wrote the file.
  init(_ tree: XMLTree, isOurs: Bool) {
    self.tree = tree
    self.isOurs = isOurs
  }

  /// A paint with its colour if what it refers to has one, or leads nowhere, and with its gradient and the mean of the
  /// colours if it has more.
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
    let stops = stops(of: element, values)
    guard let first = stops.first else { return SVGPaint() }
    if stops.allSatisfy({ $0.color == first.color }) { return SVGPaint(color: first.color) }
    let gradient = SVGGradient(
      isRadial: tree[element].name == "radialGradient", attributes: attributes(of: element),
      stops: stops, space: space(of: element))
    let mean = GradientField(map: .identity, stops: stops).meanColor
    return gradient.hasInnerCircle
      ? SVGPaint(color: mean, reference: .gradient)
      : SVGPaint(color: mean, gradient: gradient)
  }

  /// The gradient and those that it refers to, one after the other.
  private func chain(from gradient: Int) -> some Sequence<Int> {
    sequence(first: gradient) { tree.linkedElement(of: $0) }.prefix(Self.mostLinks)
  }

  /// The attributes, each from the first gradient that has it.
  private func attributes(of gradient: Int) -> [String: String] {
    let names = [
      "x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy", "fr", "gradientUnits",
      "gradientTransform", "spreadMethod",
    ]
    var found: [String: String] = [:]
    for element in chain(from: gradient) {
      for name in names where found[name] == nil { found[name] = tree[element, name] }
    }
    return found
  }

  /// The stops of the first gradient that has any.
  private func stops(
    of gradient: Int, _ values: (Int) -> [String: String]
  ) -> [GradientStop] {
    for element in chain(from: gradient) {
      let stops = tree.children(of: element).filter {
        tree[$0].name == "stop" && !(isOurs && tree[$0, "filbert:part"] == "between")
      }
      guard !stops.isEmpty else { continue }
      return stops.prefix(GradientField.mostStops).map { stop in
        let around = ancestors(of: stop).reduce(SVGStyle()) { $0.inherited(values($1)) }
        return GradientStop(
          at: SVGScanner.length(tree[stop, "offset"] ?? "", of: 1) ?? 0,
          around.inherited(values(stop)).stopColor)
      }
    }
    return []
  }

  private func space(of gradient: Int) -> GradientSpace {
    isOurs ? tree[gradient, "filbert:space"].flatMap(GradientSpace.init) ?? .srgb : .srgb
  }

  /// From the root on.
  private func ancestors(of element: Int) -> [Int] {
    sequence(first: element) { tree[$0].parent }.dropFirst().reversed()
  }
}
