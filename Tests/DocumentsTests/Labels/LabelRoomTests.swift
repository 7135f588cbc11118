import Base
import Documents
import Testing

@Suite("The room of a label")
struct LabelRoomTests {
  private let joined = Joined()

  private func room(_ element: PaintingElement) throws -> LabelRoom {
    try #require(LabelRoom(in: element, on: joined.paper))
  }

  /// Centre, width and height in points of the paper of 400, and the direction in degrees.
  private func numbers(_ room: LabelRoom) -> [Double] {
    let lengths = [room.center.x, room.center.y, room.width, room.height].map {
      ($0 * 4000).rounded() / 10
    }
    return lengths + [PaperAngle.degrees(of: room.axis).rounded()]
  }

  /// The line is 2 points wide, and the margin 4 of 1600.
  private let margin = 1.0 + 1

  @Test func `is a rectangle without its line and a margin`() throws {
    let room = try room(joined.shape(.rectangle, 100, 50, 300, 150))
    #expect(numbers(room) == [200, 100, 200 - 2 * margin, 100 - 2 * margin, 0])
  }

  @Test func `is the largest box within an ellipse`() throws {
    let room = try room(joined.shape(.ellipse, 100, 50, 300, 150))
    #expect(numbers(room) == [200, 100, 137.4, 66.7, 0])
  }

  @Test func `turns with a shape, and is not mirrored`() throws {
    let box = joined.shape(.rectangle, 100, 50, 300, 150)
    let center = joined.point(200, 100)
    let turned = box.moved(
      by: .rotation(to: PaperVector(dx: 0, dy: 1), about: center), on: joined.paper)
    #expect(numbers(try room(turned)) == [200, 100, 196, 96, 90])
    let flipped = box.moved(by: .scaling(x: -1, y: 1, about: center), on: joined.paper)
    #expect(numbers(try room(flipped)) == [200, 100, 196, 96, 0])
    let upsideDown = box.moved(by: .scaling(x: 1, y: -1, about: center), on: joined.paper)
    #expect(numbers(try room(upsideDown)) == [200, 100, 196, 96, 0])
  }

  @Test func `is within a slanted shape`() throws {
    let box = joined.shape(.rectangle, 100, 50, 300, 150)
    let slant = PaperMap(xx: 1, xy: 0.5, yx: 0, yy: 1, x0: 0, y0: 0)
    let element = box.moved(by: slant, on: joined.paper)
    let room = try room(element)
    #expect(numbers(room)[4] == 0 && numbers(room)[2] == 150 - 2 * margin)
    expectWithin(room, element)
  }

  @Test func `is within a triangle, and near to its wide side`() throws {
    let triangle = joined.polygon((100, 200), (300, 200), (200, 50))
    let room = try room(triangle)
    expectWithin(room, triangle)
    #expect(room.center.y > joined.point(0, 125).y && room.width > 0.1)
  }

  @Test(arguments: [ShapeKind.rectangle, .ellipse, .rounded])
  func `has all its corners within the shape`(kind: ShapeKind) throws {
    let shape = joined.shape(kind, 40, 60, 80, 260)
    expectWithin(try room(shape), shape)
  }

  private func expectWithin(_ room: LabelRoom, _ element: PaintingElement) {
    let target = ConnectionTarget(element, on: joined.paper)
    for (x, y) in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)] {
      let corner = room.center + room.axis * (x * room.width) + room.normal * (y * room.height)
      #expect(target?.contains(corner) == true, "\(x) \(y)")
    }
  }

  @Test func `is upright in the middle of a line, and leaves its ends`() throws {
    let flat = try room(joined.shape(.line, 100, 100, 300, 150))
    #expect(numbers(flat).prefix(3) == [200, 125, 140] && flat.axis.dx == 1)
    let steep = try room(joined.shape(.line, 200, 50, 180, 250))
    #expect(numbers(steep)[3] == 140 && steep.axis.dx == 1)
  }

  @Test func `is in closed lines, areas and straight lines alone`() {
    func hasRoom(_ element: PaintingElement) -> Bool {
      LabelRoom(in: element, on: joined.paper) != nil
    }
    let spiral = ShapeKind(rawValue: "spiral") ?? .rectangle
    #expect(!hasRoom(joined.shape(spiral, 0, 0, 100, 100)))
    #expect(!hasRoom(PaintingElement(.eraser([Sample(position: .zero)]), width: 0.1)))
    #expect(!hasRoom(joined.shape(.rectangle, 100, 50, 100, 50)))
    #expect(hasRoom(joined.polygon((0, 0), (100, 0), (0, 100))))
  }
}

extension UnitPoint {
  fileprivate static let zero = UnitPoint(x: 0, y: 0)
}
