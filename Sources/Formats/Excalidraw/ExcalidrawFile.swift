import Documents
import Texts

/// Drawings of Excalidraw: JSON with a list of elements in the order of drawing, and the files of its pictures.
///
///     let drawing = try ExcalidrawFile.document(bytes)
///
/// Elements are lines as a pen draws them: the sketched look, which follows from `roughness` and `seed`, is left out.
///
/// Source: docs.excalidraw.com/docs/codebase/json-schema, version 2, and `packages/element/src/types.ts` of Excalidraw.
public enum ExcalidrawFile {
  /// Whether bytes look like such a file: JSON that names its type near its start.
  static func isExcalidraw(_ bytes: [UInt8]) -> Bool {
    guard DocumentImport.firstCharacter(of: bytes) == "{" else { return false }
    let head = bytes.prefix(1 << 12)
    return ["\"type\": \"excalidraw\"", "\"type\":\"excalidraw\""].contains {
      head.contains($0.utf8)
    }
  }

  /// Reads all elements that are not deleted, on a paper with 20 pixels around them.
  public static func document(_ bytes: [UInt8]) throws(InterchangeError) -> ImportedDocument {
    var drawing = ExcalidrawDrawing(try ExcalidrawScene(bytes))
    let painting = try drawing.painting()
    var document = ImportedDocument(
      NamedDocument(document: .painting(painting)), omissions: drawing.omissions)
    document.longerSide = drawing.paper.longerSide
    return document
  }
}

/// A part of a drawing of Excalidraw that a painting can't show.
enum ExcalidrawOmission: String, CaseIterable {
  case frames, text, pictures, markers, unknownParts
}

extension FileFormat {
  /// Drawings of Excalidraw, which are read as paintings.
  public static let excalidraw = FileFormat(
    "excalidraw", .documents, endings: ["excalidraw"],
    mimeTypes: ["excalidraw": "application/vnd.excalidraw+json"],
    looksAlike: { ExcalidrawFile.isExcalidraw($0) },
    reader: .document(as: [.painting]) { bytes, _ in try ExcalidrawFile.document(bytes) },
    seeds: "excalidraw")
}
