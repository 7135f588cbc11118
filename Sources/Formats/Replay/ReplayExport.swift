import Base
import Canvas
public import Documents
import Texts

/// The options for exporting a replay, as an animation or a series of pictures.
///
/// 20 frames a second. The painting itself, the last frame, stays for two seconds, or for a third of a duration under
/// six.
public struct ReplayExport: Equatable, Sendable {
  /// The file format of an animation.
  public enum Animation: String, CaseIterable, Sendable {
    /// Frames with more than 255 new colours have the most similar ones merged.
    case gif
    /// Exact; programs without animation support show the painting.
    case apng
  }

  /// In pixels.
  public var width: Int
  /// The total duration in seconds.
  public var seconds: Double

  /// The width of an animation in pixels, unless another is chosen.
  public static let usualWidth = 800
  /// The duration of an animation in seconds, unless another is chosen.
  public static let usualSeconds = 10.0
  /// The durations in seconds that can be chosen.
  public static let allowedSeconds = 1.0...600.0
  /// The number of pictures in a second of the animation.
  public static let framesPerSecond = 20

  /// - Parameter seconds: clamped to the allowed range.
  public init(width: Int = usualWidth, seconds: Double = usualSeconds) {
    self.width = width
    let allowed = Self.allowedSeconds
    self.seconds = min(max(seconds, allowed.lowerBound), allowed.upperBound)
  }

  /// The number of frames, all of equal duration.
  private var frameCount: Int {
    Int(saturating: (seconds * Double(Self.framesPerSecond)).rounded())
  }

  /// The number of frames before the painting itself.
  private var drawingCount: Int {
    frameCount - min(2 * Self.framesPerSecond, frameCount / 3)
  }

  private static let frameMilliseconds = 1000 / framesPerSecond

  /// Encodes the file. Frames already encoded are kept in memory only in that form.
  ///
  /// - Parameter progress: called now and then with 0…1; returns false to cancel.
  /// - Throws: `PictureError`; `PixelFileError` if the format can't hold it.
  public func bytes(
    of replay: Replay, as animation: Animation, progress: (Double) -> Bool = { _ in true }
  ) throws -> [UInt8] {
    switch animation {
    case .gif: try bytes(of: replay, ReplayGIF.self, progress)
    case .apng: try bytes(of: replay, ReplayAPNG.self, progress)
    }
  }

  private func bytes<Encoder: ReplayEncoder>(
    of replay: Replay, _ type: Encoder.Type, _ progress: (Double) -> Bool
  ) throws -> [UInt8] {
    let size = try PaintingPicture.size(of: replay.aspectRatio, width: width)
    return try drawing {
      var encoder = Encoder(size: size)
      var frames = try ReplayFrames(of: replay, size: size, count: drawingCount)
      for index in 0...drawingCount {
        guard progress(Double(index) / Double(drawingCount + 1)) else {
          throw PictureError.cancelled
        }
        if let image = try frames.advance() { try encoder.append(image) }
        let count = index < drawingCount ? 1 : frameCount - drawingCount
        encoder.wait(milliseconds: count * Self.frameMilliseconds)
      }
      return try encoder.finished(frames.surface)
    }
  }

  /// Encodes every frame as a PNG file, holding one at a time.
  ///
  /// - Parameters:
  ///   - progress: called now and then with 0…1; returns false to cancel.
  ///   - write: stores a named file, such as `frame-0001.png`, with names in frame order.
  /// - Throws: `PictureError`, or any error of `write`.
  public func pictures(
    of replay: Replay, progress: (Double) -> Bool = { _ in true },
    _ write: (_ name: String, _ bytes: [UInt8]) throws -> Void
  ) throws {
    let size = try PaintingPicture.size(of: replay.aspectRatio, width: width)
    try drawing {
      var frames = try ReplayFrames(of: replay, size: size, count: drawingCount)
      var bytes: [UInt8] = []
      let digits = max(4, String(frameCount).count)
      for index in 0..<frameCount {
        guard progress(Double(index) / Double(frameCount)) else { throw PictureError.cancelled }
        if index <= drawingCount, try frames.advance() != nil {
          bytes = try frames.surface.pngBytes()
        }
        let number = String(index + 1)
        let zeros = String(repeating: "0", count: digits - number.count)
        try write("frame-\(zeros)\(number).png", bytes)
      }
    }
  }

  private func drawing<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as CanvasError {
      throw PictureError.failed(Message(error))
    }
  }
}
