import Base
import CInk
import Canvas

/// Numbers for the pixels of a rectangle, which a pen's tip raises along a line before they become coverage.
///
/// They don't depend on the rectangle, nor on how the line is divided into pieces. Belongs to one thread at a time.
final class InkField {
  let size: PixelSize
  private let values: UnsafeMutablePointer<Float>
  /// Nil only on an unknown processor, which draws nothing.
  private let kernel: OpaquePointer?

  private var count: Int { size.width * size.height }

  /// Creates a field of zeros.
  ///
  /// - Parameter kernel: below `InkScanner.kernelCount`; 0 is the fastest.
  init(size: PixelSize, kernel: Int = 0) {
    let size = PixelSize(width: max(1, size.width), height: max(1, size.height))
    self.size = size
    values = .allocate(capacity: size.width * size.height)
    values.initialize(repeating: 0, count: size.width * size.height)
    var count = 0
    let kernels = ink_kernels(&count)
    self.kernel = kernel < count ? kernels?[kernel] : nil
  }

  deinit { values.deallocate() }

  var bounds: PixelRect { PixelRect(size: size) }

  /// Sets a rectangle to zeros.
  func clear(_ rect: PixelRect) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    for row in rect.y..<rect.maxY {
      (values + (row * size.width + rect.x)).update(repeating: 0, count: rect.width)
    }
  }

  /// Copies a rectangle of another field.
  func copy(_ rect: PixelRect, of source: InkField, toX x: Int, y: Int) {
    let (dx, dy) = (x - rect.x, y - rect.y)
    let part = rect.intersection(source.bounds).intersection(bounds.offset(x: -dx, y: -dy))
    guard !part.isEmpty else { return }
    for row in part.y..<part.maxY {
      let from = source.values + (row * source.size.width + part.x)
      (values + ((row + dy) * size.width + part.x + dx)).update(from: from, count: part.width)
    }
  }

  /// Draws a piece of a line.
  ///
  /// - Parameters:
  ///   - origin: the field's corner, in pixels from the paper's corner.
  ///   - rect: the required part, relative to the paper's corner.
  func deposit(
    _ piece: FieldPiece, with tip: PenTip, origin: PixelRect, within rect: PixelRect
  ) {
    let marks = tip.marks(of: piece.run)
    let clip = rect.inkBox
    withField(at: origin) { field, kernel in
      var inkTip = tip.tip
      if tip.isScattered {
        for var mark in marks {
          ink_deposit(kernel, &field, clip, &inkTip, &mark, 1, false)
        }
      } else {
        ink_deposit(kernel, &field, clip, &inkTip, marks, marks.count, piece.hasBefore)
      }
    }
  }

  /// Raises coverage of the field's size to what the numbers of a rectangle stand for.
  ///
  /// - Parameters: like those of `deposit`.
  func develop(
    _ rect: PixelRect, with tip: PenTip, into coverage: Surface, origin: PixelRect
  ) {
    guard coverage.format == .a8, coverage.size == size else { return }
    let (clip, stride) = (rect.inkBox, coverage.stride)
    coverage.withMutableBytes { bytes in
      guard let mask = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      withField(at: origin) { field, kernel in
        var inkTip = tip.tip
        ink_develop(kernel, &field, clip, &inkTip, mask, stride)
      }
    }
  }

  private func withField(
    at origin: PixelRect, _ body: (_ field: inout ink_field, _ kernel: OpaquePointer) -> Void
  ) {
    guard let kernel else { return }
    var field = ink_field(
      values: values, stride: size.width, x: Int32(clamping: origin.x),
      y: Int32(clamping: origin.y), width: Int32(clamping: size.width),
      height: Int32(clamping: size.height))
    body(&field, kernel)
  }
}

/// A part of a line that a field draws, with the point before it.
struct FieldPiece {
  let run: LineRun
  /// Whether the first point belongs to the part before.
  let hasBefore: Bool

  /// - Parameter index: of a piece of the line, as in `StrokePieces`.
  init(_ index: Int, of line: LinePoints, isScattered: Bool) {
    let begin = index * StrokePieces.segmentsPerPiece
    let end = min(begin + StrokePieces.segmentsPerPiece, line.points.count - 1)
    // Spots need no direction.
    hasBefore = begin > 0 && !isScattered
    run = line.run[(hasBefore ? begin - 1 : begin)...max(begin, end)]
  }
}

extension PixelRect {
  fileprivate var inkBox: ink_box {
    ink_box(
      min_x: Int32(clamping: x), min_y: Int32(clamping: y), max_x: Int32(clamping: maxX),
      max_y: Int32(clamping: maxY))
  }
}
