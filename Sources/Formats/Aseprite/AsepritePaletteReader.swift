import Base

/// Puts the palette of a sprite together from its chunks.
struct AsepritePaletteReader {
  private var new: [InkColor] = []
  private var old: [InkColor] = []
  /// Whether a later frame has other colours than the first one that has any.
  private(set) var changes = false
  private var firstNew: Int?
  private var firstOld: Int?

  /// Those of the new kind where there are some: the old ones are the same for old programs.
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
          // The upper bits again as the lower ones, as Aseprite has it: 63 becomes 255.
          palette.scale == .bytes ? part : min(63, part) << 2 | min(63, part) >> 4
        }
        old[place] = InkColor(red: parts[0], green: parts[1], blue: parts[2])
        place += 1
      }
    }
  }
}
