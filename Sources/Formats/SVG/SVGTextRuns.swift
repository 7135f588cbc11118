import Base
import Documents

/// The contents of a `<text>` read so far, as successive pieces of one style each.
struct SVGTextRuns {
  struct Run {
    fileprivate(set) var bytes: [UInt8] = []
    let style: SVGStyle
    let map: PaperMap
    /// The position of its first letter on the baseline; nil to continue after the previous piece.
    var x: Double?
    var y: Double?
    /// The offset from there.
    var dx = 0.0
    var dy = 0.0
  }

  private(set) var runs: [Run] = []
  private var byteCount = 0
  /// The limit of text in bytes.
  private static let mostBytes = 1 << 16
  /// Whether text was dropped.
  private(set) var isCut = false

  /// Begins a `<text>` or an element in it.
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

  /// Ends an element in the text, restoring the surrounding style.
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
      // Positions of an empty run apply to the next one.
      pieces.append((run, text))
    }
    if let last = pieces.lastIndex(where: { !$0.text.isEmpty }), pieces[last].text.last == " " {
      pieces[last].text.removeLast()
    }
    return pieces
  }
}
