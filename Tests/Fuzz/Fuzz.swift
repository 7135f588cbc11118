import CZlib
import Formats
import Base
import Glibc
import Life
import Documents

/// What libFuzzer calls with each input: `FILBERT_FUZZ` says which importer reads it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  switch getenv("FILBERT_FUZZ").map({ String(cString: $0) }) {
  case "svg": readSVG(bytes)
  case "picture": _ = try? PictureFile.read(bytes)
  case "gif": readGIF(bytes)
  case "apng": readAPNG(bytes)
  case "colors": readColors(bytes)
  case "life": readLife(bytes)
  case "aseprite": readAseprite(bytes)
  case "piskel": _ = try? PiskelFile.sprite(bytes)
  case "pxo": _ = try? PixeloramaFile.sprite(bytes)
  case "sheet": readSheet(bytes)
  case "xopp": readXournal(bytes)
  case "json": readJSON(bytes)
  // What no other function knows more about.
  default: _ = try? DocumentImport.document(bytes, PixelImport.Request())
  }
  return 0
}

/// What was read can be written and read again.
private func readSVG(_ bytes: [UInt8]) {
  guard let painting = try? SVGFile.painting(bytes) else { return }
  let again = try? SVGFile.painting(SVGFile.bytes(of: painting, title: "A"))
  precondition(again?.strokes.count == painting.strokes.count, "An SVG is read as it was written")
}

/// What was read can be written and read again.
private func readXournal(_ bytes: [UInt8]) {
  guard case .painting(let painting) = try? DocumentImport.document(bytes).document else { return }
  let again = (try? XournalFile.bytes(of: painting, title: "A"))
    .flatMap { try? DocumentImport.document($0) }
  precondition(again?.document.kind == .painting, "A page is read as it was written")
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
  let isPNG = bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
  guard let colors = try? PaletteFile.colors(isPNG ? withRightChecksums(bytes) : bytes) else {
    return
  }
  let palette = Palette(colors)
  let again = try? PaletteFile.colors(PaletteFile.hex(palette))
  precondition(again == palette.colors, "A palette is read as it was written")
}

private func readAseprite(_ bytes: [UInt8]) {
  guard let file = try? AsepriteFile(bytes) else { return }
  let again = (try? file.bytes()).flatMap { try? AsepriteFile($0) }
  precondition(again == file, "Chunks are read as they were written")
  guard let sprite = try? LayeredPixels(file) else { return }
  let written = (try? AsepriteFile(sprite).bytes()).flatMap { try? AsepriteFile($0) }
  guard let written, let same = try? LayeredPixels(written) else {
    preconditionFailure("A sprite can be written")
  }
  precondition(
    same.durations == sprite.durations && same.tags == sprite.tags
      && same.layers.map(\.name) == sprite.layers.map(\.name)
      && same.layers.map { $0.cels.map { $0 == nil } }
        == sprite.layers.map { $0.cels.map { $0 == nil } },
    "A sprite is read as it was written")
}

private func readSheet(_ bytes: [UInt8]) {
  guard let sheet = try? SheetDescription(bytes) else { return }
  for form in SheetDescription.Form.allCases {
    let again = try? SheetDescription(sheet.json(as: form))
    precondition(again == sheet, "A sheet is read as it was written")
  }
  let size = CellSize(width: 64, height: 64)
  _ = try? sheet.frames(
    of: ColorRaster(size: size, pixels: Array(repeating: 255, count: size.count)))
}

private func readLife(_ bytes: [UInt8]) {
  guard let world = try? LifeFile.world(bytes).world else { return }
  // Of two files with the same name, a pattern can name one alone.
  if world.rule.ofStates?.source != nil { return }
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
