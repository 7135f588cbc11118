import Base
import Dispatch
import Synchronization

/// The pixels of a picture file, decoded on first use.
///
/// A small copy is kept; a large original may be released while others are drawn, and is decoded again. If a handler
/// for late pictures is set, the main thread never waits: it draws without the picture meanwhile, and should redraw
/// once it is decoded.
public final class DecodedPicture: Sendable {
  private static let late = Mutex<(@Sendable () -> Void)?>(nil)

  /// Sets the handler, called on any thread, for a decoded picture that the main thread had requested.
  public static func listenForLate(_ handler: @escaping @Sendable () -> Void) {
    late.withLock { $0 = handler }
  }

  private struct Pixels {
    var small: PictureMipmaps?
    /// Nil once released.
    var whole: PictureMipmaps?
    var isBroken = false
  }

  private let pixels: Mutex<Pixels>
  private let isMissed = Atomic<Bool>(false)
  private let decode: @Sendable () -> PictureMipmaps?

  /// The size of the copy kept of each, in pixels.
  private static let smallPixels = 1 << 20
  /// The total size of all large pictures kept.
  private static let mostBytes = 512 << 20
  /// The large pictures whose pixels are kept, the oldest first.
  private static let kept = Mutex<[Kept]>([])
  private struct Kept {
    weak var picture: DecodedPicture?
    let cost: Int
  }
  private static let queue = DispatchQueue(label: "filbert.pictures", qos: .userInitiated)

  /// - Parameters:
  ///   - levels: if already known.
  ///   - decode: returns nil for an unreadable file.
  public init(_ levels: PictureMipmaps? = nil, decode: @escaping @Sendable () -> PictureMipmaps?) {
    pixels = Mutex(Pixels(small: levels?.reduced(to: Self.smallPixels), whole: nil))
    self.decode = decode
    if let levels { setLevels(levels) }
  }

  /// The levels for drawing at a width in pixels; nil if unreadable, or if a main thread that does not wait asks too
  /// early.
  func levels(width: Double) -> PictureMipmaps? {
    guard CurrentThread.isMain, Self.late.withLock({ $0 != nil }) else { return made(width) }
    if let known = (pixels.withLockIfAvailable { known($0, width) }) ?? nil { return known }
    isMissed.store(true, ordering: .sequentiallyConsistent)
    // Another thread may have just finished.
    let found = pixels.withLockIfAvailable { pixels in
      (levels: known(pixels, width), small: pixels.small, isBroken: pixels.isBroken)
    }
    if let levels = found?.levels { return levels }
    if found?.isBroken != true { Self.queue.async { [self] in _ = made(width) } }
    return found?.small
  }

  private func known(_ pixels: Pixels, _ width: Double) -> PictureMipmaps? {
    if let small = pixels.small, Double(small.size.width) >= width { return small }
    return pixels.whole
  }

  /// Decodes the picture unless already done, and notifies a waiting main thread.
  private func made(_ width: Double) -> PictureMipmaps? {
    let (levels, isNew) = pixels.withLock { pixels -> (PictureMipmaps?, Bool) in
      if let known = known(pixels, width) { return (known, false) }
      guard !pixels.isBroken, let levels = decode() else {
        pixels.isBroken = true
        return (nil, false)
      }
      pixels.small = levels.reduced(to: Self.smallPixels)
      pixels.whole = levels
      return (levels, true)
    }
    if isNew, let levels { keep(levels) }
    if isMissed.exchange(false, ordering: .sequentiallyConsistent) {
      Self.late.withLock { $0 }?()
    }
    return levels
  }

  private func setLevels(_ levels: PictureMipmaps) {
    pixels.withLock { $0.whole = levels }
    keep(levels)
  }

  /// Evicts the oldest others if they exceed the limit.
  private func keep(_ levels: PictureMipmaps) {
    guard levels !== levels.reduced(to: Self.smallPixels) else { return }
    let gone = Self.kept.withLock { kept in
      kept.removeAll { $0.picture == nil || $0.picture === self }
      kept.append(Kept(picture: self, cost: levels.cost))
      var gone: [DecodedPicture] = []
      while kept.count > 1, kept.reduce(0, { $0 + $1.cost }) > Self.mostBytes {
        if let picture = kept.removeFirst().picture { gone.append(picture) }
      }
      return gone
    }
    for picture in gone { picture.pixels.withLock { $0.whole = nil } }
  }
}
