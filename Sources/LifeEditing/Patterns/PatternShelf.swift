import Base
import Dispatch
import Windows

/// The patterns that lie beside every board: somebody's own, those that people know by name, and those of other
/// programs.
public final class PatternShelf {
  /// There are other ones of somebody's own, or those of a folder were found.
  let changed = Signal<Void>()
  private let settings: Settings
  private let folder: String?
  private(set) var own: [OwnPattern]
  /// Of the folder; empty until it was looked through.
  private(set) var files: [PatternFile] = []
  private var isSought = false

  /// - Parameter folder: with patterns of another program; nil for none.
  init(settings: Settings, folder: String?) {
    self.settings = settings
    self.folder = folder
    own = settings[.ownPatterns]
  }

  /// Where Golly keeps its patterns; nil where it is not installed.
  ///
  /// - Parameter environment: `XDG_DATA_DIRS` counts.
  public static func gollysFolder(environment: [String: String]) -> String? {
    UserFolders(environment: environment).sharedData.map { "\($0)/golly/Patterns" }
      .first { DocumentFolder($0).exists }
  }

  /// Looks the folder through, once, on another thread.
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

  /// One of the same name in the same collection gives way.
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
