import Base
import Canvas
public import Documents
import Texts

/// How a replay is to be written: as an animation, or as many pictures.
///
/// 20 frames a second. The painting itself, which is the last frame, stays for two seconds of the length, or for a
/// third of a length under six.
public struct ReplayExport: Equatable, Sendable {
  /// What an animation is written as.
  public enum Animation: String, CaseIterable, Sendable {
    /// Frames that bring more than 255 colours have the most alike of them made one.
    case gif
    /// Exact; a program that knows no animations shows the painting.
    case apng
  }

  /// In pixels.
  public var width: Int
  /// From the first frame to the end of the last one.
  public var seconds: Double

  public static let usualWidth = 800
  public static let usualSeconds = 10.0
  public static let allowedSeconds = 1.0...600.0
  public static let framesPerSecond = 20

  /// - Parameter seconds: brought into what is allowed.
  public init(width: Int = usualWidth, seconds: Double = usualSeconds) {
    self.width = width
    let allowed = Self.allowedSeconds
    self.seconds = min(max(seconds, allowed.lowerBound), allowed.upperBound)
  }

  /// All frames, each as long as the others.
  private var frameCount: Int {
    Int(saturating: (seconds * Double(Self.framesPerSecond)).rounded())
  }

  /// Those before the painting itself.
  private var drawingCount: Int {
    frameCount - min(2 * Self.framesPerSecond, frameCount / 3)
  }

  private static let frameMilliseconds = 1000 / framesPerSecond

  /// The file's bytes. What is held of frames that were drawn is what the file has of them.
  ///
  /// - Parameter progress: told 0…1 now and then; false cancels.
  /// - Throws: `PictureError`; `PixelFileError` where no such file can hold it.
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

  /// Every frame as a PNG file, none held longer than it takes to hand it over.
  ///
  /// - Parameters:
  ///   - progress: told 0…1 now and then; false cancels.
  ///   - write: keeps a file with a name, as `frame-0001.png`: names rise with the frames.
  /// - Throws: `PictureError`, or what `write` throws.
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
