import Base

/// A box that a line goes round, and the room around it that it keeps out of.
struct ElbowRoom: Equatable {
  /// The box of the element; a point for a free end.
  let box: PaperBox
  private(set) var room: PaperBox

  /// The part of the room that a line keeps out of even if it has fewer corners within.
  var core: PaperBox {
    PaperBox(
      from: PaperPoint(x: (box.left + room.left) / 2, y: (box.top + room.top) / 2),
      to: PaperPoint(x: (box.right + room.right) / 2, y: (box.bottom + room.bottom) / 2))
  }

  private init(_ box: PaperBox, margin: Double) {
    (self.box, room) = (box, box.grown(by: margin))
  }

  /// Returns the rooms of the connected elements and then of the obstacles. Neighbouring rooms meet halfway: they
  /// overlap only if the elements do, so that a line can run between any two.
  ///
  /// - Parameters:
  ///   - ends: boxes of elements; a point without a room for a free end.
  ///   - paper: the rooms of obstacles are kept within it as far as the obstacles are.
  static func apart(
    _ ends: [PaperBox], _ obstacles: [PaperBox], margin: Double, within paper: PaperBox?
  ) -> [ElbowRoom] {
    var rooms = ends.map { ElbowRoom($0, margin: $0.width > 0 || $0.height > 0 ? margin : 0) }
    rooms += obstacles.map { box in
      var room = ElbowRoom(box, margin: margin)
      if let paper { room.limit(to: paper) }
      return room
    }
    for one in rooms.indices {
      for other in rooms.indices where other > one {
        let (a, b) = (rooms[one], rooms[other])
        rooms[one].keepAway(from: b.box)
        rooms[other].keepAway(from: a.box)
      }
    }
    return rooms
  }

  private mutating func keepAway(from other: PaperBox) {
    let across = max(other.left - box.right, box.left - other.right)
    let down = max(other.top - box.bottom, box.top - other.bottom)
    guard max(across, down) >= 0 else { return }
    if across >= down {
      let isAfter = other.left >= box.right
      limit(
        isAfter ? .right : .left,
        to: isAfter ? (box.right + other.left) / 2 : (other.right + box.left) / 2)
    } else {
      let isAfter = other.top >= box.bottom
      limit(
        isAfter ? .down : .up,
        to: isAfter ? (box.bottom + other.top) / 2 : (other.bottom + box.top) / 2)
    }
  }

  private mutating func limit(to paper: PaperBox) {
    if box.right < paper.right { limit(.right, to: (box.right + paper.right) / 2) }
    if box.left > paper.left { limit(.left, to: (box.left + paper.left) / 2) }
    if box.bottom < paper.bottom { limit(.down, to: (box.bottom + paper.bottom) / 2) }
    if box.top > paper.top { limit(.up, to: (box.top + paper.top) / 2) }
  }

  private mutating func limit(_ side: ElbowDirection, to place: Double) {
    let (left, right) = (
      side == .left ? max(room.left, place) : room.left,
      side == .right ? min(room.right, place) : room.right
    )
    let (top, bottom) = (
      side == .up ? max(room.top, place) : room.top,
      side == .down ? min(room.bottom, place) : room.bottom
    )
    room = PaperBox(from: PaperPoint(x: left, y: top), to: PaperPoint(x: right, y: bottom))
  }
}

extension PaperBox {
  /// Whether a line along an axis runs through the inside.
  func isCrossed(_ start: PaperPoint, _ end: PaperPoint) -> Bool {
    let near = PaintingElement.courseTolerance
    let (fromX, toX) = (min(start.x, end.x), max(start.x, end.x))
    let (fromY, toY) = (min(start.y, end.y), max(start.y, end.y))
    if toY - fromY <= near {
      return max(fromX, left) < min(toX, right) - near && top + near < start.y
        && start.y < bottom - near
    }
    return toX - fromX <= near && max(fromY, top) < min(toY, bottom) - near
      && left + near < start.x && start.x < right - near
  }
}
