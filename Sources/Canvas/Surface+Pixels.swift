public import Base

extension Surface {
  /// Makes a rectangle transparent; for `a8`, clears its coverage.
  public func clear(_ rect: PixelRect) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    let stride = stride
    let pixel = format.bytesPerPixel
    withMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in rect.y..<rect.maxY {
        (base + y * stride + rect.x * pixel).initializeMemory(
          as: UInt8.self, repeating: 0, count: rect.width * pixel)
      }
    }
  }

  /// Copies a rectangle from a surface of the same size and format.
  public func copy(_ rect: PixelRect, from source: Surface) {
    precondition(source.size == size && source.format == format, "Copying needs equal surfaces")
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    let stride = stride
    let pixel = format.bytesPerPixel
    source.withBytes { from in
      withMutableBytes { to in
        guard let from = from.baseAddress, let to = to.baseAddress else { return }
        for y in rect.y..<rect.maxY {
          let offset = y * stride + rect.x * pixel
          (to + offset).copyMemory(from: from + offset, byteCount: rect.width * pixel)
        }
      }
    }
  }

  /// Copies a rectangle from a surface of the same format to a position; it must be within both bounds.
  public func copy(_ rect: PixelRect, of source: Surface, toX x: Int, y: Int) {
    let target = rect.offset(x: x - rect.x, y: y - rect.y)
    precondition(
      source.format == format && source.bounds.contains(rect) && bounds.contains(target),
      "What is copied lies on both surfaces")
    let (pixel, fromStride, toStride) = (format.bytesPerPixel, source.stride, stride)
    source.withBytes { from in
      withMutableBytes { to in
        guard let from = from.baseAddress, let to = to.baseAddress else { return }
        for row in 0..<rect.height {
          (to + (y + row) * toStride + x * pixel).copyMemory(
            from: from + (rect.y + row) * fromStride + rect.x * pixel,
            byteCount: rect.width * pixel)
        }
      }
    }
  }

  /// Returns a copy; nil if memory runs out.
  public func duplicate() -> Surface? { duplicate(bounds) }

  /// Returns a surface of the same size with only a rectangle's pixels; nil if memory runs out.
  public func duplicate(_ rect: PixelRect) -> Surface? {
    guard let copy = try? Surface(size: size, format: format) else { return nil }
    copy.copy(rect, from: self)
    return copy
  }

  /// The bytes of a rectangle within the bounds, row by row without gaps.
  public func pixels(in rect: PixelRect) -> [UInt8] {
    precondition(bounds.contains(rect), "The rectangle must lie on the surface")
    let stride = stride
    let row = rect.width * format.bytesPerPixel
    return withBytes { from in
      [UInt8](unsafeUninitializedCapacity: row * rect.height) { to, count in
        guard let from = from.baseAddress, let base = to.baseAddress else { return }
        for y in 0..<rect.height {
          let offset = (rect.y + y) * stride + rect.x * format.bytesPerPixel
          UnsafeMutableRawPointer(base + y * row).copyMemory(from: from + offset, byteCount: row)
        }
        count = row * rect.height
      }
    }
  }

  /// Keeps the greater coverage of two `a8` surfaces of the same size, pixel by pixel.
  public func mergeMaximum(of source: Surface, in rect: PixelRect) {
    precondition(source.size == size && format == .a8 && source.format == .a8, "Coverage alone")
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    let stride = stride
    source.withBytes { from in
      withMutableBytes { to in
        guard let from = from.baseAddress, let to = to.baseAddress else { return }
        for y in rect.y..<rect.maxY {
          let offset = y * stride + rect.x
          let source = (from + offset).assumingMemoryBound(to: UInt8.self)
          let target = (to + offset).assumingMemoryBound(to: UInt8.self)
          for x in 0..<rect.width { target[x] = max(target[x], source[x]) }
        }
      }
    }
  }

  /// Returns the surface at half its size, rounded up, averaging four pixels into one; nil if memory runs out.
  public func halved() -> Surface? {
    let half = PixelSize(width: (size.width + 1) / 2, height: (size.height + 1) / 2)
    guard format != .a8, let result = try? Surface(size: half, format: format) else { return nil }
    let (stride, target) = (stride, result.stride)
    withBytes { from in
      result.withMutableBytes { to in
        for y in 0..<half.height {
          let top = 2 * y * stride
          let bottom = min(2 * y + 1, size.height - 1) * stride
          for x in 0..<half.width {
            let left = 8 * x
            let right = 4 * min(2 * x + 1, size.width - 1)
            for channel in 0..<4 {
              let sum =
                Int(from[top + left + channel]) + Int(from[top + right + channel])
                + Int(from[bottom + left + channel]) + Int(from[bottom + right + channel])
              to[y * target + 4 * x + channel] = UInt8((sum + 2) / 4)
            }
          }
        }
      }
    }
    return result
  }
}
