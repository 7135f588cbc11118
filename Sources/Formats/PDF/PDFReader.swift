import Base
import Documents
import Texts

/// Reads the first page of a PDF file as the background of a painting.
///
/// Poppler's programs do the work, since its library is under the GPL. The page is kept as SVG, which is sharp at every
/// size, and stays vectors in the PDF files that are written of the painting.
enum PDFReader {
  private static let package = "poppler-utils"
  /// A page that takes longer is refused.
  private static let mostSeconds = 120.0

  static func isPDF(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "%PDF-".utf8) }

  /// - Parameter goesOn: returns false to cancel.
  /// - Throws: if Poppler's programs are missing, or can't read the file.
  static func document(
    _ bytes: [UInt8], goesOn: (Double) -> Bool
  ) throws -> ImportedDocument {
    let page = try run("pdftocairo", ["-svg", "-f", "1", "-l", "1", "-", "-"], bytes, goesOn)
    let canvas = try SVGCanvas(of: XMLTree(svg: page))
    let painting = Painting(
      shape: .fixed(canvas.ratio), paperLength: canvas.length,
      background: Background(
        color: .white, picture: BackgroundPicture(file: page, placement: .fill)))
    var document = ImportedDocument(NamedDocument(document: .painting(painting)))
    if try pageCount(of: bytes, goesOn) > 1 { document.loss.leftOut = ["pages"] }
    return document
  }

  private static func pageCount(of bytes: [UInt8], _ goesOn: (Double) -> Bool) throws -> Int {
    let lines = String(decoding: try run("pdfinfo", ["-"], bytes, goesOn), as: UTF8.self)
      .split(separator: "\n")
    let count = lines.first { $0.hasPrefix("Pages:") }?.dropFirst("Pages:".count)
    return count.flatMap { Int($0.trimmed) } ?? 1
  }

  private static func run(
    _ name: String, _ arguments: [String], _ bytes: [UInt8], _ goesOn: (Double) -> Bool
  ) throws -> [UInt8] {
    let program = ExternalProgram(name: name, arguments: arguments, mostSeconds: mostSeconds)
    do throws(ExternalProgram.Failure) {
      return try program.output(for: bytes) { goesOn(0.5) }
    } catch {
      switch error {
      case .isMissing: throw PictureError.noLoader(kind: "PDF", package: package)
      case .wasStopped: throw ExchangeError("the page takes too long to draw")
      case .outputTooLarge: throw ExchangeError("the page is too large")
      case .complained(let words) where words.contains("Incorrect password"):
        throw ExchangeError("it is protected by a password; save it without one")
      case .complained(let words):
        let reason = words.split(separator: "\n").last.map(String.init) ?? ""
        throw ExchangeError("Poppler can’t read it: {reason}", ["reason": reason])
      }
    }
  }
}
