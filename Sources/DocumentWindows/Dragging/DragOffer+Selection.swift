import Base
public import Canvas
import Formats
public import Platform
public import Windows

extension DragOffer {
  /// Offers a selection dragged out of its window: in its own formats, and as a picture file.
  ///
  /// - Parameters:
  ///   - name: the name of the document.
  ///   - png: creates the file, on another thread.
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
