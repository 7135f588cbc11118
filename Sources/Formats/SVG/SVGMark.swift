import Base
import Documents

/// One element that an SVG file draws.
struct SVGMark {
  /// Where our own files say that it lies among the others.
  var order: Int?
  var stroke: Stroke
  var home: SVGHome
  /// Where our own files say which layer it is of.
  var layer: UInt32?
  /// What our own files say that it holds on to, by orders from 1.
  var connections = LineConnections.none
  /// The element of the file whose picture it is; nil for any other mark.
  var part: Int?
  /// By which others name it, from 0; nil where none does.
  var number: Int?
  /// Erasers that come before it, and took ink off it before another program moved it.
  var erasures: [Stroke] = []
}

extension [SVGMark] {
  /// Erasers that are noted for moved marks, all together.
  private static let mostErasures = 100_000

  /// The marks of a layer in a file of ours, which has erasers apart from what they erase, with the erasers among the
  /// others.
  ///
  /// Anything else lies where the file has it, since another program may have moved it there. An eraser comes before
  /// the first mark that was drawn after it, and before what another program added there; a mark that was drawn before
  /// it and comes later has the gap for itself.
  var withErasersInOrder: [SVGMark] {
    let erasers = filter(\.isApart).sorted { ($0.order ?? 0) < ($1.order ?? 0) }
    guard !erasers.isEmpty else { return self }
    let others = filter { !$0.isApart }
    // What was added is under what follows it.
    var ends: [Int] = []
    for mark in others.reversed() { ends.append(mark.order ?? ends.last ?? .max) }
    var result: [SVGMark] = []
    var (count, erasureCount) = (0, 0)
    for (var mark, end) in zip(others, ends.reversed()) {
      while count < erasers.count, let order = erasers[count].order, order < end {
        result.append(erasers[count])
        count += 1
      }
      if let order = mark.order, erasureCount < Self.mostErasures {
        let late = erasers[..<count].reversed().prefix { ($0.order ?? 0) > order }
        mark.erasures = late.reversed().map(\.stroke)
        erasureCount += mark.erasures.count
      }
      result.append(mark)
    }
    return result + erasers[count...]
  }

  /// Numbers the marks by their orders, so that they can be named; those without one, and copies, behind all of them.
  mutating func number() {
    var known: Set<Int> = []
    var next = (compactMap(\.order).max() ?? 0) + 1
    for index in indices {
      if let order = self[index].order, known.insert(order).inserted {
        self[index].number = order
      } else {
        self[index].number = next
        next += 1
      }
    }
  }
}

extension SVGMark {
  /// A place for the picture of an element, which is drawn in the end.
  init(part: Int, home: SVGHome) {
    self.init(
      stroke: Stroke(width: PaperScale.length(ofPoints: 1), samples: []), home: home, part: part)
  }

  /// How many times its ink is laid over what is below: a line is over what lies within it.
  var coatCount: Int {
    let fill = stroke.style.fill.map { $0.color.alpha > 0 } ?? false
    return fill && stroke.style.color.alpha > 0 ? 2 : 1
  }

  /// Whether the file has it apart from what it erases.
  fileprivate var isApart: Bool { stroke.tool == .eraser && order != nil }
}
