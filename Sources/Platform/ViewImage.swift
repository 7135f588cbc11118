internal import Canvas
internal import Base

/// A window's picture, in memory shared with the server if possible.
///
/// The memory follows the window's size with some slack, so that dragging a frame's edge does not allocate for every
/// pixel, and shrinks when less than a quarter of it is used.
final class ViewImage {
  private(set) var surface: Surface
  private var memory: PictureMemory
  /// The largest picture that fits the memory, in rows without gaps.
  private(set) var capacity: PixelSize
  private let allocate: Allocation

  /// Allocates memory of a given size.
  typealias Allocation = (_ byteCount: Int) -> PictureMemory?

  /// Creates a picture as large as memory allows; nil without memory for one pixel.
  init?(size wanted: PixelSize, _ allocate: @escaping Allocation) {
    self.allocate = allocate
    var size = Self.drawable(wanted)
    var made = Self.make(size, showing: size, allocate)
    while made == nil, size.width > 1 || size.height > 1 {
      size = Self.drawable(PixelSize(width: size.width / 2, height: size.height / 2))
      made = Self.make(size, showing: size, allocate)
    }
    guard let made else { return nil }
    (memory, surface) = made
    capacity = size
  }

  /// The drawable size: the window's, unless memory ran out.
  var size: PixelSize { surface.size }
  var stride: Int { capacity.width * 4 }
  var pixels: UnsafeMutableRawPointer { memory.start }

  /// The shared segment; nil if pixels are sent through the connection.
  var segment: SharedSegment? {
    if case .shared(let segment) = memory { segment } else { nil }
  }

  /// Keeps the existing picture if memory for the new size runs out.
  func resize(to wanted: PixelSize) {
    let size = Self.drawable(wanted)
    guard size != surface.size else { return }
    let fits = size.width <= capacity.width && size.height <= capacity.height
    let isWasteful = size.width * size.height < capacity.width * capacity.height / 4
    if fits, !isWasteful {
      if let surface = Self.surface(size, over: memory, stride: stride) { self.surface = surface }
      return
    }
    let roomy = Self.drawable(
      PixelSize(width: (size.width + 127) & ~127, height: (size.height + 127) & ~127))
    for capacity in [roomy, size] {
      guard let (memory, surface) = Self.make(capacity, showing: size, allocate) else { continue }
      self.memory = memory
      self.surface = surface
      self.capacity = capacity
      return
    }
    let rest = PixelSize(
      width: min(size.width, capacity.width), height: min(size.height, capacity.height))
    if let surface = Self.surface(rest, over: memory, stride: stride) { self.surface = surface }
  }

  private static func drawable(_ size: PixelSize) -> PixelSize {
    PixelSize(
      width: min(max(size.width, 1), Surface.longestSide),
      height: min(max(size.height, 1), Surface.longestSide))
  }

  private static func make(
    _ capacity: PixelSize, showing size: PixelSize, _ allocate: Allocation
  ) -> (PictureMemory, Surface)? {
    guard let memory = allocate(capacity.width * capacity.height * 4),
      let surface = surface(size, over: memory, stride: capacity.width * 4)
    else { return nil }
    return (memory, surface)
  }

  private static func surface(
    _ size: PixelSize, over memory: PictureMemory, stride: Int
  ) -> Surface? {
    try? Surface(
      borrowing: memory.start, size: size, stride: stride, format: .rgb24, owner: memory.owner)
  }
}
