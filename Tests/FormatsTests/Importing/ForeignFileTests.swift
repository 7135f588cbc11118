import Base
import Canvas
import CZlib
import Documents
import TestSupport
import Testing
import Texts

@testable import Formats

@Suite("Files that are not read")
struct ForeignFileTests {
  private func reason(_ bytes: [UInt8]) -> String {
    do {
      _ = try DocumentImport.read(bytes)
      return "it was read"
    } catch {
      return "\(error)"
    }
  }

  /// Packed by gzip, as it is.
  private func gzip(_ text: String) -> [UInt8] {
    var content = Array(text.utf8)
    var stream = z_stream()
    deflateInit2_(
      &stream, 6, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    defer { deflateEnd(&stream) }
    var packed = [UInt8](repeating: 0, count: content.count + 1024)
    let room = packed.count
    content.withUnsafeMutableBufferPointer { input in
      packed.withUnsafeMutableBufferPointer { output in
        (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
        (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(output.count))
        deflate(&stream, Z_FINISH)
      }
    }
    return Array(packed.prefix(room - Int(stream.avail_out)))
  }

  @Test func `say what they are, and of which program`() {
    let files: [([UInt8], String)] = [
      (Array("8BPS".utf8) + [0, 1, 0, 0], "Photoshop"), (Array("gimp xcf v011".utf8), "GIMP"),
      (gzip("{\"version\":\"0.9\",\"data\":{\"engine_snapshot\":{}}}"), "Rnote"),
      (Array("{\"tldrawFileFormatVersion\": 1, \"records\": []}".utf8), "tldraw"),
    ]
    for (bytes, program) in files {
      #expect(
        reason(bytes) == "it was made with \(program); export it from there as SVG or PNG")
    }
    for palette in ["GIMP Palette\n0 0 0", "JASC-PAL\n0100", "RIFF\u{1}\0\0\0PAL data", "ASEF\0"] {
      #expect(reason(Array(palette.utf8)).hasPrefix("it is a palette; "), "\(palette)")
    }
  }

  @Test func `name the package with the loader where that is missing`() {
    let heads: [(String, [UInt8])] = [
      ("WebP", Array("RIFF".utf8) + [9, 0, 0, 0] + Array("WEBPVP8 ".utf8)),
      ("AVIF", [0, 0, 0, 28] + Array("ftypavif".utf8)),
      ("HEIC", [0, 0, 0, 24] + Array("ftypheic".utf8)), ("JPEG XL", [0xFF, 0x0A, 1, 2]),
    ]
    let known = PictureKinds.endings
    for (kind, head) in heads {
      let package = PictureLoaderPackage.all.first { $0.isMarked(head) }
      #expect(package?.kind == kind)
      let isThere = package.map { !known.isDisjoint(with: $0.endings) } ?? false
      let said = reason(head + [UInt8](repeating: 0, count: 64))
      #expect(
        said.hasPrefix(
          isThere
            ? "it can’t be read as a picture"
            : "no loader for \(kind) pictures is installed; install the package"), "\(said)")
    }
  }

  @Test func `An SVG that is packed by gzip is read as it is without`() throws {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path d=\"M1 1L8 8\" stroke=\"red\"/></svg>"
    let plain = try DocumentImport.read(Array(text.utf8))
    #expect(try DocumentImport.read(gzip(text)) == plain)
    #expect(reason(Array(gzip(text).dropLast(20))) == "its gzip data is damaged or incomplete")
    #expect(GzipFile.beginning(of: gzip(text), count: 5) == Array("<svg ".utf8))
    #expect(GzipFile.beginning(of: [0x1F, 0x8B, 8], count: 5).isEmpty)
  }
}
