import Base

/// Where a frame of a PNG animation is drawn, how, and for how long: the chunk fcTL.
struct APNGFrameControl {
  enum Disposal: UInt8 {
    case keep = 0
    case clear, previous
  }

  /// Within the picture.
  let rect: CellRect
  let milliseconds: Int
  /// What becomes of the frame's place when it was seen.
  let disposal: Disposal
  /// Whether it is laid over what is there, instead of replacing it.
  let isBlended: Bool

  /// - Parameters:
  ///   - content: of the chunk.
  ///   - size: of the picture.
  init(_ content: ArraySlice<UInt8>, in size: CellSize) throws(PixelFileError) {
    guard content.count == 26 else { throw PNGFormat.damaged }
    func number(_ offset: Int) -> Int { Int(PNGChunkReader.number(content.dropFirst(offset))) }
    rect = CellRect(x: number(12), y: number(16), width: number(4), height: number(8))
    guard !rect.isEmpty, rect.maxX <= size.width, rect.maxY <= size.height else {
      throw PixelFileError("the PNG is damaged: a frame does not lie within its picture")
    }
    let ending = Array(content.suffix(2))
    guard let disposal = Disposal(rawValue: ending[0]), ending[1] <= 1 else {
      throw PNGFormat.damaged
    }
    self.disposal = disposal
    isBlended = ending[1] == 1
    // A part of a second: without a denominator, hundredths.
    let delay = PNGChunkReader.smallNumber(content.dropFirst(20))
    let unit = PNGChunkReader.smallNumber(content.dropFirst(22))
    // A delay of nothing is what browsers make a tenth of a second of.
    let perSecond = unit == 0 ? 100 : unit
    milliseconds = delay == 0 ? 100 : max(1, (delay * 1000 + perSecond / 2) / perSecond)
  }
}
