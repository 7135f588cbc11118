import Base
import CInk
import Canvas

/// Draws lines with round joins, with exactly Cairo's pixels in less than half its time.
///
/// Lines it can't draw, or has no memory for, are left to Cairo.
final class InkScanner {
  /// Nil if Cairo draws everything.
  private let scanner: OpaquePointer?
  private let size: PixelSize

  /// The number of vector implementations usable on this processor.
  static var kernelCount: Int {
    var count = 0
    _ = ink_kernels(&count)
    return count
  }

  /// Whether it can compute a line's coverage.
  static func draws(_ line: Polyline) -> Bool {
    !line.isArea && !line.isDot && !line.line.isTapered && draws(line.pen)
  }

  /// - Parameters:
  ///   - size: of the target surfaces.
  ///   - kernel: below `kernelCount`; 0 is the fastest.
  ///   - source: with Cairo, this draws nothing, and callers use Cairo.
  init(size: PixelSize, kernel: Int = 0, from source: InkSource = .chosen) throws(CanvasError) {
    self.size = size
    guard source == .scanner else {
      scanner = nil
      return
    }
    var count = 0
    let kernel = ink_kernels(&count)?[kernel]
    guard let scanner = ink_scanner_make(Int32(size.width), Int32(size.height), kernel) else {
      throw .cannotMakeSurface(width: size.width, height: size.height)
    }
    self.scanner = scanner
  }

  deinit { if let scanner { ink_scanner_free(scanner) } }

  /// Whether it can draw with a pen along stretches of a line.
  static func draws(_ pen: Pen) -> Bool {
    pen.style.join == .round && pen.style.dash.isSolid && pen.style.kind.name == .pen
  }

  /// Paints a pen's opaque colour along stretches of a line of constant width.
  ///
  /// - Returns: false if nothing was drawn.
  func paint(
    _ runs: [LineRun], of pen: Pen, on surface: Surface, offsetX: Double, offsetY: Double
  ) -> Bool {
    draw(runs, of: pen, on: surface, offsetX: offsetX, offsetY: offsetY) {
      ink_paint($0, $1, $2, $3)
    }
  }

  /// Like `paint`, but returns the previous pixels.
  ///
  /// - Returns: nil if nothing was drawn.
  func paintKeeping(
    _ runs: [LineRun], of pen: Pen, on surface: Surface, offsetX: Double, offsetY: Double
  ) -> SurfacePatch? {
    var past = ink_past()
    let isDrawn = draw(runs, of: pen, on: surface, offsetX: offsetX, offsetY: offsetY) {
      ink_paint_keeping($0, $1, $2, $3, &past)
    }
    guard isDrawn else { return nil }
    return SurfacePatch(
      runs: UnsafeBufferPointer(start: past.stretches, count: past.stretch_count).map {
        SurfacePatch.Run(start: $0.start, count: $0.count)
      },
      pixels: Array(UnsafeBufferPointer(start: past.pixels, count: past.pixel_count)))
  }

  private func draw(
    _ runs: [LineRun], of pen: Pen, on surface: Surface, offsetX: Double, offsetY: Double,
    paint: (
      _ scanner: OpaquePointer, UnsafeMutablePointer<UInt32>, _ stride: Int, _ color: UInt32
    ) -> Bool
  ) -> Bool {
    guard let scanner, surface.size == size, surface.format == .argb32,
      add(runs, of: pen, cap: pen.style.cap, to: scanner, offsetX: offsetX, offsetY: offsetY)
    else { return false }
    let color = pen.style.color
    let stride = surface.stride
    return surface.withMutableBytes { bytes in
      guard let pixels = bytes.baseAddress else { return false }
      return paint(
        scanner, pixels.assumingMemoryBound(to: UInt32.self), stride,
        0xff00_0000 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue))
    }
  }

  /// Raises coverage to that of stretches of a line.
  ///
  /// - Returns: false if nothing was drawn.
  func cover(
    _ runs: [LineRun], of pen: Pen, cap: EndCap, on coverage: Surface, offsetX: Double,
    offsetY: Double
  ) -> Bool {
    guard let scanner, coverage.size == size, coverage.format == .a8,
      add(runs, of: pen, cap: cap, to: scanner, offsetX: offsetX, offsetY: offsetY)
    else { return false }
    let stride = coverage.stride
    return coverage.withMutableBytes { bytes in
      guard let mask = bytes.baseAddress else { return false }
      return ink_cover(scanner, mask.assumingMemoryBound(to: UInt8.self), stride)
    }
  }

  private func add(
    _ runs: [LineRun], of pen: Pen, cap: EndCap, to scanner: OpaquePointer, offsetX: Double,
    offsetY: Double
  ) -> Bool {
    ink_begin(scanner, Int32(size.width), Int32(size.height), pen.width, cap.inkCap)
    for run in runs {
      run.points.withUnsafeBufferPointer { points in
        points.withMemoryRebound(to: ink_point.self) { points in
          ink_add_line(scanner, points.baseAddress, points.count, offsetX, offsetY)
        }
      }
    }
    return ink_is_complete(scanner)
  }
}

extension EndCap {
  fileprivate var inkCap: ink_cap {
    switch self {
    case .butt: ink_cap_butt
    case .round: ink_cap_round
    case .square: ink_cap_square
    }
  }
}
