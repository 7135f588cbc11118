import Base
import Documents
import Texts

/// Reads the pages of a PDF file as the backgrounds of a painting's pages.
///
/// Poppler's programs do the work, since its library is under the GPL. A page is kept as SVG, which is sharp at every
/// size, and stays vectors in the PDF files that are written of the painting.
///
/// Poppler takes passwords in its arguments alone, which everybody on the machine can read; qpdf reads them from a
/// file, and takes the protection away.
enum PDFReader {
  private static let package = "poppler-utils"
  private static let opener = "qpdf"
  /// A page that takes longer is refused.
  private static let mostSeconds = 120.0
  /// The size of all pages in bytes beyond which others are left out.
  private static let mostBytes = 512 << 20

  static func isPDF(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "%PDF-".utf8) }

  /// Reads all pages of a file without a password; see below.
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
    if let number = request.number, !(1...count ~= number) {
      throw ExchangeError(
        "it has no page {page}; the last one is {count}", ["page": number, "count": count])
    }
    let numbers = request.number.map { [$0] } ?? Array(1...min(count, Painting.mostPages))
    var (pages, byteCount) = ([Page](), 0)
    for (index, number) in numbers.enumerated() where byteCount < mostBytes {
      let page = try page(number, of: bytes) {
        goesOn((Double(index) + $0) / Double(numbers.count))
      }
      byteCount += page.background.picture?.file.count ?? 0
      pages.append(page)
    }
    guard let first = pages.first else { throw ExchangeError("the page is too large") }
    let painting = Painting(
      shape: first.shape, paperLength: first.paperLength, background: first.background,
      furtherPages: Array(pages.dropFirst()))
    var document = ImportedDocument(NamedDocument(document: .painting(painting)))
    if pages.count < count { document.loss.leftOut = ["pages"] }
    return document
  }

  private static func page(
    _ number: Int, of bytes: [UInt8], goesOn: (Double) -> Bool
  ) throws -> Page {
    let arguments = ["-svg", "-f", "\(number)", "-l", "\(number)", "-", "-"]
    let page = try run("pdftocairo", arguments, bytes, goesOn)
    let canvas = try SVGCanvas(of: XMLTree(svg: page))
    return Page(
      paper: PaperSize(canvas.ratio, length: canvas.length),
      background: Background(
        color: .white, picture: BackgroundPicture(file: page, placement: .fill)))
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
