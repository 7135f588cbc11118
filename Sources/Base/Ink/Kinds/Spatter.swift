import Glibc

/// The places and sizes of the drops that a spattering brush throws along a line.
///
/// A drop follows from the seed of the line and its own number alone, so that a redraw, another zoom and an eraser find
/// the same drops.
public struct Spatter: Sendable {
  /// A drop relative to its place on the line, in halves of the line's width there.
  public struct Drop: Equatable, Sendable {
    /// The distance of its centre to the right.
    public let dx: Float
    /// The distance of its centre downwards.
    public let dy: Float
    /// The radius, above 0.
    public let radius: Float
  }

  /// More drops between two points are left out.
  private static let mostDrops = 1_000_000

  private let kind: BrushKind
  /// The distance from one drop to the next along the line, in points of the paper.
  private let step: Float

  /// - Parameter width: of the line, in points of the paper.
  public init(_ kind: BrushKind, width: Float) {
    self.kind = kind
    step = max(width / Float(kind[.density]), 0.05)
  }

  /// The numbers of the drops of a click, which flicks the brush once.
  public var click: Range<Int> { 0..<Int(saturating: kind[.density].rounded(.up)) }

  /// Returns the numbers of the drops thrown between two distances from the start of a line, in points.
  public func numbers(from start: Float, to end: Float) -> Range<Int> {
    let first = Int(saturating: (start / step).rounded(.up))
    let last = Int(saturating: (end / step).rounded(.up))
    guard end > start, last > first, last - first < Self.mostDrops else { return first..<first }
    return first..<last
  }

  /// Returns the distance at which a drop is thrown, in points.
  public func distance(of number: Int) -> Float { Float(number) * step }

  /// Returns a drop: most stay near the line, and most are small.
  public func drop(_ number: Int) -> Drop {
    var hash = SpatterHash(seed: kind.seed, number: UInt32(truncatingIfNeeded: number))
    let angle = hash.next() * 2 * Float.pi
    let flight = (hash.next() + hash.next()) / 2
    let reach = flight * flight * 2 * Float(kind[.scatter])
    let size = hash.next()
    return Drop(
      dx: cosf(angle) * reach, dy: sinf(angle) * reach,
      radius: Float(kind[.drop]) * (0.15 + 0.85 * size * size * size))
  }
}

/// Numbers that follow from a seed and the number of a drop.
private struct SpatterHash {
  private var state: UInt32

  init(seed: UInt32, number: UInt32) {
    state = seed &* 0x9E37_79B9 ^ number &* 0x85EB_CA6B
  }

  /// The next number, 0…1.
  mutating func next() -> Float {
    state &+= 0x9E37_79B9
    var hash = state
    hash = (hash ^ hash >> 16) &* 0x21F0_AAAD
    hash = (hash ^ hash >> 15) &* 0x735A_2D97
    hash ^= hash >> 15
    return Float(hash >> 8) / Float(1 << 24)
  }
}
