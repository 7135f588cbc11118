public import Base

/// Where the card with the numbers of a selection lies over the paper.
public enum InspectorPlace: Equatable, Sendable {
  /// Where it covers no handle of what is selected, in the corner where it covers least of that; nil for nothing.
  case beside(ViewRect?)
  /// Where somebody put it: the shares of the free room at its left and above it, 0…1.
  case at(x: Double, y: Double)

  /// How far the card stays from the edges, in points.
  static let margin = 12.0

  /// The upper left corner of a card of a size, in an area that has room for it.
  ///
  /// - Parameter handles: areas that an automatically placed card keeps free if it can.
  func corner(
    of size: ViewSize, in area: ViewRect, keepingFree handles: [ViewRect]
  ) -> ViewPoint {
    let free = Self.freeRoom(of: size, in: area)
    switch self {
    case .at(let x, let y):
      return ViewPoint(x: free.x + x * free.width, y: free.y + y * free.height)
    case .beside(let selected):
      func card(_ corner: ViewPoint) -> ViewRect { ViewRect(origin: corner, size: size) }
      func coveredHandles(_ corner: ViewPoint) -> Int {
        handles.count { !$0.intersection(card(corner)).isEmpty }
      }
      func coveredArea(_ corner: ViewPoint) -> Double {
        guard let part = selected?.intersection(card(corner)), !part.isEmpty else { return 0 }
        return part.width * part.height
      }
      let corners = Self.corners(of: free)
      let lattice = Self.lattice(in: free)
      let least = (corners + lattice).map(coveredHandles).min() ?? 0
      let places = corners.filter { coveredHandles($0) == least }
      guard places.isEmpty else {
        let smallest = places.map(coveredArea).min() ?? 0
        return places.first { coveredArea($0) <= smallest } ?? corners[0]
      }
      // Between the handles of an edge, as near to a corner as they let it be.
      func distance(_ place: ViewPoint) -> Double {
        corners.map { $0.distance(to: place) }.min() ?? 0
      }
      return lattice.filter { coveredHandles($0) == least }
        .min { distance($0) < distance($1) } ?? corners[0]
    }
  }

  /// Upper right, upper left, lower right, lower left.
  private static func corners(of room: ViewRect) -> [ViewPoint] {
    [room.y, room.maxY].flatMap { y in [room.maxX, room.x].map { ViewPoint(x: $0, y: y) } }
  }

  /// Places all over a room, in the order of its corners.
  private static func lattice(in room: ViewRect) -> [ViewPoint] {
    let shares = (0...latticeSteps).map { Double($0) / Double(latticeSteps) }
    return shares.flatMap { y in
      shares.map { x in
        ViewPoint(x: room.maxX - x * room.width, y: room.y + y * room.height)
      }
    }
  }

  private static let latticeSteps = 24

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
