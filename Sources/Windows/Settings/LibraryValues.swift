import Dispatch
import Storage

/// The settings in a library: another thread reads all at once, and the program keeps them up to date.
final class LibraryValues {
  private let library: Library
  private let autosave: Autosave
  /// Nil until they are read.
  private var read: [String: String]?
  var isRead: Bool { read != nil }
  /// The values set since, which the library may not have yet.
  private var changed: [String: String?] = [:]

  /// Begins to read them.
  init(of library: Library, autosave: Autosave) {
    (self.library, self.autosave) = (library, autosave)
    DispatchQueue(label: "filbert.settings", qos: .userInitiated).async { [weak self] in
      let values = try? library.settings()
      DispatchQueue.main.async { [weak self] in self?.read = values }
    }
  }

  /// The value of a key; nil for none. Asks the library only at the start, before all are read.
  subscript(key: String) -> String? {
    get {
      if let value = changed[key] { return value }
      if let read { return read[key] }
      return (try? library.setting(key)) ?? nil
    }
    set {
      guard !library.isReadOnly else { return }
      changed.updateValue(newValue, forKey: key)
      autosave.enqueue(.later) { try $0.setSetting(key, to: newValue) }
    }
  }
}
