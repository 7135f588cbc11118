public import Base

// Keys for people who come from Aseprite.
extension Keymap {
  /// The keys of Aseprite for the commands that pixel art has as well.
  ///
  /// Source: Aseprite's default keyboard shortcuts.
  public static let aseprite = reading(
    """
    pixels.select = M
    pixels.lasso = Q
    pixels.wand = W
    pixels.pencil = B
    pixels.eraser = E
    pixels.pick = I
    pixels.pan = H
    pixels.fill = G
    pixels.gradient = Shift+G
    pixels.line = L
    pixels.rectangle = U
    pixels.ellipse = Shift+U
    pixels.contour = D
    pixels.text = T
    pixels.slice = Shift+C
    pixels.thinner = -, [
    pixels.wider = +, =, Shift+=, Shift++, ]
    pixels.swap-colors = X
    pixels.play = Enter
    pixels.first-frame = Home
    pixels.last-frame = End
    pixels.previous-frame = Left, Comma, Shift+Left
    pixels.next-frame = Right, ., Shift+Right
    pixels.duplicate-frame = Alt+N
    pixels.add-frame = Alt+B
    pixels.delete-frame = Alt+C
    pixels.reverse-frames = Alt+I
    pixels.layer-add = Shift+N
    pixels.layer-group = Alt+Shift+N
    pixels.layer-properties = Shift+P
    pixels.layer-hide = Shift+X
    pixels.layers = Tab
    pixels.toggle-bars = F, Ctrl+F
    pixels.onion = F3
    pixels.grid-lines = Ctrl+'
    pixels.replace-color = Shift+R
    pixels.adjust-hue = Ctrl+U
    pixels.adjust-curves = Ctrl+M
    pixels.invert-colors = Ctrl+I
    pixels.invert-selection = Ctrl+Shift+I
    pixels.flip-horizontally = Shift+H
    pixels.flip-vertically = Shift+V
    pixels.zoom-100 = 1
    pixels.zoom-200 = 2
    pixels.zoom-400 = 3
    pixels.zoom-800 = 4
    pixels.zoom-1600 = 5
    pixels.zoom-3200 = 6
    """)

  /// The changes that give the commands of a preset its keys, and all others of the same windows their usual ones.
  ///
  /// - Parameter preset: nil for the usual keys of all windows.
  public func adopting(_ preset: Keymap?) -> [CommandID: [KeyBinding]?] {
    let scopes = preset.map { Set($0.wanted.keys.map(\.scope)) } ?? Set(CommandScope.allCases)
    let taken = preset?.wanted ?? [:]
    let changed = CommandTable.all.map(\.id).filter {
      scopes.contains($0.scope) && wanted[$0] != nil
    }
    var changes = Dictionary(
      uniqueKeysWithValues: changed.filter { taken[$0] == nil }.map { ($0, [KeyBinding]?.none) })
    for (id, keys) in taken where wanted[id] != keys { changes.updateValue(keys, forKey: id) }
    return changes
  }
}
