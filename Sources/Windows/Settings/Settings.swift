public import Storage

/// The values kept between sessions; each `Setting` is declared next to the code that uses it.
public struct Settings {
  private let library: Library
  private let autosave: Autosave
  /// The values that stay on this machine.
  public let state: ProgramState
  private let recent: RecentDocuments?

  /// - Parameter recent: records opened and written files; nil to ignore them.
  public init(
    library: Library, autosave: Autosave, state: ProgramState, recent: RecentDocuments? = nil
  ) {
    self.recent = recent
    self.library = library
    self.autosave = autosave
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
      if let value = (try? library.setting(key)) ?? nil { state[key] = value }
    }
  }

  /// The value of a setting; setting it stores it soon.
  public subscript<Value>(setting: Setting<Value>) -> Value {
    get {
      switch setting.store {
      case .machine: setting.read(state[setting.key])
      case .library: setting.read((try? library.setting(setting.key)) ?? nil)
      }
    }
    nonmutating set {
      let (key, text) = (setting.key, setting.write(newValue))
      switch setting.store {
      case .machine: state[key] = text
      case .library:
        guard !library.isReadOnly else { return }
        autosave.enqueue(.later) { try $0.setSetting(key, to: text) }
      }
    }
  }

  /// Records an opened or written file.
  public func noteUse(of path: String) { recent?.add(path) }
}
