import Exchange
import Glibc
import Library
import Model
import Pictures
import SVG

/// What libFuzzer calls with each input: the first letter of `FILBERT_FUZZ` says which importer reads it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  switch getenv("FILBERT_FUZZ").map({ $0.pointee }) {
  case CChar(bitPattern: UInt8(ascii: "s")): readSVG(bytes)
  case CChar(bitPattern: UInt8(ascii: "p")): _ = try? PictureFile.read(bytes)
  default: readJSON(bytes)
  }
  return 0
}

/// What was read can be written and read again.
private func readSVG(_ bytes: [UInt8]) {
  guard let painting = try? SVGFile.painting(bytes) else { return }
  let again = try? SVGFile.painting(SVGFile.bytes(of: painting, title: "A"))
  precondition(again?.strokes.count == painting.strokes.count, "An SVG is read as it was written")
}

private func readJSON(_ bytes: [UInt8]) {
  guard let document = try? PaintingDocument(json: bytes) else { return }
  let again = try? PaintingDocument(json: document.json)
  precondition(again == document, "A document is read as it was written")
}
