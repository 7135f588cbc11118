import Base
import Documents
import Texts

/// Reads a page of a PDF file as the background of a painting.
///
/// Poppler's programs do the work, since its library is under the GPL. The page is kept as SVG, which is sharp at every
/// size, and stays vectors in the PDF files that are written of the painting.
///
/// Poppler takes passwords in its arguments alone, which everybody on the machine can read; qpdf reads them from a
/// file, and takes the protection away.
enum PDFReader {
  private static let package = "poppler-utils"
  private static let opener = "qpdf"
  /// A page that takes longer is refused.
  private static let mostSeconds = 120.0

  static func isPDF(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "%PDF-".utf8) }

  /// Reads the first page of a file without a password; see below.
  static func document(
    _ bytes: [UInt8], goesOn: (Double) -> Bool
  ) throws -> ImportedDocument {
    try document(bytes, PDFPageRequest(), goesOn: goesOn)
  }

  /// - Parameter goesOn: returns false to cancel.
  /// - Throws: if the programs are missing, or can't read the file; `PDFProtection` if it needs another password.
  static func document(
    _ file: [UInt8], _ request: PDFPageRequest, goesOn: (Double) -> Bool
  ) throws -> ImportedDocument {
    var bytes = file
    if let password = request.password { bytes = try opened(file, with: password, goesOn) }
    let count = try pageCount(of: bytes, goesOn)
    guard 1...count ~= request.number else {
      throw ExchangeError(
        "it has no page {page}; the last one is {count}",
        ["page": request.number, "count": count])
    }
    let number = "\(request.number)"
    let page = try run("pdftocairo", ["-svg", "-f", number, "-l", number, "-", "-"], bytes, goesOn)
    let canvas = try SVGCanvas(of: XMLTree(svg: page))
    let painting = Painting(
      shape: .fixed(canvas.ratio), paperLength: canvas.length,
      background: Background(
        color: .white, picture: BackgroundPicture(file: page, placement: .fill)))
    var document = ImportedDocument(NamedDocument(document: .painting(painting)))
    if count > 1 { document.loss.leftOut = ["pages"] }
    return document
  }

  private static func pageCount(of bytes: [UInt8], _ goesOn: (Double) -> Bool) throws -> Int {
    let lines = String(decoding: try run("pdfinfo", ["-"], bytes, goesOn), as: UTF8.self)
      .split(separator: "\n")
    let count = lines.first { $0.hasPrefix("Pages:") }?.dropFirst("Pages:".count)
    return max(count.flatMap { Int($0.trimmed) } ?? 1, 1)
  }

  /// The same file without its protection.
  private static func opened(
    _ bytes: [UInt8], with password: String, _ goesOn: (Double) -> Bool
  ) throws -> [UInt8] {
    var program = ExternalProgram(
      name: opener, arguments: ["--password-file=/dev/fd/3", "--decrypt", "/dev/stdin", "-"],
      mostSeconds: mostSeconds)
    program.secret = Array(password.utf8)
    do throws(ExternalProgram.Failure) {
      return try program.output(for: bytes) { goesOn(0.2) }
    } catch {
      switch error {
      case .isMissing: throw PictureError.noLoader(kind: "PDF", package: opener)
      case .complained(let words) where words.contains("invalid password"):
        throw PDFProtection.wrongPassword
      default: throw explained(error)
      }
    }
  }

  private static func run(
    _ name: String, _ arguments: [String], _ bytes: [UInt8], _ goesOn: (Double) -> Bool
  ) throws -> [UInt8] {
    let program = ExternalProgram(name: name, arguments: arguments, mostSeconds: mostSeconds)
    do throws(ExternalProgram.Failure) {
      return try program.output(for: bytes) { goesOn(0.5) }
    } catch {
      throw explained(error)
    }
  }

  private static func explained(_ failure: ExternalProgram.Failure) -> any Error {
    switch failure {
    case .isMissing: return PictureError.noLoader(kind: "PDF", package: package)
    case .wasStopped: return ExchangeError("the page takes too long to draw")
    case .outputTooLarge: return ExchangeError("the page is too large")
    case .complained(let words) where words.contains("Incorrect password"):
      return PDFProtection.needsPassword
    case .complained(let words):
      let reason = words.split(separator: "\n").last.map(String.init) ?? ""
      return ExchangeError("Poppler can’t read it: {reason}", ["reason": reason])
    }
  }
}
