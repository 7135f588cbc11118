import Base
import CXTest
import Canvas

/// What the screen shows of a window, in its own pixels, each `0xRRGGBB`.
struct Picture: Equatable {
  static let white: UInt32 = 0xff_ffff

  /// What of the window is on the screen.
  let area: Area
  private var pixels: [UInt32] = []

  /// - Parameter part: in the window's pixels; nil for all of it.
  init?(of window: UInt, part: Area? = nil, seenBy hand: Hand) {
    guard let whole = hand.area(of: window) else { return nil }
    var visible = whole.intersection(hand.screen)
    visible.x -= whole.x
    visible.y -= whole.y
    area = part.map(visible.intersection) ?? visible
    guard area.width > 0, area.height > 0,
      let image = XGetImage(
        hand.connection, window, Int32(area.x), Int32(area.y), UInt32(area.width),
        UInt32(area.height), UInt.max, ZPixmap)
    else { return nil }
    defer { _ = image.pointee.f.destroy_image(image) }
    guard image.pointee.bits_per_pixel == 32, let data = image.pointee.data else { return nil }
    pixels.reserveCapacity(area.width * area.height)
    for row in 0..<area.height {
      let line = UnsafeRawPointer(data) + row * Int(image.pointee.bytes_per_line)
      for column in 0..<area.width {
        pixels.append(line.load(fromByteOffset: column * 4, as: UInt32.self) & 0xff_ffff)
      }
    }
  }

  /// Nil beside what is on the screen.
  subscript(point: Point) -> UInt32? {
    let x = point.x - area.x
    let y = point.y - area.y
    guard x >= 0, y >= 0, x < area.width, y < area.height else { return nil }
    return pixels[y * area.width + x]
  }

  /// The rectangle around all pixels of a colour.
  func bounds(of color: UInt32 = Picture.white) -> Area? {
    bounds { $0 == color }
  }

  func bounds(where isWanted: (UInt32) -> Bool) -> Area? {
    var left = Int.max
    var right = -1
    var top = Int.max
    var bottom = -1
    for y in 0..<area.height {
      for x in 0..<area.width where isWanted(pixels[y * area.width + x]) {
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = y
      }
    }
    guard right >= 0 else { return nil }
    return Area(
      x: left + area.x, y: top + area.y, width: right - left + 1, height: bottom - top + 1)
  }

  var colors: Set<UInt32> { Set(pixels) }

  /// The picture as the bytes of a PNG file; nil if there is no memory for it.
  func pngBytes() -> [UInt8]? {
    let size = PixelSize(width: area.width, height: area.height)
    guard let surface = try? Surface(size: size, format: .rgb24) else { return nil }
    surface.withMutableBytes { bytes in
      for (index, pixel) in pixels.enumerated() {
        let (row, column) = index.quotientAndRemainder(dividingBy: area.width)
        bytes.storeBytes(
          of: pixel, toByteOffset: row * surface.stride + column * 4, as: UInt32.self)
      }
    }
    return try? surface.pngBytes()
  }
}
