import Base
import Dispatch
import Synchronization

/// The pixels of a picture file, decoded when they are needed first.
///
/// A small copy stays; the whole of a large one may be let go while others are drawn, and is decoded again. Where
/// somebody listens for late ones, the main thread never waits: what it draws meanwhile is without the picture, and is
/// to be drawn again as soon as that is there.
public final class DecodedPicture: Sendable {
  private static let late = Mutex<(@Sendable () -> Void)?>(nil)

  /// Has a closure called, on any thread, when a picture is there that the main thread asked for before.
  public static func listenForLate(_ handler: @escaping @Sendable () -> Void) {
    late.withLock { $0 = handler }
  }

  private struct Pixels {
    var small: PictureLevels?
    /// Nil where it was let go.
    var whole: PictureLevels?
    var isBroken = false
  }

  private let pixels: Mutex<Pixels>
  private let isMissed = Atomic<Bool>(false)
  private let decode: @Sendable () -> PictureLevels?

  /// What is kept of each.
  private static let smallPixels = 1 << 20
  /// What is kept of the large ones together.
  private static let mostBytes = 512 << 20
  /// The large ones whose pixels are kept, the oldest first.
  private static let kept = Mutex<[Kept]>([])
  private struct Kept {
    weak var picture: DecodedPicture?
    let cost: Int
  }
  private static let queue = DispatchQueue(label: "filbert.pictures", qos: .userInitiated)

  /// - Parameters:
  ///   - levels: where they are known already.
  ///   - decode: nil for what can't be read.
  public init(_ levels: PictureLevels? = nil, decode: @escaping @Sendable () -> PictureLevels?) {
    pixels = Mutex(Pixels(small: levels?.reduced(to: Self.smallPixels), whole: nil))
    self.decode = decode
    if let levels { take(levels) }
  }

  /// What it is drawn with at a width in pixels; nil where it can't be read, and on a main thread that does not wait
  /// where it is not there yet.
  func levels(width: Double) -> PictureLevels? {
    guard CurrentThread.isMain, Self.late.withLock({ $0 != nil }) else { return made(width) }
    if let known = (pixels.withLockIfAvailable { known($0, width) }) ?? nil { return known }
    isMissed.store(true, ordering: .sequentiallyConsistent)
    // Another thread may have been done just now.
    let found = pixels.withLockIfAvailable { pixels in
      (levels: known(pixels, width), small: pixels.small, isBroken: pixels.isBroken)
    }
    if let levels = found?.levels { return levels }
    if found?.isBroken != true { Self.queue.async { [self] in _ = made(width) } }
    return found?.small
  }

  private func known(_ pixels: Pixels, _ width: Double) -> PictureLevels? {
    if let small = pixels.small, Double(small.size.width) >= width { return small }
    return pixels.whole
  }

  /// Decodes it, unless that is done, and lets the main thread know that waits for it.
  private func made(_ width: Double) -> PictureLevels? {
    let (levels, isNew) = pixels.withLock { pixels -> (PictureLevels?, Bool) in
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

  private func take(_ levels: PictureLevels) {
    pixels.withLock { $0.whole = levels }
    keep(levels)
  }

  /// Lets the oldest of the others go where they are too many.
  private func keep(_ levels: PictureLevels) {
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
