import Base
import Platform
import Views

// Where windows were.
extension Settings {
  enum WindowKind: String {
    case collection, painting, chooser, settings

    /// In points, before the first time.
    var firstSize: ViewSize {
      switch self {
      case .collection: ViewSize(width: 960, height: 680)
      case .painting: ViewSize(width: 1024, height: 740)
      case .chooser: BrushChooser.windowSize
      case .settings: ViewSize(width: 600, height: 640)
      }
    }
  }

  /// Where a window of a kind was the last time.
  func place(of kind: WindowKind) -> RememberedPlace {
    state["window.\(kind.rawValue)"].flatMap(RememberedPlace.init(text:))
      ?? RememberedPlace(size: kind.firstSize)
  }

  /// Remembers from now on where a window is.
  func follow(_ window: SceneWindow, as kind: WindowKind) {
    let state = state
    window.placed.listen(state) { state["window.\(kind.rawValue)"] = $0.text }
  }
}
