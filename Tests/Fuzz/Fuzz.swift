import CZlib
import Formats
import Base
import Glibc
import Life
import Documents

/// What libFuzzer calls with each input: the first letter of `FILBERT_FUZZ` says which importer reads it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  switch getenv("FILBERT_FUZZ").map({ $0.pointee }) {
  case CChar(bitPattern: UInt8(ascii: "s")): readSVG(bytes)
  case CChar(bitPattern: UInt8(ascii: "p")): _ = try? PictureFile.read(bytes)
  case CChar(bitPattern: UInt8(ascii: "g")): readGIF(bytes)
  case CChar(bitPattern: UInt8(ascii: "a")): readAPNG(bytes)
  case CChar(bitPattern: UInt8(ascii: "c")): readColors(bytes)
  case CChar(bitPattern: UInt8(ascii: "l")): readLife(bytes)
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

/// What was read is as many frames as are written of it.
private func readGIF(_ bytes: [UInt8]) {
  guard let picture = try? GIFFile.picture(bytes),
    picture.size.count * picture.frames.count < 1 << 20
  else { return }
  let again = (try? GIFFile.bytes(of: picture)).flatMap { try? GIFFile.picture($0) }
  precondition(again?.frames.count == picture.frames.count, "A GIF is read as it was written")
}

/// What was read is as many frames as are written of it. Checksums are put right first: no chance meets them.
private func readAPNG(_ bytes: [UInt8]) {
  guard let picture = try? PNGFile.picture(withRightChecksums(bytes)),
    picture.size.count * picture.frames.count < 1 << 20
  else { return }
  let again = (try? PNGFile.animation(of: picture)).flatMap { try? PNGFile.picture($0) }
  precondition(again?.frames.count == picture.frames.count, "An APNG is read as it was written")
}

private func withRightChecksums(_ bytes: [UInt8]) -> [UInt8] {
  var bytes = bytes
  var start = 8
  while bytes.count - start >= 12 {
    let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    guard length <= bytes.count - start - 12 else { break }
    let end = start + 8 + length
    let sum = bytes[start + 4..<end].withUnsafeBufferPointer {
      crc32(0, $0.baseAddress, UInt32($0.count))
    }
    for index in 0..<4 { bytes[end + index] = UInt8(sum >> (24 - 8 * index) & 255) }
    start = end + 4
  }
  return bytes
}

private func readColors(_ bytes: [UInt8]) {
  guard let colors = try? PaletteFile.colors(bytes) else { return }
  let palette = Palette(colors)
  let again = try? PaletteFile.colors(PaletteFile.hex(palette))
  precondition(again == palette.colors, "A palette is read as it was written")
}

private func readLife(_ bytes: [UInt8]) {
  guard let world = try? LifeFile.world(bytes).world else { return }
  if let pattern = LifePattern(world), world.population < 1 << 16 {
    let again = try? LifePattern(text: pattern.runLengths)
    precondition(again?.world == world, "A pattern is read as it was written")
  }
  // Few bytes of a macrocell may stand for more cells than anybody counts.
  if bytes.starts(with: "[M2]".utf8) {
    let again = try? LifeWorld(macrocell: world.macrocell)
    precondition(again == world, "A macrocell is read as it was written")
  }
}

private func readJSON(_ bytes: [UInt8]) {
  guard let document = try? NamedDocument(json: bytes) else { return }
  let again = try? NamedDocument(json: document.json)
  precondition(again == document, "A document is read as it was written")
}
