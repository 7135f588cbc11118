import Base
import Documents

// The style of a line, as encoded in gestures and erasures.

extension ByteWriter {
  mutating func append(_ style: LineStyle) {
    append(style.cap.rawValue)
    append(style.join.rawValue)
    append(style.color.rgba)
    append(style.dash.stored)
    // Additions since version 13 follow the hand, each with its name.
    let fill = style.fill.map { ";fill=" + $0.text } ?? ""
    let heads = style.heads == .none ? "" : ";heads=" + style.heads.text
    let gradient = style.gradient.map { ";gradient=" + $0.text } ?? ""
    append(style.hand.text + fill + heads + gradient + style.storedKind)
  }
}

extension ByteReader {
  /// - Parameter hasHand: whether a hand style is included.
  mutating func lineStyle(hasHand: Bool = true) throws(OutOfBytes) -> LineStyle {
    guard let cap = EndCap(rawValue: try text()), let join = LineJoin(rawValue: try text())
    else { throw OutOfBytes() }
    let color = InkColor(rgba: try number())
    guard let dash = DashPattern(stored: try text()) else { throw OutOfBytes() }
    var style = LineStyle(cap: cap, join: join, color: color, dash: dash)
    guard hasHand else { return style }
    let words = try text().split(separator: ";", omittingEmptySubsequences: false)
    guard let hand = words.first.flatMap({ HandStyle(text: $0) }) else { throw OutOfBytes() }
    style.hand = hand
    for word in words.dropFirst() { try Self.read(word, into: &style) }
    return style
  }

  private static func read(
    _ word: Substring, into style: inout LineStyle
  ) throws(OutOfBytes) {
    let value = word.drop { $0 != "=" }.dropFirst()
    if word.hasPrefix("fill="), let fill = FillStyle(text: value) {
      style.fill = fill
    } else if word.hasPrefix("heads="), let heads = LineHeads(text: value) {
      style.heads = heads
    } else if word.hasPrefix("gradient="), let gradient = InkGradient(text: value) {
      style.gradient = gradient
    } else if !style.readKind(word) {
      throw OutOfBytes()
    }
  }
}

extension LineStyle {
  /// The kind of brush and the lightest opacity, each with its name after a semicolon; empty for those of a pen.
  var storedKind: String {
    (kind == .pen ? "" : ";kind=" + kind.text)
      + (lightestOpacity == 1 ? "" : ";lightest=\(lightestOpacity)")
  }

  /// Reads a part of `storedKind` without its semicolon.
  ///
  /// - Returns: false if it is invalid or something else.
  mutating func readKind(_ word: Substring) -> Bool {
    let value = word.drop { $0 != "=" }.dropFirst()
    if word.hasPrefix("kind="), let kind = BrushKind(text: value) {
      self.kind = kind
    } else if word.hasPrefix("lightest="), let opacity = Double(value) {
      lightestOpacity = opacity
    } else {
      return false
    }
    return true
  }
}

extension DashPattern {
  /// The exact lengths, separated by spaces.
  var stored: String { lengths.map(\.description).joined(separator: " ") }

  init?(stored: String) {
    guard !stored.isEmpty else {
      self = .solid
      return
    }
    var lengths: [Double] = []
    for part in stored.split(separator: " ", omittingEmptySubsequences: false) {
      guard let length = Double(part) else { return nil }
      lengths.append(length)
    }
    self.init(lengths)
  }
}
