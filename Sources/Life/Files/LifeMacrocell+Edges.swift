extension LifeEdges {
  /// As Golly writes them behind a rule: `:T100,50` for a torus, `:P100,50` for a plane, nothing for none.
  public var suffix: String {
    switch self {
    case .none: ""
    case .torus(let width, let height): ":T\(width),\(height)"
    case .plane(let width, let height): ":P\(width),\(height)"
    }
  }

  /// Reads what Golly writes behind a rule, where one side counts for both.
  ///
  /// Nil for anything else: twisted and shifted edges, sides without an end (0), and ones that are too long.
  public init?(suffix: String) {
    guard !suffix.isEmpty else {
      self = .none
      return
    }
    var text = Substring(suffix)
    guard text.popFirst() == ":", let sign = text.popFirst() else { return nil }
    let sides = text.split(separator: ",", omittingEmptySubsequences: false).map { side in
      side.allSatisfy { $0.isASCII && $0.isNumber } ? Int(side) : nil
    }
    guard (1...2).contains(sides.count), let width = sides[0], let height = sides.last ?? nil,
      Self.allowedSide.contains(width), Self.allowedSide.contains(height)
    else { return nil }
    switch sign {
    case "T", "t": self = .torus(width: width, height: height)
    case "P", "p": self = .plane(width: width, height: height)
    default: return nil
    }
  }
}
