import Base
import TestSupport
import Testing

@testable import Documents

@Suite("An elbow between any elements")
struct ElbowPropertyTests {
  private static let margin = 6.0 / 400

  /// Two elements apart from each other, and others in between.
  private struct Board {
    var joined = Joined()
    var random: SeededRandom
    private(set) var ends: [ConnectionTarget] = []
    private(set) var others: [PaperBox] = []

    init(seed: UInt64, others count: Int) {
      random = SeededRandom(seed: seed)
      var boxes: [PaperBox] = []
      for _ in 0..<200 where boxes.count < count + 2 {
        let box = box(upTo: count == 0 ? 90 : 50)
        if boxes.allSatisfy({ !$0.grown(by: 2).intersects(box) }) { boxes.append(box) }
      }
      for (index, box) in boxes.enumerated() {
        let kinds: [ShapeKind] = [.rectangle, .ellipse, .rounded]
        let kind = kinds[Int.random(in: 0..<(index < 2 ? 3 : 1), using: &random)]
        let id = joined.add(joined.shape(kind, box.left, box.top, box.right, box.bottom))
        guard let target = joined.target(id) else { continue }
        if index < 2 {
          ends.append(target)
        } else {
          others.append(PaperBox(target.outline.joined()))
        }
      }
    }

    private mutating func box(upTo size: Double) -> PaperBox {
      let (x, y) = (
        Double.random(in: 0...300, using: &random), Double.random(in: 0...200, using: &random)
      )
      return PaperBox(
        from: PaperPoint(x: x, y: y),
        to: PaperPoint(
          x: x + .random(in: 10...size, using: &random),
          y: y + .random(in: 10...size, using: &random)))
    }

    /// An end of the line at the middle of an element, or anywhere in it.
    mutating func end(_ index: Int) -> ConnectorCourse.End {
      let isInMiddle = random.one(in: 2)
      let (x, y) = (
        Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random)
      )
      return .held(
        ends[index], anchor: isInMiddle ? Connection.middle : UnitPoint(x: x, y: y), gap: 0.002)
    }

    func course(_ start: ConnectorCourse.End, _ end: ConnectorCourse.End) -> [PaperPoint] {
      ElbowCourse(
        from: start, to: end, margin: margin,
        around: ElbowObstacles(of: joined.painting, on: joined.paper)
      ).points
    }
  }

  private func runs(_ points: [PaperPoint]) -> [(from: PaperPoint, to: PaperPoint)] {
    zip(points, points.dropFirst()).map { ($0, $1) }
  }

  @Test(arguments: seeds(500))
  func `keeps out of both, leaves them at right angles, without jogs and with the fewest corners`(
    seed: Int
  ) throws {
    var board = Board(seed: UInt64(seed), others: 0)
    try #require(board.ends.count == 2)
    let (start, end) = (board.end(0), board.end(1))
    let points = board.course(start, end)
    #expect(points == board.course(start, end))
    #expect(points.count > 1 && points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    for (from, to) in runs(points) {
      #expect(abs(from.x - to.x) < 1e-9 || abs(from.y - to.y) < 1e-9)
      for target in board.ends {
        for part in [0.1, 0.25, 0.5, 0.75, 0.9] {
          #expect(!target.contains(from.point(part, towards: to)))
        }
      }
    }
    func leaves(_ target: ConnectionTarget, _ end: PaperPoint, _ next: PaperPoint) -> Bool {
      // Once out of the edge, a straight way back to it crosses it.
      target.contains(end + (end - next) * (0.004 / (end - next).length))
        || (target.nearestEdge(to: end) - end).length < 0.003
    }
    #expect(leaves(board.ends[0], points[0], points[1]))
    #expect(leaves(board.ends[1], points[points.count - 1], points[points.count - 2]))
    for index in points.indices.dropFirst().dropLast(2) {
      let step = points[index + 1] - points[index]
      let (before, after) = (
        points[index] - points[index - 1], points[index + 2] - points[index + 1]
      )
      #expect(before.dot(after) <= 0 || step.length >= Self.margin / 2, "\(points)")
    }
    let fewest = FewestCorners(from: start, to: end, margin: Self.margin).count
    #expect(points.count - 2 <= fewest ?? .max)
  }

  @Test(arguments: seeds(500))
  func `crosses nothing else on its way`(seed: Int) throws {
    var board = Board(seed: UInt64(seed), others: seed % 14)
    try #require(board.ends.count == 2)
    let points = board.course(board.end(0), board.end(1))
    for (from, to) in runs(points) {
      #expect(!board.others.contains { $0.isCrossed(from, to) })
      #expect(!board.ends.contains { $0.contains(from.point(0.5, towards: to)) })
    }
  }
}

/// A search among all ways along the sides of two rooms for the one with the fewest corners.
private struct FewestCorners {
  /// Nil if there is no way.
  private(set) var count: Int?
  private let columns: [Double]
  private let rows: [Double]
  private let rooms: [PaperBox]

  private struct Place: Hashable {
    let column: Int
    let row: Int
    let direction: ElbowDirection
  }

  init(from start: ConnectorCourse.End, to end: ConnectorCourse.End, margin: Double) {
    let places = ElbowRoom.apart([start.box, end.box], [], margin: margin, within: nil)
    let (first, last) = (
      ElbowTarget(start, places[0], margin), ElbowTarget(end, places[1], margin)
    )
    let (starts, ends) = (first.exits(avoiding: [last.box]), last.exits(avoiding: [first.box]))
    rooms = [first.room, last.room]
    let turns = (starts + ends).map(\.turn)
    columns = Set(rooms.flatMap { [$0.left, $0.right] } + turns.map(\.x)).sorted()
    rows = Set(rooms.flatMap { [$0.top, $0.bottom] } + turns.map(\.y)).sorted()
    var reached: Set<Place> = []
    var next: [Place] = []
    for exit in starts {
      guard let column = columns.firstIndex(of: exit.turn.x),
        let row = rows.firstIndex(of: exit.turn.y), let direction = exit.direction
      else { continue }
      next.append(Place(column: column, row: row, direction: direction))
    }
    for corners in 0...8 where count == nil {
      var turned: [Place] = []
      var open = next.filter { reached.insert($0).inserted }
      while let place = open.popLast() {
        for exit in ends where isAt(place, exit) && exit.direction != place.direction {
          let here = corners + (exit.direction == place.direction.opposite ? 0 : 1)
          count = min(count ?? .max, here)
        }
        for direction in ElbowDirection.allCases where direction != place.direction.opposite {
          guard let step = step(place, direction) else { continue }
          if direction != place.direction {
            turned.append(step)
          } else if reached.insert(step).inserted {
            open.append(step)
          }
        }
      }
      next = turned
    }
  }

  private func isAt(_ place: Place, _ exit: ElbowExit) -> Bool {
    exit.turn.x == columns[place.column] && exit.turn.y == rows[place.row]
  }

  private func step(_ place: Place, _ direction: ElbowDirection) -> Place? {
    let (column, row) = (
      place.column + Int(direction.vector.dx), place.row + Int(direction.vector.dy)
    )
    guard columns.indices.contains(column), rows.indices.contains(row) else { return nil }
    let from = PaperPoint(x: columns[place.column], y: rows[place.row])
    let to = PaperPoint(x: columns[column], y: rows[row])
    return rooms.contains { $0.isCrossed(from, to) }
      ? nil : Place(column: column, row: row, direction: direction)
  }
}
