internal import CX11

/// Reads properties of windows, which are untrusted: every length is checked.
struct PropertyReader {
  let connection: OpaquePointer

  /// The property's bytes if its items have 8 bits, at most `limit` of them.
  func bytes(_ property: UInt, of window: UInt, limit: Int = 1 << 20) -> [UInt8]? {
    read(property, of: window, type: UInt(AnyPropertyType), format: 8, words: limit / 4) {
      data, count in
      Array(UnsafeBufferPointer(start: data, count: count))
    }
  }

  /// The property's cardinals or atoms if its items have 32 bits.
  func words(_ property: UInt, of window: UInt, type: Int = Int(XA_CARDINAL)) -> [UInt]? {
    read(property, of: window, type: UInt(type), format: 32, words: 1024, longs)
  }

  /// Reads a property of any type and deletes it; nil without it.
  ///
  /// - Parameter limit: in bytes. A longer property is not deleted, and its contents are truncated.
  func readAndDelete(_ property: UInt, of window: UInt, limit: Int) -> PropertyContents? {
    var type: UInt = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      connection, window, property, 0, (limit + 3) / 4, 1, UInt(AnyPropertyType), &type, &format,
      &count, &rest, &data)
    defer { if let data { XFree(data) } }
    guard status == Success, type != 0, let data else { return nil }
    // Xlib returns 16-bit items as shorts. GTK sends colours so.
    let width = format == 8 ? 1 : format == 16 ? 2 : 0
    let bytes = Array(UnsafeBufferPointer(start: data, count: Int(count) * width))
    let words = format == 32 ? longs(data, Int(count)) : []
    return PropertyContents(
      type: type, bytes: bytes, words: words, isWhole: rest == 0 && bytes.count <= limit)
  }

  /// Xlib returns 32-bit items as C longs.
  private func longs(_ data: UnsafeMutablePointer<UInt8>, _ count: Int) -> [UInt] {
    data.withMemoryRebound(to: UInt.self, capacity: count) { longs in
      Array(UnsafeBufferPointer(start: longs, count: count))
    }
  }

  private func read<Value>(
    _ property: UInt, of window: UInt, type: UInt, format: Int32, words: Int,
    _ convert: (UnsafeMutablePointer<UInt8>, Int) -> Value
  ) -> Value? {
    var actualType: UInt = 0
    var actualFormat: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      connection, window, property, 0, words, 0, type, &actualType, &actualFormat, &count, &rest,
      &data)
    defer { if let data { XFree(data) } }
    guard status == Success, actualFormat == format, let data else { return nil }
    return convert(data, Int(count))
  }
}
