import Base
import DesktopFiles
import Dispatch
import Formats

/// Reports opened and written files to the desktop, on another thread.
public final class RecentDocuments {
  private let files: RecentFiles
  private let queue = DispatchQueue(label: "filbert.recent", qos: .utility)

  /// - Parameter environment: determines the place of the desktop's list.
  public init(environment: [String: String]) {
    files = RecentFiles(
      UserFolders(environment: environment), name: "Filbert", command: "filbert %u")
  }

  /// Reports an opened or written file.
  func add(_ path: String) {
    let files = files
    queue.async {
      let path = CanonicalPath(path).text
      files.add(
        path, mimeType: FileFormat.mimeType(ofFile: path) ?? "application/octet-stream")
    }
  }

  /// Waits for all reports.
  func settle() { queue.sync {} }
}
