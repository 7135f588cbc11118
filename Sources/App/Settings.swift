import Geometry
import Ink
import Library
import Model

/// What the program remembers from one start to the next, kept in the library.
struct Settings {
  private let library: Library
  private let autosave: Autosave

  init(library: Library, autosave: Autosave) {
    self.library = library
    self.autosave = autosave
  }

  enum WindowKind: String {
    case collection, painting
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

  var order: CollectionOrder {
    get { text("collection.order").flatMap(CollectionOrder.init) ?? .created }
    nonmutating set { set("collection.order", to: newValue.rawValue) }
  }

  var isChooserOpen: Bool {
    get { text("chooser.open") == "yes" }
    nonmutating set { set("chooser.open", to: newValue ? "yes" : "no") }
  }

  var brush: Brush {
    get {
      let parts = text("brush")?.split(separator: " ").map(String.init) ?? []
      guard parts.count == 4, let width = Double(parts[0]), let cap = EndCap(rawValue: parts[1]),
        let join = LineJoin(rawValue: parts[2]), let color = InkColor(hex: parts[3])
      else { return Brush() }
      return Brush(
        widthInPoints: width, style: LineStyle(cap: cap, join: join, color: color))
    }
    nonmutating set {
      let style = newValue.style
      set(
        "brush",
        to:
          "\(newValue.widthInPoints) \(style.cap.rawValue) \(style.join.rawValue) \(style.color.hex)"
      )
    }
  }

  private func text(_ key: String) -> String? { (try? library.setting(key)) ?? nil }

  private func set(_ key: String, to value: String) {
    guard !library.isReadOnly else { return }
    autosave.enqueue { try $0.setSetting(key, to: value) }
  }
}
