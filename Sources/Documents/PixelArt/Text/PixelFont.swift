public import Base

/// Letters of whole cells.
///
///     PixelFont.small.cells(of: "Hello", painted: 3)
public struct PixelFont: Sendable {
  /// How many rows lie above the line on which letters stand.
  let base: Int
  /// How many of them lie above a small letter.
  let smallTop: Int
  private let glyphs: [Character: PixelGlyph]

  /// - Parameter art: blocks with an empty line between them: letters, and under them as many rows of the same number
  ///   of words, `#` for a cell that is painted and `.` for one that is not.
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

  /// Between letters, and between lines beyond the height of a letter.
  private static let gap = 1

  /// The letter; what is accented is put together, and an empty box stands for what there is none of.
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

  /// A text, left-aligned, each line break a new line.
  ///
  /// - Returns: the cells in the smallest rectangle around them; nil where nothing would be painted, or the text would
  ///   be larger than pixel art can be.
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
        guard x <= PixelPicture.allowedSide.upperBound else { return nil }
      }
    }
    return CellGrid(painting: places, with: cell)
  }
}

extension CellGrid {
  /// The smallest grid around some cells, which may lie anywhere.
  ///
  /// Nil where there are none, or where it would be larger than pixel art can be.
  public init?(painting places: [CellPosition], with cell: Cell) {
    let bounds = places.reduce(CellRect.empty) { $0.union(CellRect($1)) }
    let most = PixelPicture.allowedSide.upperBound
    guard !bounds.isEmpty, bounds.width <= most, bounds.height <= most else { return nil }
    self.init(size: bounds.size)
    for place in places { set(cell, at: place - bounds.origin) }
  }
}
