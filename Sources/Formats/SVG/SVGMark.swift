import Base
import Documents

/// An element drawn by an SVG file.
struct SVGMark {
  /// The position among the others, from our own files.
  var order: Int?
  var stroke: Stroke
  var home: SVGHome
  /// The number of its layer, from our own files.
  var layer: UInt32?
  /// The connections from our own files, by orders from 1.
  var connections = LineConnections.none
  /// The owner of a label from our own files, by its order from 1.
  var label: TextLabel?
  /// The element of the file that it was drawn for, in files of other programs.
  var source: Int?
  /// By which a text along its line names it.
  var key: Int?
  /// The key of the line that a text runs along, in files of other programs.
  var ownerKey: Int?
  /// The element of the file whose picture it is; nil for any other mark.
  var part: Int?
  /// By which others name it, from 0; nil where none does.
  var number: Int?
  /// Earlier erasers that affected it before another program moved it.
  var erasures: [Stroke] = []
}

extension [SVGMark] {
  /// The limit of erasers recorded for moved marks altogether.
  private static let mostErasures = 100_000

  /// The marks of a layer in one of our files, which stores erasers separately, merged into the order of the others.
  ///
  /// Other elements keep their position in the file, since another program may have moved them. An eraser goes before
  /// the first mark drawn after it, and before anything another program added there; a mark drawn before it that comes
  /// later records the erasure individually.
  var withErasersInOrder: [SVGMark] {
    let erasers = filter(\.isApart).sorted { ($0.order ?? 0) < ($1.order ?? 0) }
    guard !erasers.isEmpty else { return self }
    let others = filter { !$0.isApart }
    // An added mark is below its successor.
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

  /// Numbers the marks by their orders, for references; those without one, and copies, after all others.
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
