import Base
public import Canvas
import Formats
public import Platform
public import Windows

extension DragOffer {
  /// A selection that leaves its window under the pointer: as it is, and as a file with a picture of it.
  ///
  /// - Parameters:
  ///   - name: of the document.
  ///   - png: the file, made by another thread.
  public init(
    ofSelection name: String, as forms: [ClipboardForm], picture: Surface?, files: DraggedFiles,
    png: @escaping @Sendable () -> [UInt8]?
  ) {
    let fileName = "\(ExportController.fileName(name)).\(FileFormat.png.ending)"
    let file = ClipboardForm.files {
      guard let bytes = png(), let path = try? files.add(bytes, name: fileName) else { return [] }
      return [path]
    }
    let saved = SavedFile(name: fileName) { path in
      guard let bytes = png() else { return false }
      do {
        try DocumentFile(path).replace(with: bytes)
        return true
      } catch {
        return false
      }
    }
    self.init(forms + [file], file: saved, picture: picture, appearance: .whereTaken)
  }
}
