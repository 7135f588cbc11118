import Base
import Canvas
import Documents
import Texts

/// The frames of a replay's file, one after the other: what of each is another than in the one before.
struct ReplayFrames {
  /// A part of the picture that changed.
  struct Image {
    /// The smallest rectangle around all that changed; all of the first frame.
    let rect: PixelRect
    /// What is seen now, 0xRRGGBB, row by row of the rectangle.
    let pixels: [UInt32]
    /// What was seen before; empty for the first frame.
    let before: [UInt32]
  }

  private let picture: ReplayPicture
  private let milliseconds: Double
  /// How many frames come before the last one.
  private let count: Int
  private var next = 0
  /// What was seen last.
  private let shown: Surface

  /// - Parameter count: how many frames come before the last one, at least one.
  init(of replay: Replay, size: PixelSize, count: Int) throws(CanvasError) {
    picture = try ReplayPicture(replay, size: size)
    shown = try Surface(size: size, format: .rgb24)
    milliseconds = replay.milliseconds
    self.count = max(1, count)
  }

  /// What is seen since the last call of `advance`.
  var surface: Surface { picture.surface }

  /// Goes on to the next frame.
  ///
  /// - Returns: nil where it looks like the one before.
  mutating func advance() throws(CanvasError) -> Image? {
    let isFirst = next == 0
    let moment = next < count ? milliseconds * Double(next) / Double(count) : .infinity
    let damage = try picture.show(moment)
    next += 1
    let rect = isFirst ? PixelRect(size: picture.size) : changes(in: damage)
    guard !rect.isEmpty else { return nil }
    let before = isFirst ? [] : shown.colors(in: rect)
    shown.copy(rect, from: surface)
    return Image(rect: rect, pixels: surface.colors(in: rect), before: before)
  }

  /// The smallest rectangle around the pixels that are others than before.
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
  /// Of an opaque one: 0xRRGGBB, row by row of a rectangle.
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

/// What makes a file of frames that come one after the other.
protocol ReplayEncoder {
  init(size: PixelSize)

  /// Adds a frame: what changed in it.
  mutating func append(_ image: ReplayFrames.Image) throws

  /// The frame that was added last is seen for so much longer.
  mutating func wait(milliseconds: Int)

  /// The file's bytes; nothing comes after it.
  ///
  /// - Parameter last: what is seen in the end.
  mutating func finished(_ last: Surface) throws -> [UInt8]
}
