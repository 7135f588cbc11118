import Canvas
public import Base

/// A JPEG file, which pages of vectors show as it is: packed, and as the camera was held.
public struct StoredPicture: Sendable {
  let file: [UInt8]
  /// From the file's pixels to the upright picture, both with the corners (0, 0) and (1, 1).
  let map: PaperMap

  /// - Parameter map: turns by right angles, and mirrors.
  public init(_ file: [UInt8], map: PaperMap) {
    self.file = file
    self.map = map
  }

  /// A picture that stands for the file on a page; nil where there is no memory for it.
  ///
  /// - Parameter upright: the picture, in any number of pixels.
  func surface(of upright: Surface) -> Surface? {
    let (width, height) = (upright.size.width, upright.size.height)
    let size = map.xx == 0 ? PixelSize(width: height, height: width) : upright.size
    guard let surface = try? Surface(size: size, format: .rgb24), let back = map.inverse else {
      return nil
    }
    let turn = PaperMap.scaling(
      x: Double(size.width), y: Double(size.height), about: PaperPoint(x: 0, y: 0)
    ).after(back)
    let context = DrawingContext(surface)
    context.setSource(
      upright, xx: turn.xx, xy: turn.xy, yx: turn.yx, yy: turn.yy, x0: turn.x0, y0: turn.y0)
    context.paint()
    surface.stand(forJPEG: file)
    return surface
  }
}
