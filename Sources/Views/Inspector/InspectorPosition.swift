public import Base

/// The position of the inspector card over the paper.
public enum InspectorPosition: Equatable, Sendable {
  /// Automatic: in the corner where it covers no handle of the selection and as little of the selection as possible.
  /// Nil without a selection.
  case beside(ViewRect?)
  /// Set by the user: the shares of the free space to the left and above, 0…1.
  case at(x: Double, y: Double)

  /// The card's minimum distance from the edges, in points.
  static let margin = 12.0

  /// Returns the upper left corner of a card in an area that is large enough.
  ///
  /// - Parameter handles: areas that an automatically placed card avoids covering if possible.
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
      // Between the handles at an edge, as near to a corner as they allow.
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

  /// Returns positions throughout a room, in the order of its corners.
  private static func lattice(in room: ViewRect) -> [ViewPoint] {
    let shares = (0...latticeSteps).map { Double($0) / Double(latticeSteps) }
    return shares.flatMap { y in
      shares.map { x in
        ViewPoint(x: room.maxX - x * room.width, y: room.y + y * room.height)
      }
    }
  }

  private static let latticeSteps = 24

  /// Converts the position of a card in an area, as set by the user.
  init(corner: ViewPoint, of size: ViewSize, in area: ViewRect) {
    let free = Self.freeRoom(of: size, in: area)
    func share(_ place: Double, _ start: Double, _ length: Double) -> Double {
      length > 0 ? min(max((place - start) / length, 0), 1) : 0
    }
    self = .at(
      x: share(corner.x, free.x, free.width), y: share(corner.y, free.y, free.height))
  }

  /// Returns the possible positions of the upper left corner.
  private static func freeRoom(of size: ViewSize, in area: ViewRect) -> ViewRect {
    ViewRect(
      x: area.x + margin, y: area.y + margin,
      width: max(0, area.width - size.width - 2 * margin),
      height: max(0, area.height - size.height - 2 * margin))
  }
}

extension InspectorPosition {
  /// The shares as stored in settings; nil for an automatic position.
  public var text: String? {
    guard case .at(let x, let y) = self else { return nil }
    return "\(x) \(y)"
  }

  /// Returns nil for invalid text.
  public init?(text: String) {
    let shares = text.split(separator: " ").compactMap { Double($0) }
    guard shares.count == 2, shares.allSatisfy({ (0...1).contains($0) }) else { return nil }
    self = .at(x: shares[0], y: shares[1])
  }
}
