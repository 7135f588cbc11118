import Base

/// The position, drawing mode and duration of a frame in a PNG animation: the chunk fcTL.
struct APNGFrameControl {
  enum Disposal: UInt8 {
    case keep = 0
    case clear, previous
  }

  /// Within the picture.
  let rect: CellRect
  let milliseconds: Int
  /// The treatment of the frame's area after its display.
  let disposal: Disposal
  /// Whether it is drawn over the existing pixels instead of replacing them.
  let isBlended: Bool

  /// - Parameters:
  ///   - content: of the chunk.
  ///   - size: of the picture.
  init(_ content: ArraySlice<UInt8>, in size: CellSize) throws(PixelFileError) {
    guard content.count == 26 else { throw PNGFormat.damaged }
    func number(_ offset: Int) -> Int { Int(PNGChunkReader.number(content.dropFirst(offset))) }
    rect = CellRect(x: number(12), y: number(16), width: number(4), height: number(8))
    guard !rect.isEmpty, rect.maxX <= size.width, rect.maxY <= size.height else {
      throw PixelFileError("the PNG is damaged: a frame is empty or extends beyond the picture")
    }
    let ending = Array(content.suffix(2))
    guard let disposal = Disposal(rawValue: ending[0]), ending[1] <= 1 else {
      throw PNGFormat.damaged
    }
    self.disposal = disposal
    isBlended = ending[1] == 1
    // A fraction of a second: hundredths without a denominator.
    let delay = PNGChunkReader.smallNumber(content.dropFirst(20))
    let unit = PNGChunkReader.smallNumber(content.dropFirst(22))
    // Browsers show a delay of zero as a tenth of a second.
    let perSecond = unit == 0 ? 100 : unit
    milliseconds = delay == 0 ? 100 : max(1, (delay * 1000 + perSecond / 2) / perSecond)
  }
}
