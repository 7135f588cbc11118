import Base
import Dispatch
import Windows

/// The patterns next to every board: the user's own, well-known ones, and other programs' patterns.
public final class PatternShelf {
  /// Posted when the user's own patterns change, or after the folder was searched.
  let changed = Signal<Void>()
  private let settings: Settings
  private let folder: String?
  private(set) var own: [OwnPattern]
  /// The patterns of the folder; empty until it was searched.
  private(set) var files: [PatternFile] = []
  private var isSought = false

  /// - Parameter folder: another program's folder of patterns; nil for none.
  init(settings: Settings, folder: String?) {
    self.settings = settings
    self.folder = folder
    own = settings[.ownPatterns]
  }

  /// Returns Golly's folder of patterns, or nil if it isn't installed.
  ///
  /// - Parameter environment: provides `XDG_DATA_DIRS`.
  public static func gollysFolder(environment: [String: String]) -> String? {
    UserFolders(environment: environment).sharedData.map { "\($0)/golly/Patterns" }
      .first { DocumentFolder($0).exists }
  }

  /// Searches the folder, once, on another thread.
  func seek() {
    guard let folder, !isSought else { return }
    isSought = true
    DispatchQueue(label: "filbert.patterns.seeking", qos: .utility).async {
      let files = PatternFile.all(in: folder)
      DispatchQueue.main.async { [weak self] in
        self?.files = files
        self?.changed.post(())
      }
    }
  }

  /// Stores a pattern, replacing one of the same name in the same collection.
  func keep(_ pattern: OwnPattern) {
    own.removeAll { $0.name == pattern.name && $0.group == pattern.group }
    own.append(pattern)
    ownChanged()
  }

  func remove(_ pattern: OwnPattern) {
    own.removeAll { $0 == pattern }
    ownChanged()
  }

  private func ownChanged() {
    settings[.ownPatterns] = own
    changed.post(())
  }
}
