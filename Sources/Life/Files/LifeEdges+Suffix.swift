extension LifeEdges {
  /// Golly's suffix of a rule: `:T100,50` for a torus, `:P100,50` for a plane, `:T100+5,50` for a shifted torus,
  /// `:K100*,50` for a Klein bottle, `:C100,50` for a cross-surface, `:S100` for a sphere, 0 for an infinite side, and
  /// empty for no edges.
  public var suffix: String {
    switch self {
    case .none: ""
    case .torus(let width, let height): ":T\(width),\(height)"
    case .plane(let width, let height): ":P\(width),\(height)"
    case .shiftedTorus(let width, let height, .horizontal, let shift):
      ":T\(width)+\(shift),\(height)"
    case .shiftedTorus(let width, let height, .vertical, let shift):
      ":T\(width),\(height)+\(shift)"
    case .kleinBottle(let width, let height, .horizontal, let isShifted):
      ":K\(width)*\(isShifted ? "+1" : ""),\(height)"
    case .kleinBottle(let width, let height, .vertical, let isShifted):
      ":K\(width),\(height)*\(isShifted ? "+1" : "")"
    case .crossSurface(let width, let height): ":C\(width),\(height)"
    case .sphere(let side): ":S\(side)"
    case .strip(.horizontal, let breadth, let isJoined): ":\(isJoined ? "T" : "P")0,\(breadth)"
    case .strip(.vertical, let breadth, let isJoined): ":\(isJoined ? "T" : "P")\(breadth),0"
    }
  }

  /// Parses Golly's suffix of a rule; a single side counts for both.
  ///
  /// Returns nil for anything else, and for sides that are too long.
  public init?(suffix: String) {
    guard !suffix.isEmpty else {
      self = .none
      return
    }
    var text = Substring(suffix)
    guard text.popFirst() == ":", let sign = text.popFirst() else { return nil }
    let sides = text.split(separator: ",", omittingEmptySubsequences: false).map { Side($0) }
    guard (1...2).contains(sides.count), let first = sides[0], let last = sides.last ?? nil else {
      return nil
    }
    let second = sides.count == 1 ? Side(length: last.length) : last
    let isPlain = first.isPlain && second.isPlain
    switch sign.uppercased() {
    case "P" where isPlain: self = .plane(width: first.length, height: second.length)
    case "T" where first.length == 0 || second.length == 0:
      guard isPlain else { return nil }
      self = .torus(width: first.length, height: second.length)
    case "T":
      guard let edges = Self.shiftedTorus(first, second) else { return nil }
      self = edges
    case "K":
      guard let edges = Self.kleinBottle(first, second) else { return nil }
      self = edges
    case "C" where isPlain && first.length > 0 && second.length > 0:
      self = .crossSurface(width: first.length, height: second.length)
    case "S" where isPlain && sides.count == 1 && first.length > 0:
      self = .sphere(side: first.length)
    default: return nil
    }
    if first.length == 0 || second.length == 0 { self = endless }
  }

  /// Converts a torus or plane with sides of 0 cells, which are infinite.
  private var endless: LifeEdges {
    switch self {
    case .torus(0, 0), .plane(0, 0): .none
    case .torus(0, let breadth): .strip(.horizontal, breadth: breadth, isJoined: true)
    case .torus(let breadth, 0): .strip(.vertical, breadth: breadth, isJoined: true)
    case .plane(0, let breadth): .strip(.horizontal, breadth: breadth, isJoined: false)
    case .plane(let breadth, 0): .strip(.vertical, breadth: breadth, isJoined: false)
    default: self
    }
  }

  private static func shiftedTorus(_ width: Side, _ height: Side) -> LifeEdges? {
    guard !width.isTwisted, !height.isTwisted else { return nil }
    let plain = LifeEdges.torus(width: width.length, height: height.length)
    switch (width.shift, height.shift) {
    case (0, 0): return plain
    case (_, 0):
      return .shiftedTorus(
        width: width.length, height: height.length, .horizontal, shift: width.shift)
    case (0, _):
      return .shiftedTorus(
        width: width.length, height: height.length, .vertical, shift: height.shift)
    default: return nil
    }
  }

  private static func kleinBottle(_ width: Side, _ height: Side) -> LifeEdges? {
    // An unmarked suffix twists the height.
    let axis: LifeAxis = width.isTwisted ? .horizontal : .vertical
    let (twisted, other) = axis == .horizontal ? (width, height) : (height, width)
    guard width.length > 0, height.length > 0, other.isPlain else { return nil }
    // Each two cells of shift amount to a rotated bottle.
    let isShifted = twisted.length.isMultiple(of: 2) && !twisted.shift.isMultiple(of: 2)
    return .kleinBottle(width: width.length, height: height.length, axis, isShifted: isShifted)
  }

  /// One side: `30`, `30+5`, `30*`, `30*+1`.
  private struct Side {
    let length: Int
    var isTwisted = false
    /// At least 0 and less than the length.
    var shift = 0

    var isPlain: Bool { !isTwisted && shift == 0 }

    init(length: Int) { self.length = length }

    init?(_ text: Substring) {
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      guard let length = Int(digits), length <= allowedSide.upperBound else { return nil }
      self.length = length
      var rest = text.dropFirst(digits.count)
      if rest.first == "*" {
        isTwisted = true
        rest.removeFirst()
      }
      guard let sign = rest.popFirst() else { return }
      guard sign == "+" || sign == "-", !rest.isEmpty,
        rest.allSatisfy({ $0.isASCII && $0.isNumber }), let count = Int(rest), length > 0
      else { return nil }
      shift = (sign == "+" ? count % length : (length - count % length) % length)
    }
  }
}
