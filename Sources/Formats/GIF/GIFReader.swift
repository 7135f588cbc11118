import CGif
import Base
import Documents
import Texts

/// Reads a GIF image by image, each drawn over the previous ones.
///
/// Sizes are checked before pixels are allocated, so that a small file can't demand much memory.
final class GIFReader {
  private let file: UnsafeMutablePointer<GifFileType>
  private let source: Source
  private let keepsIndices: Bool
  private var size: CellSize
  /// Its cells are indices into `colors`.
  private var canvas: CellGrid
  private var frames: [FlatFrame] = []
  private var loopCount = 1
  private var colors: FrameColors
  // For the next image.
  private var delay = 0
  private var disposal = DISPOSAL_UNSPECIFIED
  private var transparent = -1

  private final class Source {
    let bytes: [UInt8]
    var position = 0
    init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  static func picture(
    _ bytes: [UInt8], mostColors: Int?, keepsIndices: Bool
  ) throws(PixelFileError) -> Sprite {
    let reader = try GIFReader(bytes, keepsIndices: keepsIndices)
    try reader.readRecords()
    return try reader.colors.picture(
      of: reader.frames, loopCount: reader.loopCount, mostColors: mostColors, kind: "GIF")
  }

  /// All distinct colours of the file's tables, in order.
  static func colors(_ bytes: [UInt8]) throws(PixelFileError) -> [UInt32] {
    let reader = try GIFReader(bytes)
    try reader.readRecords()
    return reader.colors.colors
  }

  private init(_ bytes: [UInt8], keepsIndices: Bool = false) throws(PixelFileError) {
    self.keepsIndices = keepsIndices
    colors = FrameColors(keepsPlaces: keepsIndices)
    guard GIFFile.isGIF(bytes) else { throw PixelFileError("not a GIF file") }
    source = Source(bytes)
    var problem: Int32 = 0
    let file = DGifOpen(
      Unmanaged.passUnretained(source).toOpaque(),
      { file, target, count in
        guard let file, let target else { return 0 }
        let source = Unmanaged<Source>.fromOpaque(file.pointee.UserData).takeUnretainedValue()
        let part = source.bytes[source.position...].prefix(Int(count))
        source.position += part.count
        for (index, byte) in part.enumerated() { target[index] = byte }
        return Int32(part.count)
      }, &problem)
    guard let file else { throw Self.error(problem) }
    self.file = file
    size = CellSize(width: Int(file.pointee.SWidth), height: Int(file.pointee.SHeight))
    canvas = CellGrid(size: CellSize(width: 0, height: 0))
    try AnimationLimits.check(size, kind: "GIF")
    canvas = CellGrid(size: size)
  }

  deinit { DGifCloseFile(file, nil) }

  private static func error(_ code: Int32) -> PixelFileError {
    if code == D_GIF_ERR_EOF_TOO_SOON || code == D_GIF_ERR_READ_FAILED {
      return PixelFileError("the GIF is incomplete")
    }
    let reason =
      GifErrorString(code).map { Message(verbatim: String(cString: $0)) }
      ?? Message("it is damaged")
    return PixelFileError("the GIF can’t be read: {reason}", ["reason": reason])
  }

  private func require(_ result: Int32) throws(PixelFileError) {
    if result == 0 { throw Self.error(file.pointee.Error) }
  }

  // MARK: Records

  private func readRecords() throws(PixelFileError) {
    while true {
      var kind = UNDEFINED_RECORD_TYPE
      try require(DGifGetRecordType(file, &kind))
      switch kind {
      case IMAGE_DESC_RECORD_TYPE: try readImage()
      case EXTENSION_RECORD_TYPE: try readExtension()
      case TERMINATE_RECORD_TYPE: return
      default: break
      }
    }
  }

  private func readExtension() throws(PixelFileError) {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<UInt8>?
    try require(DGifGetExtension(file, &code, &block))
    var isLoop = false
    var isFirst = true
    while let content = block {
      // The first byte is the length of the rest.
      let bytes = Array(UnsafeBufferPointer(start: content + 1, count: Int(content[0])))
      if code == GRAPHICS_EXT_FUNC_CODE, isFirst { readGraphicControl(bytes) }
      if code == APPLICATION_EXT_FUNC_CODE {
        if isFirst {
          isLoop = bytes == Array("NETSCAPE2.0".utf8) || bytes == Array("ANIMEXTS1.0".utf8)
        } else if isLoop, bytes.count >= 3, bytes[0] == 1 {
          let repeats = Int(bytes[1]) | Int(bytes[2]) << 8
          loopCount = repeats == 0 ? 0 : repeats + 1
        }
      }
      isFirst = false
      try require(DGifGetExtensionNext(file, &block))
    }
  }

  private func readGraphicControl(_ bytes: [UInt8]) {
    var control = GraphicsControlBlock()
    guard DGifExtensionToGCB(bytes.count, bytes, &control) != 0 else { return }
    delay = Int(control.DelayTime)
    disposal = control.DisposalMode
    transparent = Int(control.TransparentColor)
  }

  // MARK: Images

  private func readImage() throws(PixelFileError) {
    try require(DGifGetImageHeader(file))
    let image = file.pointee.Image
    let rect = CellRect(
      x: Int(image.Left), y: Int(image.Top), width: Int(image.Width), height: Int(image.Height))
    let most = Sprite.allowedSide.upperBound
    guard rect.width <= most, rect.height <= most, !rect.isEmpty else {
      throw PixelFileError("an image in the GIF does not fit its canvas")
    }
    try AnimationLimits.check(frameCount: frames.count + 1, of: canvas.size, kind: "GIF")
    let table = try cellTable(image.ColorMap ?? file.pointee.SColorMap)
    let before = canvas
    let inside = rect.intersection(CellRect(size: size))
    var cells = inside.isEmpty ? [] : canvas.cells(in: inside)
    var row = [UInt8](repeating: 0, count: rect.width)
    for y in Self.rowOrder(rect.height, isInterlaced: image.Interlace) {
      try require(DGifGetLine(file, &row, Int32(row.count)))
      guard y < inside.height else { continue }
      for x in 0..<inside.width where Int(row[x]) != transparent {
        cells[y * inside.width + x] = table[Int(row[x])]
      }
    }
    canvas.replace(inside, with: cells)
    // Browsers show a delay of zero as a tenth of a second.
    frames.append(FlatFrame(canvas, milliseconds: delay == 0 ? 100 : 10 * delay))
    switch disposal {
    case DISPOSE_BACKGROUND: canvas.fill(inside, with: CellGrid.empty)
    case DISPOSE_PREVIOUS: canvas = before
    default: break
    }
    (delay, disposal, transparent) = (0, DISPOSAL_UNSPECIFIED, -1)
  }

  private static func rowOrder(_ height: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap {
      Array(stride(from: $0.0, to: height, by: $0.1))
    }
  }

  /// The cell for each number of an image.
  private func cellTable(
    _ map: UnsafeMutablePointer<ColorMapObject>?
  ) throws(PixelFileError) -> [CellGrid.Cell] {
    guard let map, let entries = map.pointee.Colors else {
      throw PixelFileError("an image in the GIF has no colour table")
    }
    var table = [CellGrid.Cell](repeating: CellGrid.empty, count: 256)
    let all = (0..<min(256, Int(map.pointee.ColorCount))).map { index in
      InkColor(
        red: entries[index].Red, green: entries[index].Green, blue: entries[index].Blue
      ).rgba
    }
    if keepsIndices {
      table.replaceSubrange(all.indices, with: colors.numbers(of: all))
    } else {
      for index in all.indices where index != transparent {
        table[index] = colors.number(of: all[index])
      }
    }
    return table
  }
}
