import Base
import Documents

/// What a `<text>` says, as far as it was read: pieces that look alike and follow each other.
struct SVGTextRuns {
  struct Run {
    fileprivate(set) var bytes: [UInt8] = []
    let style: SVGStyle
    let map: PaperMap
    /// Where its first letter stands on its base line; nil behind the last one.
    var x: Double?
    var y: Double?
    /// How far from there.
    var dx = 0.0
    var dy = 0.0
  }

  private(set) var runs: [Run] = []
  private var byteCount = 0
  /// Of more, nobody could read it.
  private static let mostBytes = 1 << 16
  /// Whether some of it was too much.
  private(set) var isCut = false

  /// A `<text>` or an element in it begins.
  mutating func begin(_ attributes: [String: String], _ style: SVGStyle, _ map: PaperMap) {
    func first(_ name: String) -> Double? {
      let axis: SVGLengths.Axis = name.hasSuffix("x") ? .x : .y
      return attributes[name].flatMap { style.lengths.length($0, along: axis) }
    }
    runs.append(
      Run(
        style: style, map: map, x: first("x"), y: first("y"), dx: first("dx") ?? 0,
        dy: first("dy") ?? 0))
  }

  /// An element in it ended: what follows looks as what is around it.
  mutating func resume(_ style: SVGStyle, _ map: PaperMap) {
    runs.append(Run(style: style, map: map))
  }

  mutating func append(_ bytes: some Collection<UInt8>) {
    guard !runs.isEmpty else { return }
    guard !isCut, byteCount + bytes.count <= Self.mostBytes else {
      isCut = true
      return
    }
    byteCount += bytes.count
    runs[runs.count - 1].bytes.append(contentsOf: bytes)
  }

  /// Whether pieces with several styles are held by one anchor that is not their start: how far each goes must be known
  /// to place the first.
  var shareAnchor: Bool {
    var (count, isHeld) = (0, false)
    for (run, text) in pieces {
      if run.x != nil || run.y != nil { (count, isHeld) = (0, false) }
      isHeld = isHeld || run.style.textAnchor != .start
      if !text.isEmpty { count += 1 }
      if isHeld, count > 1 { return true }
    }
    return false
  }

  /// The runs that say something, with white space as browsers have it: one space for any, none at the ends.
  var pieces: [(run: Run, text: String)] {
    var pieces: [(run: Run, text: String)] = []
    var isAfterSpace = true
    for run in runs {
      var text = ""
      let startsAnew = run.x != nil || run.y != nil
      if startsAnew { isAfterSpace = true }
      for character in String(decoding: run.bytes, as: UTF8.self) {
        let isSpace = character.isWhitespace
        if isSpace, isAfterSpace { continue }
        text.append(isSpace ? " " : character)
        isAfterSpace = isSpace
      }
      // What comes first in a run without letters of its own holds for what follows.
      pieces.append((run, text))
    }
    if let last = pieces.lastIndex(where: { !$0.text.isEmpty }), pieces[last].text.last == " " {
      pieces[last].text.removeLast()
    }
    return pieces
  }
}
