public import Storage

/// The values kept between sessions; each `Setting` is declared next to the code that uses it.
public struct Settings {
  let values: LibraryValues
  /// The values that stay on this machine.
  public let state: ProgramState
  private let recent: RecentDocuments?

  /// - Parameter recent: records opened and written files; nil to ignore them.
  public init(
    library: Library, autosave: Autosave, state: ProgramState, recent: RecentDocuments? = nil
  ) {
    self.recent = recent
    values = LibraryValues(of: library, autosave: autosave)
    self.state = state
    if state.isNew { takeOverState() }
  }

  /// Older libraries contained these.
  private static let keysOnceInLibrary = [
    "window.collection", "window.painting", "window.chooser", "folder.pictures", "folder.exports",
    "collection.order", "collection.thumbnails", "paper.unit", "chooser.open", "chooser.tornOff",
    "layers.open", "layers.side", "inspector.open", "inspector.place",
  ]

  private func takeOverState() {
    for key in Self.keysOnceInLibrary {
      if let value = values[key] { state[key] = value }
    }
  }

  /// The value of a setting; setting it stores it soon.
  public subscript<Value>(setting: Setting<Value>) -> Value {
    get {
      switch setting.store {
      case .machine: setting.read(state[setting.key])
      case .library: setting.read(values[setting.key])
      }
    }
    nonmutating set {
      let (key, text) = (setting.key, setting.write(newValue))
      switch setting.store {
      case .machine: state[key] = text
      case .library: values[key] = text
      }
    }
  }

  /// Records an opened or written file.
  public func noteUse(of path: String) { recent?.add(path) }
}
