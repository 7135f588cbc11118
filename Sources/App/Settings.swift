import Base
import Storage
import Documents
import Editing
import Platform
import Views

/// What the program remembers from one start to the next, kept in the library.
struct Settings {
  private let library: Library
  private let autosave: Autosave

  init(library: Library, autosave: Autosave) {
    self.library = library
    self.autosave = autosave
  }

  enum WindowKind: String {
    case collection, painting, chooser
  }

  /// In points; nil before the first time.
  func windowSize(_ kind: WindowKind) -> ViewSize? {
    let parts = text("window.\(kind.rawValue)")?.split(separator: "x").compactMap { Double($0) }
    guard let parts, parts.count == 2, parts.allSatisfy({ (64...20_000).contains($0) }) else {
      return nil
    }
    return ViewSize(width: parts[0], height: parts[1])
  }

  func setWindowSize(_ size: ViewSize, _ kind: WindowKind) {
    set("window.\(kind.rawValue)", to: "\(size.width)x\(size.height)")
  }

  enum FolderKind: String {
    case pictures, exports
  }

  /// The path of the folder that was used last; nil before the first time.
  func folder(_ kind: FolderKind) -> String? { text("folder.\(kind.rawValue)") }

  func setFolder(_ path: String, _ kind: FolderKind) { set("folder.\(kind.rawValue)", to: path) }

  var order: CollectionOrder {
    get { text("collection.order").flatMap(CollectionOrder.init) ?? .created }
    nonmutating set { set("collection.order", to: newValue.rawValue) }
  }

  var thumbnailSize: ThumbnailSize {
    get { text("collection.thumbnails").flatMap { Int($0) }.flatMap(ThumbnailSize.init) ?? .usual }
    nonmutating set { set("collection.thumbnails", to: "\(newValue.rawValue)") }
  }

  /// That sizes of paper are asked in.
  var paperUnit: PaperUnit {
    get { text("paper.unit").flatMap(PaperUnit.init) ?? .millimeters }
    nonmutating set { set("paper.unit", to: newValue.rawValue) }
  }

  /// Whether windows are light or dark.
  var colors: ColorChoice {
    get { text("colors").flatMap(ColorChoice.init) ?? .asDesktop }
    nonmutating set { set("colors", to: newValue.rawValue) }
  }

  /// What the desktop wanted last; nil where it wanted nothing.
  var desktopColors: DesktopAppearance.ColorScheme? {
    get { text("colors.desktop").flatMap(DesktopAppearance.ColorScheme.init) }
    nonmutating set { set("colors.desktop", to: newValue?.rawValue) }
  }

  var isChooserOpen: Bool {
    get { text("chooser.open") == "yes" }
    nonmutating set { set("chooser.open", to: newValue ? "yes" : "no") }
  }

  var isChooserTornOff: Bool {
    get { text("chooser.tornOff") == "yes" }
    nonmutating set { set("chooser.tornOff", to: newValue ? "yes" : "no") }
  }

  var areLayersOpen: Bool {
    get { text("layers.open") == "yes" }
    nonmutating set { set("layers.open", to: newValue ? "yes" : "no") }
  }

  var hasLayersAtLeft: Bool {
    get { text("layers.side") != "right" }
    nonmutating set { set("layers.side", to: newValue ? "left" : "right") }
  }

  var isInspectorOpen: Bool {
    get { text("inspector.open") != "no" }
    nonmutating set { set("inspector.open", to: newValue ? "yes" : "no") }
  }

  /// Where somebody put the numbers of the selection.
  var inspectorPlace: InspectorPlace? {
    get { text("inspector.place").flatMap { InspectorPlace(text: $0) } }
    nonmutating set { set("inspector.place", to: newValue?.text) }
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
