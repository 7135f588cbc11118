import Canvas
public import Base

/// A JPEG file, embedded as it is in vector pages: compressed, and in the camera's orientation.
public struct EmbeddedJPEG: Sendable {
  let file: [UInt8]
  /// Maps the file's pixels to the upright picture, both with the corners (0, 0) and (1, 1).
  let map: PaperMap

  /// - Parameter map: rotates by right angles, and mirrors.
  public init(_ file: [UInt8], map: PaperMap) {
    self.file = file
    self.map = map
  }

  /// A surface that represents the file on a page; nil if memory runs out.
  ///
  /// - Parameter upright: the picture, at any resolution.
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
