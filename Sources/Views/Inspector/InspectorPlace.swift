public import Base

/// Where the card with the numbers of a selection lies over the paper.
public enum InspectorPlace: Equatable, Sendable {
  /// In the corner where it covers least of what is selected; nil for nothing.
  case beside(ViewRect?)
  /// Where somebody put it: the shares of the free room at its left and above it, 0…1.
  case at(x: Double, y: Double)

  /// How far the card stays from the edges, in points.
  static let margin = 12.0

  /// The upper left corner of a card of a size, in an area that has room for it.
  func corner(of size: ViewSize, in area: ViewRect) -> ViewPoint {
    let free = Self.freeRoom(of: size, in: area)
    switch self {
    case .at(let x, let y):
      return ViewPoint(x: free.x + x * free.width, y: free.y + y * free.height)
    case .beside(let selected):
      let corners = [
        ViewPoint(x: free.maxX, y: free.y), ViewPoint(x: free.x, y: free.y),
        ViewPoint(x: free.maxX, y: free.maxY), ViewPoint(x: free.x, y: free.maxY),
      ]
      guard let selected else { return corners[0] }
      func covered(_ corner: ViewPoint) -> Double {
        let card = ViewRect(
          x: corner.x, y: corner.y, width: size.width, height: size.height)
        let part = card.intersection(selected)
        return part.isEmpty ? 0 : part.width * part.height
      }
      let least = corners.map(covered).min() ?? 0
      return corners.first { covered($0) <= least } ?? corners[0]
    }
  }

  /// Where somebody put a card of a size, in an area.
  init(corner: ViewPoint, of size: ViewSize, in area: ViewRect) {
    let free = Self.freeRoom(of: size, in: area)
    func share(_ place: Double, _ start: Double, _ length: Double) -> Double {
      length > 0 ? min(max((place - start) / length, 0), 1) : 0
    }
    self = .at(
      x: share(corner.x, free.x, free.width), y: share(corner.y, free.y, free.height))
  }

  /// Where the upper left corner may be.
  private static func freeRoom(of size: ViewSize, in area: ViewRect) -> ViewRect {
    ViewRect(
      x: area.x + margin, y: area.y + margin,
      width: max(0, area.width - size.width - 2 * margin),
      height: max(0, area.height - size.height - 2 * margin))
  }
}

extension InspectorPlace {
  /// The shares where it was put, as settings keep them; nil where nobody put it anywhere.
  public var text: String? {
    guard case .at(let x, let y) = self else { return nil }
    return "\(x) \(y)"
  }

  /// Nil for a text that is none.
  public init?(text: String) {
    let shares = text.split(separator: " ").compactMap { Double($0) }
    guard shares.count == 2, shares.allSatisfy({ (0...1).contains($0) }) else { return nil }
    self = .at(x: shares[0], y: shares[1])
  }
}
