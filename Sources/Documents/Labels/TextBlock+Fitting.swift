public import Base

extension TextBlock {
  /// The smallest part of the chosen size at which a long word is shrunk instead of broken.
  private static let leastForWords = 0.5
  /// The least size of letters, in units of the paper's longer side.
  private static let leastSize = 1e-6
  private static let halvings = 6
  /// The tolerance for rounded numbers, relative to the room.
  private static let tolerance = 1e-9

  /// The chosen length of an em: that of the letters, except in a label that is too large for its owner.
  public var chosenSize: Double { label?.size ?? size }

  /// Returns a label centred in a room: broken to its width, in its chosen size if that fits. A word that is too wide
  /// shrinks the text to half its size before it is broken, and lines that are too high shrink it as far as necessary.
  ///
  /// - Parameter typeBox: returns the box of a text's lines, with an em as the unit.
  public func fitted(in room: LabelRoom, typeBox: (TextBlock) -> PaperBox?) -> TextBlock {
    guard let label else { return self }
    var plain = self
    plain.map = .identity
    func box(_ string: String, width: Double?) -> PaperBox {
      (plain.string, plain.width) = (string, width)
      return typeBox(plain) ?? PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: 1, y: 1))
    }
    func lines(at size: Double) -> PaperBox { box(string, width: room.width / size) }
    func fits(_ size: Double) -> Bool {
      let lines = lines(at: size)
      return lines.width * size <= room.width * (1 + Self.tolerance)
        && lines.height * size <= room.height
    }
    var size = max(label.size, Self.leastSize)
    let words = string.split(whereSeparator: \.isWhitespace).joined(separator: "\n")
    let widest = box(words, width: nil).width * size
    if widest > room.width { size *= max(room.width / widest, Self.leastForWords) }
    size = Self.greatest(upTo: size, where: fits)
    let height = lines(at: size).height * size
    return placed(at: size, height: height, in: room)
  }

  /// Returns the greatest size that fits, or nearly so.
  private static func greatest(upTo size: Double, where fits: (Double) -> Bool) -> Double {
    guard !fits(size) else { return size }
    var (least, most) = (size / 2, size)
    while !fits(least), least > leastSize { (least, most) = (least / 2, least) }
    for _ in 0..<halvings {
      let middle = (least + most) / 2
      if fits(middle) { least = middle } else { most = middle }
    }
    return least
  }

  private func placed(at size: Double, height: Double, in room: LabelRoom) -> TextBlock {
    let (axis, normal) = (room.axis, room.normal)
    let corner = room.center + axis * (-room.width / 2) + normal * (-height / 2)
    var block = self
    block.width = room.width / size
    block.map = PaperMap(
      xx: axis.dx * size, xy: normal.dx * size, yx: axis.dy * size, yy: normal.dy * size,
      x0: corner.x, y0: corner.y)
    return block
  }

  /// Whether it looks the same as another text, ignoring rounding errors.
  func isAlike(_ other: TextBlock) -> Bool {
    func isNear(_ one: Double, _ other: Double) -> Bool {
      abs(one - other) <= Self.tolerance * max(1, abs(one))
    }
    return string == other.string && style == other.style && label == other.label
      && isNear(width ?? 0, other.width ?? 0)
      && zip(map.coefficients, other.map.coefficients).allSatisfy(isNear)
  }
}

extension PaperMap {
  fileprivate var coefficients: [Double] { [xx, xy, yx, yy, x0, y0] }
}
