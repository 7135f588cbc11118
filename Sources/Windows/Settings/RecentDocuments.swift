import Base
import DesktopFiles
import Dispatch
import Formats

/// Tells the desktop which files were opened and written, from another thread.
public final class RecentDocuments {
  private let files: RecentFiles
  private let queue = DispatchQueue(label: "filbert.recent", qos: .utility)

  /// - Parameter environment: where the list of the desktop is looked up.
  public init(environment: [String: String]) {
    files = RecentFiles(
      UserFolders(environment: environment), name: "Filbert", command: "filbert %u")
  }

  /// A file was opened, or written.
  func add(_ path: String) {
    let files = files
    queue.async {
      let path = CanonicalPath(path).text
      files.add(
        path, mimeType: FileFormat.mimeType(ofFile: path) ?? "application/octet-stream")
    }
  }

  /// Waits for all that was added.
  func settle() { queue.sync {} }
}
