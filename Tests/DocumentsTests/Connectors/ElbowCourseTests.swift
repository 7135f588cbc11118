import Base
import Documents
import TestSupport
import Testing

@Suite("An elbow between elements")
struct ElbowCourseTests {
  private static let margin = 12.0 / 400

  private func held(_ target: ConnectionTarget, gap: Double = 0) -> ConnectorCourse.End {
    .held(target, anchor: Connection.middle, gap: gap)
  }

  /// In points.
  private func course(_ start: ConnectorCourse.End, _ end: ConnectorCourse.End) -> [[Double]] {
    ElbowCourse(from: start, to: end, margin: Self.margin).points.map { point in
      [point.x, point.y].map { ($0 * 40_000).rounded() / 100 }
    }
  }

  private func target(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double
  ) throws -> ConnectionTarget {
    let joined = Joined()
    return try #require(
      ConnectionTarget(joined.shape(.rectangle, left, top, right, bottom), on: joined.paper))
  }

  @Test func `is straight if that is possible`() throws {
    let (a, b) = (try target(50, 50, 100, 100), try target(200, 60, 260, 90))
    #expect(course(held(a), held(b)) == [[100, 75], [200, 75]])
  }

  @Test func `turns halfway between elements beside each other`() throws {
    let (a, b) = (try target(50, 50, 100, 100), try target(200, 70, 260, 120))
    #expect(course(held(a), held(b)) == [[100, 75], [150, 75], [150, 95], [200, 95]])
  }

  @Test func `turns once towards an element across the corner`() throws {
    let (a, b) = (try target(50, 50, 100, 100), try target(200, 200, 260, 260))
    #expect(course(held(a), held(b)).count == 3)
  }

  @Test func `turns once towards a free end`() throws {
    let a = try target(50, 50, 100, 100)
    let end = ConnectorCourse.End.free(Joined().point(200, 200))
    #expect(course(held(a), end).count == 3)
    #expect(course(held(a), .free(Joined().point(200, 75))) == [[100, 75], [200, 75]])
  }

  @Test func `is straight between elements nearly at the same height, and turns beyond that`()
    throws
  {
    let a = try target(50, 50, 100, 100)
    #expect(course(held(a), held(try target(200, 60, 260, 110))) == [[100, 80], [200, 80]])
    #expect(course(held(a), .free(Joined().point(200, 85))) == [[100, 85], [200, 85]])
    #expect(course(held(a), held(try target(200, 63, 260, 113))).count == 4)
  }

  @Test func `leaves at the side that it aims at, which is the nearer to the other near a corner`()
    throws
  {
    let (a, b) = (try target(50, 50, 100, 100), try target(200, 150, 260, 200))
    func start(_ x: Double, _ y: Double) -> [[Double]] {
      let end = ConnectorCourse.End.held(a, anchor: UnitPoint(x: x, y: y), gap: 0)
      return Array(course(end, held(b)).prefix(2))
    }
    // As far as the margin.
    #expect(start(0, 0.5) == [[50, 75], [38, 75]])
    #expect(start(1, 0.5).first == [100, 75] && start(0.5, 1).first == [75, 100])
    #expect(start(0.5, 0) == [[75, 50], [75, 38]])
    // Away from the corner itself, by half of the margin.
    #expect([[100, 94], [94, 100]].contains(start(1, 1)[0]))
    #expect(start(1, 0).first == [100, 56] && start(0, 1).first == [56, 100])
  }

  @Test func `follows its elements, and an undo takes both back`() throws {
    var joined = Joined()
    let a = joined.add(joined.shape(.rectangle, 50, 50, 100, 100))
    let b = joined.add(joined.shape(.rectangle, 200, 150, 260, 200))
    var line = joined.shape(.line, 0, 0, 1, 1)
    line.connections = LineConnections(
      start: Connection(a, anchor: Connection.middle),
      end: Connection(b, anchor: Connection.middle), course: .elbow)
    let id = joined.add(line.connected(on: joined.paper, to: joined.target))
    let before = joined.painting.elements
    let path = try #require(joined.element(id)?.content.path)
    #expect(path.nodes.count > 2 && joined.held(by: id) == [a, b])
    joined.move(b, by: 40, -120)
    #expect(joined.element(id)?.content.path != path && joined.held(by: id) == [a, b])
    let moved = joined.painting.elements
    joined.painting.undo()
    #expect(joined.painting.elements == before)
    joined.painting.redo()
    #expect(joined.painting.elements == moved)
    joined.painting.undo()
    // Moved away, it lets go and runs between its new ends.
    joined.move(id, by: 0, 60)
    #expect(joined.held(by: id).isEmpty && joined.element(id)?.connections.course == .elbow)
  }

  @Test func `is round at its corners`() throws {
    let points = [(0.0, 0.0), (0.5, 0), (0.5, 0.02)].map { PaperPoint(x: $0.0, y: $0.1) }
    let path = try #require(NodePath(along: points, cornerRadius: 0.05))
    // At most half of the shorter line is curved.
    let places = [(0.0, 0.0), (0.49, 0), (0.5, 0.01), (0.5, 0.02)]
    #expect(path.nodes.count == places.count)
    for (node, place) in zip(path.nodes, places) {
      #expect((node.point - PaperPoint(x: place.0, y: place.1)).length < 1e-12)
    }
    #expect(path.isStraight(0) && !path.isStraight(1) && path.isStraight(2))
  }

  @Test func `keeps its course in files`() {
    let connection = Connection(ElementID(5), anchor: Connection.middle)
    for course in LineCourse.allCases {
      for connections in [
        LineConnections(course: course), LineConnections(end: connection, course: course),
        LineConnections(start: connection, end: connection, course: course),
      ] where !connections.isEmpty {
        #expect(LineConnections(text: connections.text) == connections)
      }
    }
    #expect(LineConnections(text: "") == nil && LineConnections(text: "straight") == nil)
    #expect(LineConnections(text: "elbow elbow") == nil)
  }
}
