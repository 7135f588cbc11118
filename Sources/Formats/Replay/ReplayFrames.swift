import Base
import Canvas
import Documents
import Texts

/// The successive frames of a replay's file, each as its differences from the previous one.
struct ReplayFrames {
  /// A changed part of the picture.
  struct Image {
    /// The smallest rectangle around all changes; the whole first frame.
    let rect: PixelRect
    /// The current pixels, 0xRRGGBB, row by row of the rectangle.
    let pixels: [UInt32]
    /// The previous pixels; empty for the first frame.
    let before: [UInt32]
  }

  private let picture: ReplayPicture
  private let milliseconds: Double
  /// The number of frames before the last one.
  private let count: Int
  private var next = 0
  /// The last frame's pixels.
  private let shown: Surface

  /// - Parameter count: the number of frames before the last one, at least one.
  init(of replay: Replay, size: PixelSize, count: Int) throws(CanvasError) {
    picture = try ReplayPicture(replay, size: size)
    shown = try Surface(size: size, format: .rgb24)
    milliseconds = replay.milliseconds
    self.count = max(1, count)
  }

  /// The pixels since the last call of `advance`.
  var surface: Surface { picture.surface }

  /// Advances to the next frame.
  ///
  /// - Returns: nil if it equals the previous one.
  mutating func advance() throws(CanvasError) -> Image? {
    let isFirst = next == 0
    let moment = next < count ? milliseconds * Double(next) / Double(count) : .infinity
    let damage = try picture.showMoment(moment)
    next += 1
    let rect = isFirst ? PixelRect(size: picture.size) : changes(in: damage)
    guard !rect.isEmpty else { return nil }
    let before = isFirst ? [] : shown.colors(in: rect)
    shown.copy(rect, from: surface)
    return Image(rect: rect, pixels: surface.colors(in: rect), before: before)
  }

  /// The smallest rectangle around the changed pixels.
  private func changes(in damage: PixelRect) -> PixelRect {
    let stride = surface.stride
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    surface.withBytes { new in
      shown.withBytes { old in
        for y in damage.y..<damage.maxY {
          for x in damage.x..<damage.maxX {
            let place = y * stride + 4 * x
            let (a, b) = (
              new.loadUnaligned(fromByteOffset: place, as: UInt32.self),
              old.loadUnaligned(fromByteOffset: place, as: UInt32.self)
            )
            guard (a ^ b) & 0xFF_FFFF != 0 else { continue }
            (left, right) = (min(left, x), max(right, x))
            (top, bottom) = (min(top, y), max(bottom, y))
          }
        }
      }
    }
    guard right >= left else { return .empty }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

extension Surface {
  /// The pixels of an opaque surface: 0xRRGGBB, row by row of a rectangle.
  fileprivate func colors(in rect: PixelRect) -> [UInt32] {
    let stride = stride
    return withBytes { bytes in
      [UInt32](unsafeUninitializedCapacity: rect.area) { target, count in
        for y in 0..<rect.height {
          for x in 0..<rect.width {
            let place = (rect.y + y) * stride + 4 * (rect.x + x)
            target[y * rect.width + x] =
              bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self) & 0xFF_FFFF
          }
        }
        count = rect.area
      }
    }
  }
}

/// Encodes successive frames to a file.
protocol ReplayEncoder {
  init(size: PixelSize)

  /// Adds a frame as its changes.
  mutating func append(_ image: ReplayFrames.Image) throws

  /// Prolongs the last added frame.
  mutating func wait(milliseconds: Int)

  /// Finishes the file.
  ///
  /// - Parameter last: the final picture.
  mutating func finished(_ last: Surface) throws -> [UInt8]
}
