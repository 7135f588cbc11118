import Base
import Documents

/// Reads a PNG animation frame by frame, each drawn over the previous ones.
///
/// Source: PNG specification, third edition (W3C, 2025), section 11.3.2, "Animation information". Sizes are checked
/// before pixels are allocated, so that a small file can't demand much memory.
struct APNGReader {
  private var chunks: PNGChunkReader
  private var decoder: PNGDecoder
  private var colors: FrameColors
  private let keepsIndices: Bool
  private var frames: [FlatFrame] = []
  /// The visible cells after the frames so far, as indices into `colors`.
  private var canvas: CellGrid
  private var announced: (frames: Int, plays: Int)?
  /// The frame being read.
  private var control: APNGFrameControl?
  private var data: [UInt8] = []
  private var nextSequence: UInt32 = 0
  private var hasSeenImage = false

  private init(_ bytes: [UInt8], keepsIndices: Bool) throws(PixelFileError) {
    colors = FrameColors(keepsPlaces: keepsIndices)
    self.keepsIndices = keepsIndices
    chunks = try PNGChunkReader(bytes)
    let header = try chunks.next()
    guard header.name == "IHDR" else { throw PNGFormat.damaged }
    decoder = PNGDecoder(format: try PNGFormat(header: header.content))
    try AnimationLimits.check(decoder.format.size, kind: "PNG")
    canvas = CellGrid(size: decoder.format.size)
  }

  static func picture(
    _ bytes: [UInt8], mostColors: Int?, keepsIndices: Bool
  ) throws(PixelFileError) -> Sprite {
    var reader = try APNGReader(bytes, keepsIndices: keepsIndices)
    try reader.readChunks()
    return try reader.colors.picture(
      of: reader.frames, loopCount: reader.announced?.plays ?? 0, mostColors: mostColors,
      kind: "PNG")
  }

  // MARK: Chunks

  private mutating func readChunks() throws(PixelFileError) {
    while true {
      let chunk = try chunks.next()
      switch chunk.name {
      case "PLTE":
        guard !hasSeenImage else { throw PNGFormat.damaged }
        try decoder.format.readPalette(chunk.content)
      case "tRNS":
        guard !hasSeenImage else { throw PNGFormat.damaged }
        try decoder.format.readTransparency(chunk.content)
      case "acTL": try readAnimationControl(chunk.content)
      case "fcTL": try readFrameControl(chunk.content)
      case "IDAT":
        // In the palette's order, to be restored when written.
        if !hasSeenImage { _ = colors.numbers(of: decoder.format.palette) }
        hasSeenImage = true
        // Without a preceding frame control, the image is only for programs without animation support.
        if control != nil { data += chunk.content }
      case "fdAT":
        try checkSequence(chunk.content)
        guard control != nil, hasSeenImage else { throw PNGFormat.damaged }
        data += chunk.content.dropFirst(4)
      case "IEND": return try readEnd()
      default:
        // An upper-case letter marks a chunk as essential.
        guard chunk.name.first?.isUppercase != true else {
          throw PixelFileError("the PNG has an unknown chunk: {name}", ["name": chunk.name])
        }
      }
    }
  }

  private mutating func readAnimationControl(
    _ content: ArraySlice<UInt8>
  ) throws(PixelFileError) {
    guard content.count == 8, announced == nil, !hasSeenImage else { throw PNGFormat.damaged }
    let count = Int(PNGChunkReader.number(content))
    guard count > 0 else { throw PNGFormat.damaged }
    try AnimationLimits.check(frameCount: count, of: canvas.size, kind: "PNG")
    announced = (count, Int(PNGChunkReader.number(content.dropFirst(4))))
  }

  private mutating func readFrameControl(_ content: ArraySlice<UInt8>) throws(PixelFileError) {
    try checkSequence(content)
    try finishFrame()
    let new = try APNGFrameControl(content, in: decoder.format.size)
    // The default image is as large as the picture.
    guard hasSeenImage || new.rect == CellRect(size: decoder.format.size) else {
      throw PNGFormat.damaged
    }
    guard let announced, frames.count < announced.frames else { throw Self.otherCount }
    control = new
  }

  /// Frames and their pixels are numbered together from 0.
  private mutating func checkSequence(_ content: ArraySlice<UInt8>) throws(PixelFileError) {
    guard content.count >= 4, PNGChunkReader.number(content) == nextSequence else {
      throw PixelFileError("the PNG is damaged: its frames are out of order")
    }
    nextSequence += 1
  }

  private mutating func readEnd() throws(PixelFileError) {
    try finishFrame()
    guard let announced, frames.count == announced.frames else { throw Self.otherCount }
  }

  private static let otherCount = PixelFileError(
    "the PNG is damaged: its number of frames is wrong")

  // MARK: Frames

  /// Draws the frame once all its pixels have been read.
  private mutating func finishFrame() throws(PixelFileError) {
    guard let control else { return }
    guard !data.isEmpty else { throw PNGFormat.damaged }
    let before = canvas
    let pixels = try decoder.pixels(data, size: control.rect.size)
    if keepsIndices, let format = decoder.format.withPlaces {
      let places = try PNGDecoder(format: format).pixels(data, size: control.rect.size)
      draw(pixels, numbers: places.map { CellGrid.Cell($0) - 1 }, control)
    } else {
      draw(pixels, numbers: pixels.map { colors.number(of: $0) }, control)
    }
    frames.append(FlatFrame(canvas, milliseconds: control.milliseconds))
    switch control.disposal {
    case .keep: break
    // Before the first frame the canvas is empty.
    case .previous where frames.count > 1: canvas = before
    case .clear, .previous: canvas.fill(control.rect, with: CellGrid.empty)
    }
    self.control = nil
    data = []
  }

  /// - Parameter numbers: of the pixels' colours.
  private mutating func draw(
    _ pixels: [UInt32], numbers: [CellGrid.Cell], _ control: APNGFrameControl
  ) {
    guard control.isBlended else { return canvas.replace(control.rect, with: numbers) }
    var cells = canvas.cells(in: control.rect)
    for (index, pixel) in pixels.enumerated() where pixel & 255 > 0 {
      guard pixel & 255 < 255 else {
        cells[index] = numbers[index]
        continue
      }
      cells[index] = colors.number(
        of: Self.blend(pixel, over: colors.color(of: cells[index])))
    }
    canvas.replace(control.rect, with: cells)
  }

  /// Blends a translucent colour over another, neither premultiplied: Porter and Duff, "Compositing Digital Images"
  /// (1984).
  private static func blend(_ top: UInt32, over bottom: UInt32) -> UInt32 {
    let (above, below) = (top & 255, bottom & 255)
    // In units of 1 / (255 × 255).
    let rest = below * (255 - above)
    let alpha = above * 255 + rest
    func part(_ shift: UInt32) -> UInt32 {
      let sum = (top >> shift & 255) * above * 255 + (bottom >> shift & 255) * rest
      return ((sum + alpha / 2) / alpha) << shift
    }
    return part(24) | part(16) | part(8) | (alpha + 127) / 255
  }
}
