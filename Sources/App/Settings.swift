import Base
import Storage
import Documents
import Editing
import Platform
import Views

/// What the program remembers from one start to the next.
///
/// Brushes, palettes, rulers and guides are work, and are kept in the library: they come along when it is copied. How
/// the program was left (windows, panels, folders, the order of the collection) is state of this machine.
struct Settings {
  private let library: Library
  private let autosave: Autosave
  let state: ProgramState
  private let recent: RecentDocuments?

  /// - Parameter recent: hears of files that are opened and written; nil for nobody.
  init(
    library: Library, autosave: Autosave, state: ProgramState, recent: RecentDocuments? = nil
  ) {
    self.recent = recent
    self.library = library
    self.autosave = autosave
    self.state = state
    if state.isNew { takeOverState() }
  }

  /// Libraries had these once.
  private static let keysOnceInLibrary = [
    "window.collection", "window.painting", "window.chooser", "folder.pictures", "folder.exports",
    "collection.order", "collection.thumbnails", "paper.unit", "chooser.open", "chooser.tornOff",
    "layers.open", "layers.side", "inspector.open", "inspector.place",
  ]

  private func takeOverState() {
    for key in Self.keysOnceInLibrary {
      if let value = (try? library.setting(key)) ?? nil { state[key] = value }
    }
  }

  /// A file was opened, or written.
  func noteUse(of path: String) { recent?.add(path) }

  enum FolderKind: String {
    case pictures, exports
  }

  /// The path of the folder that was used last; nil before the first time.
  func folder(_ kind: FolderKind) -> String? { state["folder.\(kind.rawValue)"] }

  func setFolder(_ path: String, _ kind: FolderKind) { state["folder.\(kind.rawValue)"] = path }

  /// How files are sorted where one is chosen.
  var fileSorting: FileSorting {
    get { state["files.sorting"].flatMap(FileSorting.init(text:)) ?? FileSorting() }
    nonmutating set { state["files.sorting"] = newValue.text }
  }

  /// Of pixel art.
  var onionSkin: OnionSkin {
    get { state["pixels.onion"].flatMap(OnionSkin.init) ?? OnionSkin() }
    nonmutating set { state["pixels.onion"] = newValue.text }
  }

  var order: CollectionOrder {
    get { state["collection.order"].flatMap(CollectionOrder.init) ?? .created }
    nonmutating set { state["collection.order"] = newValue.rawValue }
  }

  var thumbnailSize: ThumbnailSize {
    get { state["collection.thumbnails"].flatMap { Int($0) }.flatMap(ThumbnailSize.init) ?? .usual }
    nonmutating set { state["collection.thumbnails"] = "\(newValue.rawValue)" }
  }

  /// That sizes of paper are asked in.
  var paperUnit: PaperUnit {
    get { state["paper.unit"].flatMap(PaperUnit.init) ?? .millimeters }
    nonmutating set { state["paper.unit"] = newValue.rawValue }
  }

  /// Whether windows were light or dark when that was kept with the library.
  var oldColors: ColorChoice? { text("colors").flatMap(ColorChoice.init) }

  /// What the desktop wanted last; nil where it wanted nothing.
  var desktopColors: DesktopAppearance.ColorScheme? {
    get { text("colors.desktop").flatMap(DesktopAppearance.ColorScheme.init) }
    nonmutating set { set("colors.desktop", to: newValue?.rawValue) }
  }

  var isChooserOpen: Bool {
    get { state["chooser.open"] == "yes" }
    nonmutating set { state["chooser.open"] = newValue ? "yes" : "no" }
  }

  var isChooserTornOff: Bool {
    get { state["chooser.tornOff"] == "yes" }
    nonmutating set { state["chooser.tornOff"] = newValue ? "yes" : "no" }
  }

  var areLayersOpen: Bool {
    get { state["layers.open"] == "yes" }
    nonmutating set { state["layers.open"] = newValue ? "yes" : "no" }
  }

  /// What was chosen for the tools of paintings: see `ToolSettings.text`.
  var paintingTools: String {
    get { state["painting.tools"] ?? "" }
    nonmutating set { state["painting.tools"] = newValue }
  }

  /// Of pixel art.
  var previewLook: PixelPreview.Look {
    get {
      let parts = (state["pixels.preview"] ?? "").split(separator: " ")
      guard parts.count == 2, let ground = PixelPreview.Ground(rawValue: String(parts[1])) else {
        return PixelPreview.Look()
      }
      let scale = Int(parts[0]).flatMap { $0 > 0 ? $0 : nil }
      return PixelPreview.Look(scale: scale, ground: ground)
    }
    nonmutating set {
      state["pixels.preview"] = "\(newValue.scale ?? 0) \(newValue.ground.rawValue)"
    }
  }

  /// Under pixel art.
  var squareSize: SquareSize {
    get { state["pixels.squares"].flatMap(SquareSize.init) ?? .steady }
    nonmutating set { state["pixels.squares"] = newValue.rawValue }
  }

  /// Of pixel art: whether layers are seen where there is one only.
  var isTimelineOpen: Bool {
    get { state["pixels.layers"] == "yes" }
    nonmutating set { state["pixels.layers"] = newValue ? "yes" : "no" }
  }

  var hasLayersAtLeft: Bool {
    get { state["layers.side"] != "right" }
    nonmutating set { state["layers.side"] = newValue ? "left" : "right" }
  }

  var isInspectorOpen: Bool {
    get { state["inspector.open"] != "no" }
    nonmutating set { state["inspector.open"] = newValue ? "yes" : "no" }
  }

  /// Where somebody put the numbers of the selection.
  var inspectorPlace: InspectorPlace? {
    get { state["inspector.place"].flatMap { InspectorPlace(text: $0) } }
    nonmutating set { state["inspector.place"] = newValue?.text }
  }

  /// The rulers, the grid and the guides of a painting; without it, or where nothing was kept for it, those that were
  /// chosen last, but for the guides.
  func drawingAids(of id: ItemID?) -> DrawingAids {
    if let aids = id.flatMap({ text("aids.\($0)") }).flatMap(DrawingAidsText.aids) { return aids }
    return text("aids").flatMap(DrawingAidsText.aids) ?? DrawingAids()
  }

  func setDrawingAids(_ aids: DrawingAids, of id: ItemID?) {
    var usual = aids
    usual.guides = []
    set("aids", to: DrawingAidsText.text(of: usual))
    if let id { set("aids.\(id)", to: DrawingAidsText.text(of: aids)) }
  }

  /// How pixel art was looked at last; nil before the first time.
  func pixelSight(of id: ItemID) -> PixelSight? { text("sight.\(id)").flatMap(PixelSight.init) }

  func setPixelSight(_ sight: PixelSight, of id: ItemID) { set("sight.\(id)", to: sight.text) }

  /// How a board was looked at and run last; nil before the first time.
  func lifeSight(of id: ItemID) -> LifeSight? { text("sight.\(id)").map { LifeSight(text: $0) } }

  func setLifeSight(_ sight: LifeSight, of id: ItemID) { set("sight.\(id)", to: sight.text) }

  /// Patterns that somebody kept: work, as palettes are.
  var ownPatterns: [OwnPattern] {
    get { text("patterns").map { OwnPattern.patterns(in: $0) } ?? [] }
    nonmutating set { set("patterns", to: OwnPattern.text(of: newValue)) }
  }

  /// What becomes of cells over which others are pasted, on boards.
  var pasteMode: PasteMode {
    get { state["life.paste"].flatMap(PasteMode.init) ?? .or }
    nonmutating set { state["life.paste"] = newValue.rawValue }
  }

  /// How pixel art was exported last, as a text; nil before the first time.
  func pixelExport(of id: ItemID) -> String? { text("export.\(id)") }

  func setPixelExport(_ text: String, of id: ItemID) { set("export.\(id)", to: text) }

  /// What can't be read is what it is at the first start.
  var brushKit: BrushKit {
    let first = BrushKit()
    let channels = text("brush.channels")?.split(separator: ";").compactMap {
      BrushText.brush(String($0))
    }
    let colors = text("brush.recent")?.split(separator: " ").compactMap {
      InkColor(hex: String($0))
    }
    let palettes = text("brush.palettes")?.split(separator: "\n").compactMap {
      SavedPalette(text: String($0))
    }
    return BrushKit(
      brush: text("brush").flatMap { BrushText.brush($0) } ?? first.brush,
      channels: channels?.count == first.channels.count ? channels ?? [] : first.channels,
      recentColors: Array((colors ?? []).prefix(BrushChooser.recentColorCount)),
      palettes: palettes ?? [], paletteName: text("brush.palette"))
  }

  /// Keeps what changed since it was kept last.
  func setBrushKit(_ kit: BrushKit, since old: BrushKit) {
    if kit.brush != old.brush { set("brush", to: BrushText.text(of: kit.brush)) }
    if kit.channels != old.channels {
      set("brush.channels", to: kit.channels.map(BrushText.text).joined(separator: ";"))
    }
    if kit.recentColors != old.recentColors {
      set("brush.recent", to: kit.recentColors.map(\.hex).joined(separator: " "))
    }
    if kit.palettes != old.palettes {
      set("brush.palettes", to: kit.palettes.map(\.text).joined(separator: "\n"))
    }
    if kit.paletteName != old.paletteName { set("brush.palette", to: kit.paletteName) }
  }

  private func text(_ key: String) -> String? { (try? library.setting(key)) ?? nil }

  private func set(_ key: String, to value: String?) {
    guard !library.isReadOnly else { return }
    autosave.enqueue(.later) { try $0.setSetting(key, to: value) }
  }
}
