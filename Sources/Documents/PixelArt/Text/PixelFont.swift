public import Base

/// A font of whole cells.
///
///     PixelFont.small.cells(of: "Hello", painted: 3)
public struct PixelFont: Sendable {
  /// The number of rows above the baseline.
  let base: Int
  /// The number of these rows above a lower-case letter.
  let smallTop: Int
  private let glyphs: [Character: PixelGlyph]

  /// - Parameter art: blocks separated by empty lines. Each begins with a line of letters, followed by rows with one
  ///   word for each letter: `#` for a painted cell and `.` for an empty one.
  init(base: Int, smallTop: Int, _ art: String) {
    var glyphs: [Character: PixelGlyph] = [:]
    for block in art.split(separator: "\n\n") {
      let lines = block.split(separator: "\n").map { $0.split(separator: " ") }
      guard let letters = lines.first else { continue }
      for (index, letter) in letters.enumerated() {
        let rows = lines.dropFirst().map { line in line[index].map { $0 == "#" } }
        glyphs[Character(String(letter))] = PixelGlyph(rows: rows)
      }
    }
    (self.base, self.smallTop, self.glyphs) = (base, smallTop, glyphs)
  }

  /// The gap between letters, and between lines in addition to the height of a letter.
  private static let gap = 1

  /// Returns the glyph of a letter, composing accented ones. Unknown letters get an empty box.
  func glyph(of letter: Character) -> PixelGlyph {
    if letter == " " { return PixelGlyph(rows: [Array(repeating: false, count: base / 2)]) }
    if let glyph = glyphs[letter] { return glyph }
    if let (plain, accent) = PixelAccent.parts(of: letter), let glyph = glyphs[plain] {
      return glyph.with(accent, base: base, smallTop: "ij".contains(plain) ? smallTop : nil)
    }
    switch letter {
    case "’", "‘": return glyph(of: "'")
    case "“", "”": return glyph(of: "\"")
    case "–", "—", "−": return glyph(of: "-")
    case "¡": return glyph(of: "!").upsideDown(base: base)
    case "¿": return glyph(of: "?").upsideDown(base: base)
    default: return .box(height: base)
    }
  }

  /// Renders a left-aligned text with its line breaks.
  ///
  /// - Returns: the cells in their smallest bounding rectangle, or nil if nothing would be painted or the text would be
  ///   too large for pixel art.
  public func cells(of text: String, painted cell: CellGrid.Cell) -> CellGrid? {
    var places: [CellPosition] = []
    let pitch = (glyphs["A"]?.rows.count ?? base) + Self.gap
    for (line, letters) in text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      var x = 0
      for letter in letters {
        let glyph = glyph(of: letter)
        for place in glyph.painted {
          places.append(CellPosition(x: x + place.x, y: line * pitch + place.y))
        }
        x += glyph.width + Self.gap
        guard x <= Sprite.allowedSide.upperBound else { return nil }
      }
    }
    return CellGrid(painting: places, with: cell)
  }
}

extension CellGrid {
  /// Creates the smallest grid around cells at arbitrary positions.
  ///
  /// Returns nil if there are none, or if the grid would be too large for pixel art.
  public init?(painting places: [CellPosition], with cell: Cell) {
    let bounds = places.reduce(CellRect.empty) { $0.union(CellRect($1)) }
    let most = Sprite.allowedSide.upperBound
    guard !bounds.isEmpty, bounds.width <= most, bounds.height <= most else { return nil }
    self.init(size: bounds.size)
    for place in places { set(cell, at: place - bounds.origin) }
  }
}
