import Base
import Views
import Windows

// The brush kit is stored under a separate key for each part, since they change independently. Unreadable parts get
// their initial values.

extension Setting<Brush> {
  fileprivate static var brush: Setting {
    Setting(
      "brush", in: .library, usually: BrushKit().brush, read: { BrushText.brush($0) },
      write: { BrushText.text(of: $0) })
  }
}

extension Setting<[Brush]> {
  fileprivate static var channels: Setting {
    let first = BrushKit().channels
    return Setting("brush.channels", in: .library, usually: first) {
      let brushes = $0.split(separator: ";").compactMap { BrushText.brush(String($0)) }
      return brushes.count == first.count ? brushes : nil
    } write: {
      $0.map(BrushText.text).joined(separator: ";")
    }
  }
}

extension Setting<[InkColor]> {
  fileprivate static var recentColors: Setting {
    Setting("brush.recent", in: .library, usually: []) {
      let colors = $0.split(separator: " ").compactMap { InkColor(hex: String($0)) }
      return Array(colors.prefix(BrushChooser.recentColorCount))
    } write: {
      $0.map(\.hex).joined(separator: " ")
    }
  }
}

extension Setting<[SavedPalette]> {
  fileprivate static var palettes: Setting {
    Setting("brush.palettes", in: .library, usually: []) {
      $0.split(separator: "\n").compactMap { SavedPalette(text: String($0)) }
    } write: {
      $0.map(\.text).joined(separator: "\n")
    }
  }
}

extension Setting<[NamedBrush]> {
  /// A line each: the brush, a tab, the name.
  fileprivate static var ownBrushes: Setting {
    Setting("brush.own", in: .library, usually: []) {
      $0.split(separator: "\n").compactMap { line in
        guard let tab = line.firstIndex(of: "\t"), let brush = BrushText.brush(String(line[..<tab]))
        else { return nil }
        return NamedBrush(String(line[line.index(after: tab)...]), brush)
      }
    } write: {
      $0.map { BrushText.text(of: $0.brush) + "\t" + $0.name }.joined(separator: "\n")
    }
  }
}

extension Setting<String?> {
  fileprivate static var paletteName: Setting { Setting(plain: "brush.palette", in: .library) }
}

extension Settings {
  var brushKit: BrushKit {
    BrushKit(
      brush: self[.brush], channels: self[.channels], recentColors: self[.recentColors],
      palettes: self[.palettes], paletteName: self[.paletteName],
      brushes: self[.ownBrushes])
  }

  /// Stores the changes since the last stored state.
  func setBrushKit(_ kit: BrushKit, since old: BrushKit) {
    if kit.brush != old.brush { self[.brush] = kit.brush }
    if kit.channels != old.channels { self[.channels] = kit.channels }
    if kit.recentColors != old.recentColors { self[.recentColors] = kit.recentColors }
    if kit.palettes != old.palettes { self[.palettes] = kit.palettes }
    if kit.paletteName != old.paletteName { self[.paletteName] = kit.paletteName }
    if kit.brushes != old.brushes { self[.ownBrushes] = kit.brushes }
  }
}
