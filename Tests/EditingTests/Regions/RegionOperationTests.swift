import Base
import Documents
import TestSupport
import Testing

@testable import Editing

@Suite("Boolean operations of regions")
struct RegionOperationTests {
  /// A closed contour of random curves round a point, which may cross itself.
  private func blob(_ random: inout SeededRandom) -> [CurveSegment] {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let center = PaperPoint(x: number(0.35...0.65), y: number(0.35...0.65))
    let count = Int(number(3...8.99))
    let isStraight = random.one(in: 3)
    let nodes = (0..<count).map { index -> PathNode in
      let angle = 2 * Double.pi * (Double(index) + number(0...0.8)) / Double(count)
      let out = PaperAngle.direction(radians: angle)
      let point = center + out * number(0.08...0.35)
      guard !isStraight else { return PathNode(point) }
      let along = PaperVector(dx: -out.dy, dy: out.dx) * number(-0.02...0.14)
      return PathNode(point, arriving: point + -along, leaving: point + along)
    }
    return NodePath(nodes, isClosed: true)?.curves ?? []
  }

  private func region(_ random: inout SeededRandom) -> CurvedRegion {
    let contours = (0..<(random.one(in: 3) ? 2 : 1)).map { _ in blob(&random) }
    return CurvedRegion(contours, rule: random.one(in: 2) ? .evenOdd : .nonZero)
  }

  /// Which points of a grid over the paper are inside; nil for those too near to an edge for the polygons of this test.
  private func bits(_ region: CurvedRegion, side: Int) -> [Bool?] {
    let edges = region.contours.flatMap { curves in
      curves.flatMap { curve -> [(start: PaperPoint, end: PaperPoint)] in
        let count = 64
        let points = (0...count).map { curve.knot(at: Double($0) / Double(count)).position }
        return zip(points, points.dropFirst()).map { ($0, $1) }
      }
    }
    return (0..<side * side).map { index in
      let point = PaperPoint(
        x: (Double(index % side) + 0.5) / Double(side),
        y: (Double(index / side) + 0.5) / Double(side))
      let isNear = edges.contains {
        abs($0.start.y - point.y) < 0.1
          && point.distance(toSegmentFrom: $0.start, to: $0.end) < 2e-4
      }
      return isNear ? nil : edges.surround(point, by: region.rule)
    }
  }

  private func expected(_ operation: RegionOperation, _ a: Bool, _ b: Bool) -> Bool {
    switch operation {
    case .union: a || b
    case .difference: a && !b
    case .intersection: a && b
    case .exclusion: a != b
    case .division: a
    }
  }

  /// The area within contours by the formula of Gauss, whose curves are integrated exactly.
  private func area(_ region: CurvedRegion) -> Double {
    region.contours.joined().reduce(0) { sum, curve in
      let (a, b, c, d) = (
        curve.start.position, curve.startControl, curve.endControl, curve.end.position
      )
      func cross(_ p: PaperPoint, _ q: PaperPoint) -> Double { p.x * q.y - p.y * q.x }
      return sum
        + (6 * cross(a, b) + 3 * cross(a, c) + cross(a, d) + 3 * cross(b, c) + 3 * cross(b, d)
          + 6 * cross(c, d)) / 20
    }
  }

  @Test(arguments: seeds(300))
  func `agree with pictures of bits, by the rule of each region`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let (a, b) = (region(&random), region(&random))
    let side = 60
    let (inA, inB) = (bits(a, side: side), bits(b, side: side))
    for operation in RegionOperation.allCases {
      let parts = try #require(operation.applied(to: [a, b]))
      let found = bits(.joined(parts), side: side)
      var (wrong, seen) = (0, 0)
      for index in 0..<side * side {
        guard let isIn = found[index], let a = inA[index], let b = inB[index] else { continue }
        seen += 1
        if isIn != expected(operation, a, b) { wrong += 1 }
      }
      #expect(wrong == 0 && seen > side * side * 9 / 10, "\(operation): \(wrong) of \(seen)")
      #expect(parts.allSatisfy { $0.isClosed }, "\(operation)")
    }
  }

  @Test(arguments: seeds(60))
  func `take three regions one after the other`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 5000)
    let regions = (0..<3).map { _ in region(&random) }
    let side = 40
    let given = regions.map { bits($0, side: side) }
    for operation in RegionOperation.allCases {
      let parts = try #require(operation.applied(to: regions))
      let found = bits(.joined(parts), side: side)
      var wrong = 0
      for index in 0..<side * side {
        guard let isIn = found[index], let a = given[0][index], let b = given[1][index],
          let c = given[2][index]
        else { continue }
        let wanted = expected(operation, expected(operation, a, b), c)
        if isIn != wanted { wrong += 1 }
      }
      #expect(wrong == 0, "\(operation): \(wrong)")
      #expect(parts.allSatisfy { $0.isClosed }, "\(operation)")
    }
  }

  @Test(arguments: seeds(300))
  func `have areas that add up`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 1000)
    let (a, b) = (region(&random), region(&random))
    func area(_ operation: RegionOperation, _ regions: [CurvedRegion]) throws -> Double {
      try #require(operation.applied(to: regions)).reduce(0) { $0 + abs(self.area($1)) }
    }
    let (whole, other) = (try area(.union, [a]), try area(.union, [b]))
    let both = try area(.intersection, [a, b])
    let near = 0.001 * (whole + other)
    #expect(abs(try area(.union, [a, b]) - (whole + other - both)) < near)
    #expect(abs(try area(.difference, [a, b]) - (whole - both)) < near)
    #expect(abs(try area(.exclusion, [a, b]) - (whole + other - 2 * both)) < near)
    #expect(abs(try area(.division, [a, b]) - whole) < near)
  }

  /// A circle of four curves.
  private func circle(_ x: Double, _ y: Double, _ radius: Double) -> CurvedRegion {
    let k = radius * 0.5522847498
    let nodes = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)].map { (dx, dy) -> PathNode in
      let point = PaperPoint(x: x + radius * dx, y: y + radius * dy)
      let along = PaperVector(dx: -dy * k, dy: dx * k)
      return PathNode(point, arriving: point + -along, leaving: point + along, kind: .smooth)
    }
    return CurvedRegion([NodePath(nodes, isClosed: true)?.curves ?? []])
  }

  @Test func `keep curves: two circles become one shape of eight curves that meet in two corners`()
    throws
  {
    let (a, b) = (circle(0.4, 0.4, 0.2), circle(0.6, 0.4, 0.2))
    let parts = try #require(RegionOperation.union.applied(to: [a, b]))
    try #require(parts.count == 1 && parts[0].contours.count == 1)
    let curves = parts[0].contours[0]
    #expect(curves.count == 8, "\(curves.count)")
    let path = try #require(parts[0].paths.first)
    let corners = path.nodes.filter { $0.kind == .corner }.map(\.point)
    #expect(corners.count == 2)
    // The circles cross where both equations hold.
    for corner in corners {
      #expect(abs(corner.x - 0.5) < 1e-9)
      #expect(abs(abs(corner.y - 0.4) - 0.03.squareRoot()) < 1e-4, "\(corner)")
    }
    // The curves apart from the corners are the given ones.
    let given = (a.contours + b.contours).joined()
    #expect(curves.count { given.contains($0) } == 4)
  }

  @Test func `leave nothing of shapes apart, and a hole within a larger one`() throws {
    let (outer, inner, far) = (
      circle(0.4, 0.4, 0.2), circle(0.4, 0.4, 0.1), circle(0.9, 0.4, 0.05)
    )
    #expect(try #require(RegionOperation.intersection.applied(to: [outer, far])).isEmpty)
    #expect(try #require(RegionOperation.difference.applied(to: [inner, outer])).isEmpty)
    let ring = try #require(RegionOperation.difference.applied(to: [outer, inner]))
    #expect(ring.map(\.contours.count) == [2])
    let apart = try #require(RegionOperation.union.applied(to: [outer, far]))
    #expect(apart.map(\.contours.count) == [1, 1])
    let cut = try #require(RegionOperation.division.applied(to: [outer, inner]))
    #expect(Set(cut.map(\.contours.count)) == [1, 2])
  }

  @Test func `refuse more curves than can be combined in a moment`() {
    let many = CurvedRegion(
      (0..<2000).map { circle(Double($0 % 50) / 50, Double($0 / 50) / 50, 0.3).contours[0] })
    #expect(RegionOperation.union.applied(to: [many, circle(0.5, 0.5, 0.1)]) == nil)
  }
}

extension CurvedRegion {
  /// Whether each curve ends exactly at the start of the next.
  fileprivate var isClosed: Bool {
    contours.allSatisfy { curves in
      zip(curves, curves.dropFirst() + curves.prefix(1)).allSatisfy { $0.end == $1.start }
    }
  }
}
