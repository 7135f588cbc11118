import Base

/// Assembles the palette of a sprite from its chunks.
struct AsepritePaletteReader {
  private var new: [InkColor] = []
  private var old: [InkColor] = []
  /// By index.
  private(set) var names: [Int: String] = [:]
  /// Whether a later frame changes the colours of the first palette.
  private(set) var changes = false
  private var firstNew: Int?
  private var firstOld: Int?

  /// The colours of the new format if present: the old ones repeat them for old programs.
  var colors: [InkColor] { firstNew == nil ? old : new }

  private static let most = 4096

  mutating func read(_ palette: AsepritePalette, frame: Int) {
    let first = firstNew ?? frame
    firstNew = first
    guard frame == first else { return changes = true }
    let count = min(palette.count, Self.most)
    if new.count > count { new.removeLast(new.count - count) }
    while new.count < count { new.append(.black) }
    for (index, entry) in zip(palette.first..., palette.entries) where index < count {
      new[index] = entry.color
      names[index] = entry.name
    }
  }

  mutating func read(_ palette: AsepriteOldPalette, frame: Int) {
    let first = firstOld ?? frame
    firstOld = first
    guard frame == first else { return changes = changes || firstNew == nil }
    var place = 0
    for stretch in palette.stretches {
      place += stretch.skipped
      for color in stretch.colors where place < Self.most {
        while old.count <= place { old.append(.black) }
        let parts = color.map { part in
          // Repeats the upper bits as the lower ones, like Aseprite: 63 becomes 255.
          palette.scale == .bytes ? part : min(63, part) << 2 | min(63, part) >> 4
        }
        old[place] = InkColor(red: parts[0], green: parts[1], blue: parts[2])
        place += 1
      }
    }
  }
}
