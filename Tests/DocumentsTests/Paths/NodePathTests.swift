import Base
import Documents
import TestSupport
import Testing

@Suite("A path")
struct NodePathTests {
  private func path(
    _ random: inout SeededRandom, isClosed: Bool, count: Int = 5
  ) throws -> NodePath {
    func number() -> Double { Double.random(in: 0...1, using: &random) }
    func point() -> PaperPoint { PaperPoint(x: number(), y: number()) }
    let nodes = (0..<count).map { _ in
      let place = point()
      var node = PathNode(place, pressure: number())
      switch Int.random(in: 0...3, using: &random) {
      case 0: break
      case 1: (node.arriving, node.leaving) = (point(), point())
      case 2:
        let way = point() - place
        (node.arriving, node.leaving) = (place + way, place + way * -0.5)
        node.kind = .smooth
      default:
        let way = point() - place
        (node.arriving, node.leaving) = (place + way, place + -way)
        node.kind = .symmetric
      }
      return node
    }
    return try #require(NodePath(nodes, isClosed: isClosed))
  }

  private func distance(_ a: PaperPoint, _ b: PaperPoint) -> Double { (a - b).length }

  /// How far three points are from a line, relative to their distances.
  private func bend(_ node: PathNode) -> Double {
    let (back, forth) = (node.arriving - node.point, node.leaving - node.point)
    guard back.length > 0, forth.length > 0 else { return 0 }
    return abs(back.dx * forth.dy - back.dy * forth.dx) / (back.length * forth.length)
  }

  @Test(arguments: 0..<40)
  func `keeps its course when a node is added`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let path = try path(&random, isClosed: seed % 2 == 0)
    for index in 0..<path.curveCount {
      let t = Double.random(in: 0.05...0.95, using: &random)
      var changed = path
      let new = changed.insertNode(on: index, at: t)
      #expect(new == index + 1)
      #expect(changed.nodes.count == 6 && changed.isClosed == path.isClosed)
      let (whole, first, second) = (
        path.curve(index), changed.curve(index), changed.curve(index + 1)
      )
      for step in 0...20 {
        let part = Double(step) / 20
        if path.isStraight(index) {
          // The parameter of a straight line is another one, but the line is the same.
          let place = first.knot(at: part).position
          let chord = whole.end.position - whole.start.position
          let offset = place - whole.start.position
          #expect(abs(chord.dx * offset.dy - chord.dy * offset.dx) <= 1e-9)
        } else {
          let start = whole.knot(at: part * t).position
          let end = whole.knot(at: t + part * (1 - t)).position
          #expect(distance(first.knot(at: part).position, start) <= 1e-9)
          #expect(distance(second.knot(at: part).position, end) <= 1e-9)
        }
      }
      // All others keep every bit.
      let next = index + 1 < path.nodes.count ? index + 1 : 0
      for other in path.nodes.indices where other != index && other != next {
        #expect(changed.nodes[other > index ? other + 1 : other] == path.nodes[other])
      }
      #expect(changed.nodes[index].point == path.nodes[index].point)
      #expect(changed.nodes[index].arriving == path.nodes[index].arriving)
    }
  }

  @Test func `adds no node at the ends of a curve, and none on a curve that is not there`() throws {
    var path = try #require(NodePath([PathNode(.zero), PathNode(PaperPoint(x: 1, y: 0))]))
    let before = path
    for (index, t) in [(0, 0.0), (0, 1), (1, 0.5), (-1, 0.5)] {
      let new = path.insertNode(on: index, at: t)
      #expect(new == nil && path == before)
    }
  }

  @Test(arguments: 0..<40)
  func `keeps the handles of smooth nodes in line, and others in place`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let path = try path(&random, isClosed: true)
    for index in path.nodes.indices {
      for side in PathNode.Side.allCases {
        var changed = path
        let place = PaperPoint(
          x: .random(in: -1...2, using: &random), y: .random(in: -1...2, using: &random))
        changed.moveHandle(side, of: index, to: place)
        let (old, new) = (path.nodes[index], changed.nodes[index])
        #expect(new[side] == place && new.point == old.point && new.kind == old.kind)
        switch old.kind {
        case .corner: #expect(new[side.other] == old[side.other])
        case .smooth:
          #expect(bend(new) <= 1e-9)
          let lengths = (distance(new[side.other], new.point), distance(old[side.other], old.point))
          #expect(abs(lengths.0 - lengths.1) <= 1e-9)
        case .symmetric:
          #expect(bend(new) <= 1e-9)
          #expect(abs(distance(new.arriving, new.point) - distance(new.leaving, new.point)) <= 1e-9)
        }
        for other in path.nodes.indices where other != index {
          #expect(changed.nodes[other] == path.nodes[other])
        }
        changed = path
        changed.moveHandle(side, of: index, to: place, isAlone: true)
        #expect(changed.nodes[index][side.other] == old[side.other])
        #expect(changed.nodes[index].kind == .corner)
      }
    }
  }

  @Test(arguments: 0..<40)
  func `passes the point to which its curve is dragged`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let path = try path(&random, isClosed: false)
    let offset = PaperVector(
      dx: .random(in: -0.3...0.3, using: &random), dy: .random(in: -0.3...0.3, using: &random))
    for index in 0..<path.curveCount {
      let t = Double.random(in: 0.1...0.9, using: &random)
      var changed = path
      changed.bendCurve(index, at: t, by: offset)
      let (before, after) = (path.curve(index), changed.curve(index))
      #expect(distance(after.knot(at: t).position, before.knot(at: t).position + offset) <= 1e-9)
      #expect(after.start.position == before.start.position)
      #expect(after.end.position == before.end.position)
      for node in changed.nodes where node.kind != .corner { #expect(bend(node) <= 1e-9) }
      for other in path.nodes.indices where other != index && other != index + 1 {
        #expect(changed.nodes[other] == path.nodes[other])
      }
    }
  }

  @Test func `moves nodes with their handles and leaves the others alone`() throws {
    var random = SeededRandom(seed: 7)
    let path = try path(&random, isClosed: true)
    var changed = path
    let offset = PaperVector(dx: 0.25, dy: -0.125)
    changed.moveNodes([1, 3, 9], by: offset)
    for index in path.nodes.indices {
      let (old, new) = (path.nodes[index], changed.nodes[index])
      guard index == 1 || index == 3 else {
        #expect(new == old)
        continue
      }
      #expect(new.point == old.point + offset && new.arriving == old.arriving + offset)
      #expect(new.leaving == old.leaving + offset && new.kind == old.kind)
    }
  }

  @Test func `is the same again after a node was added and removed`() throws {
    let path = try #require(
      NodePath([
        PathNode(.zero, leaving: PaperPoint(x: 0.25, y: 0.5)),
        PathNode(PaperPoint(x: 1, y: 0), arriving: PaperPoint(x: 0.75, y: 0.5)),
      ]))
    var changed = path
    changed.insertNode(on: 0, at: 0.375)
    let isRemoved = changed.removeNodes([1])
    #expect(isRemoved && changed.nodes.count == 2)
    let (before, after) = (path.curve(0), changed.curve(0))
    for step in 0...10 {
      let t = Double(step) / 10
      #expect(distance(before.knot(at: t).position, after.knot(at: t).position) < 1e-2)
    }
  }

  @Test func `stays straight round a removed corner, and two nodes are the least`() throws {
    let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map {
      PathNode(PaperPoint(x: $0.0, y: $0.1))
    }
    var path = try #require(NodePath(corners, isClosed: true))
    var isRemoved = path.removeNodes([1])
    #expect(isRemoved && path.nodes == [corners[0], corners[2], corners[3]])
    isRemoved = path.removeNodes([0])
    #expect(isRemoved && path.nodes.count == 2)
    let before = path
    isRemoved = path.removeNodes([0])
    #expect(!isRemoved && path == before)
    isRemoved = path.removeNodes([])
    #expect(isRemoved && path == before)
  }

  @Test func `breaks into parts that join to the same path`() throws {
    var random = SeededRandom(seed: 3)
    let open = try path(&random, isClosed: false)
    let parts = open.broken(at: 2)
    #expect(parts.map(\.nodes.count) == [3, 3])
    #expect(parts[0].curves == Array(open.curves[..<2]))
    #expect(parts[1].curves == Array(open.curves[2...]))
    #expect(parts[0].joined(to: parts[1])?.curves == open.curves)
    #expect(open.broken(at: 0) == [open] && open.broken(at: 4) == [open])
    #expect(open.broken(at: 9) == [open])
    let closed = try path(&random, isClosed: true)
    let opened = closed.broken(at: 1)
    #expect(opened.count == 1 && opened[0].nodes.count == 6 && !opened[0].isClosed)
    #expect(opened[0].curves == Array(closed.curves[1...] + closed.curves[..<1]))
    var again = opened[0]
    again.close(joiningWithin: 0)
    #expect(again.isClosed && again.curves == opened[0].curves)
    #expect(open.reversed.reversed == open)
  }

  @Test func `gets handles along its neighbours when a corner becomes smooth`() throws {
    let corners = [(0.0, 0.0), (0.3, 0.3), (0.9, 0)].map { PathNode(PaperPoint(x: $0.0, y: $0.1)) }
    var path = try #require(NodePath(corners))
    path.setKind(.smooth, of: [1])
    #expect(path.nodes[1].kind == .smooth && bend(path.nodes[1]) < 1e-12)
    #expect(path.nodes[1].arriving.y == 0.3 && path.nodes[1].leaving.x > 0.3)
    #expect(path.nodes[0] == corners[0] && path.nodes[2] == corners[2])
    path.setKind(.symmetric, of: [1])
    let node = path.nodes[1]
    #expect(abs(distance(node.arriving, node.point) - distance(node.leaving, node.point)) < 1e-12)
    path.setKind(.corner, of: [1])
    #expect(path.nodes[1].arriving == node.arriving && path.nodes[1].kind == .corner)
    path.removeHandles(of: [1])
    #expect(path.nodes == corners)
  }

  @Test(arguments: 0..<20)
  func `is the same again as text, bit for bit`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var path = try path(&random, isClosed: seed % 2 == 0, count: Int(seed) + 1)
    path.isOfStroke = seed % 3 == 0
    #expect(NodePath(text: path.text) == path)
  }

  @Test(arguments: [
    "", "open", "open;", "shut;corner 1 0 0", "open;corner 1 0", "open;corner 1 0 0 0 0",
    "open;round 1 0 0", "open;corner 2 0 0", "open;corner 1 nan 0", "open;corner 1 0 inf",
    "open stroke more;corner 1 0 0", "closed;corner 1 0 0", "open;corner 1 x 0",
  ])
  func `is refused as other text`(text: String) { #expect(NodePath(text: text) == nil) }

  @Test func `has no numbers that are not finite`() {
    #expect(NodePath([]) == nil)
    #expect(NodePath([PathNode(PaperPoint(x: .nan, y: 0))]) == nil)
    #expect(NodePath([PathNode(.zero, arriving: PaperPoint(x: 0, y: .infinity))]) == nil)
    #expect(NodePath([PathNode(.zero, pressure: 2)]) == nil)
  }
}

extension PaperPoint {
  fileprivate static let zero = PaperPoint(x: 0, y: 0)
}
