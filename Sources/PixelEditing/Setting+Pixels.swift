import Documents
import Views
import Windows

extension Setting<OnionSkin> {
  static var onionSkin: Setting {
    Setting("pixels.onion", usually: OnionSkin(), read: { OnionSkin($0) }, write: \.text)
  }
}

extension Setting<PixelPreview.Look> {
  static var previewLook: Setting {
    Setting("pixels.preview", usually: PixelPreview.Look()) { text in
      let parts = text.split(separator: " ")
      guard parts.count == 2, let background = PixelPreview.Background(rawValue: String(parts[1]))
      else {
        return nil
      }
      let scale = Int(parts[0]).flatMap { $0 > 0 ? $0 : nil }
      return PixelPreview.Look(scale: scale, background: background)
    } write: {
      "\($0.scale ?? 0) \($0.background.rawValue)"
    }
  }
}

extension Setting<SquareSize> {
  /// The checkerboard below pixel art.
  static var squareSize: Setting { Setting("pixels.squares", usually: .steady) }
}

extension Setting<Bool> {
  /// Whether the layers of pixel art are shown even if there is only one.
  static var isTimelineOpen: Setting { Setting("pixels.layers", usually: false) }
}

extension Setting<PixelViewState?> {
  /// The last view state; nil before the first use.
  static func pixelViewState(of id: ItemID) -> Setting {
    Setting(
      "sight.\(id)", in: .library, read: { $0.flatMap { PixelViewState(text: $0) } },
      write: { $0?.text })
  }
}
