public import Base
public import Canvas
public import Documents
public import Editing

extension InkPixels {
  /// - Parameters:
  ///   - ink: without any background.
  ///   - area: the area of the paper it shows, in pixels from the corner.
  public init(_ ink: Surface, of area: PixelRect, scale: Double, paper: PixelSize) {
    let stride = ink.stride
    let pixels: [UInt32] = ink.withBytes { bytes in
      [UInt32](unsafeUninitializedCapacity: area.width * area.height) { pixels, count in
        guard let from = bytes.baseAddress, let to = pixels.baseAddress else { return }
        for y in 0..<area.height {
          UnsafeMutableRawPointer(to + y * area.width)
            .copyMemory(from: from + y * stride, byteCount: 4 * area.width)
        }
        count = area.width * area.height
      }
    }
    self.init(pixels, of: area, scale: scale, paper: paper)
  }

  /// Draws all ink of a painting; nil if that fails or is cancelled.
  ///
  /// - Parameter longerSide: of the picture, in pixels.
  public init?(of painting: Painting, longerSide: Int, progress: (Double) -> Bool) {
    let side = painting.aspectRatio.paperSize
    let size = PixelSize(
      width: max(1, Int(saturating: (side.dx * Double(longerSide)).rounded())),
      height: max(1, Int(saturating: (side.dy * Double(longerSide)).rounded())))
    guard
      let ink = try? PaintingPicture.surface(
        of: painting, size: size, transparent: true, progress: progress)
    else { return nil }
    self.init(
      ink, of: PixelRect(size: size), scale: Double(longerSide), paper: size)
  }
}
