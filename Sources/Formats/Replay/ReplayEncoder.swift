import Base
import Canvas

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
