/// Bytes of a file that are still packed.
struct AsepritePackedBytes {
  /// Where they lie in the file.
  let range: Range<Int>
  /// How many they are once they are unpacked.
  let count: Int

  /// All that is left of a chunk.
  init(rest reader: inout ByteReader, count: Int) {
    let start = reader.position
    range = start..<start + reader.rest().count
    self.count = count
  }
}
