import Base
import Canvas
import Documents

/// A `<text>`: lines in a typeface that Pango knows by its name, from the upper left corner on.
struct XournalText {
  let string: String
  let font: String
  /// In points, as `place`.
  let size: Double
  let place: PaperPoint

  init(_ string: String, font: String, size: Double, at place: PaperPoint) {
    (self.string, self.font, self.size, self.place) = (string, font, size, place)
  }

  private static let weights: [(name: String, weight: Int)] = [
    ("Thin", 100), ("Ultra-Light", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
    ("Semi-Bold", 600), ("Bold", 700), ("Ultra-Bold", 800), ("Heavy", 900),
  ]

  // MARK: Reading

  /// The text with its letters; nil if nothing is visible.
  func content(on page: XournalPage) -> ElementContent? {
    guard size > 0 else { return nil }
    var block = TextBlock(
      string, style: style, size: page.length(size),
      at: PaperPoint(x: page.length(place.x), y: page.length(place.y)))
    // There all begins on the left.
    if TextSetting(block).layout.beginsOnRight { block.style.alignment = .end }
    return block.isSound ? ElementContent(block, on: page.ratio) : nil
  }

  private var style: TextStyle {
    var words = font.split(separator: " ").map(String.init)
    var style = TextStyle()
    while let last = words.last {
      if let known = Self.weights.first(where: { $0.name == last }) {
        style.weight = known.weight
      } else if last == "Italic" || last == "Oblique" {
        style.isItalic = true
      } else {
        break
      }
      words.removeLast()
    }
    if !words.isEmpty { style.family = words.joined(separator: " ") }
    return style
  }

  // MARK: Writing

  /// Nil for a text that is turned, distorted, or aligned in a way that Xournal++ does not have.
  init?(_ text: TextBlock, on page: XournalPage) {
    let setting = TextSetting(text)
    let map = text.map
    guard let corner = setting.typeBox?.box, abs(map.xx - map.yy) <= 1e-9 * map.xx else {
      return nil
    }
    let string = text.width == nil ? text.string : setting.layout.brokenLines(of: text.string)
    let isOneLine = !string.contains(where: \.isNewline)
    let isOnLeft = text.style.alignment == .start && !setting.layout.beginsOnRight
    guard isOnLeft || isOneLine && text.width == nil else { return nil }
    let weight = Self.weights.min {
      abs($0.weight - text.style.weight) < abs($1.weight - text.style.weight)
    }
    let words = [
      text.style.family.isEmpty ? "Sans" : text.style.family,
      weight.flatMap { $0.weight == 400 ? nil : $0.name }, text.style.isItalic ? "Italic" : nil,
    ]
    self.init(
      string, font: words.compactMap(\.self).joined(separator: " "),
      size: map.xx * page.longerSide,
      at: PaperPoint(x: corner.left * page.longerSide, y: corner.top * page.longerSide))
    guard size.isFinite, place.x.isFinite, place.y.isFinite else { return nil }
  }
}

extension TextLayout {
  /// The text with a break at the end of each line.
  fileprivate func brokenLines(of text: String) -> String {
    let bytes = Array(text.utf8)
    var lines: [String] = []
    var start = 0
    while start < bytes.count {
      let next = line(atByte: start).upperBound + 1
      guard next > start, next < bytes.count else { break }
      lines.append(String(decoding: bytes[start..<next], as: UTF8.self))
      start = next
    }
    lines.append(String(decoding: bytes[start...], as: UTF8.self))
    return lines.map { line in
      var line = line
      while let last = line.last, last == " " || last.isNewline { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
