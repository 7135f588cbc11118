import Documents

/// A checksum at the end of a step's detail that includes the step's position.
struct StepSeal {
  let item: Int64
  let position: Int64
  let kind: EditKind

  func sealed(_ writer: ByteWriter) -> [UInt8] {
    var writer = writer
    writer.append(checksum(of: writer.bytes))
    return writer.bytes
  }

  /// Whether a detail was sealed for this position.
  func fits(_ detail: [UInt8]) -> Bool {
    let content = try? opened(detail) { (reader) throws(ByteReader.OutOfBytes) in reader.rest() }
    return content != nil
  }

  /// Reads a whole detail; throws unless it was sealed here.
  func opened<Value>(
    _ detail: [UInt8]?, _ body: (inout ByteReader) throws(ByteReader.OutOfBytes) -> Value
  ) throws(ByteReader.OutOfBytes) -> Value {
    guard let detail, detail.count >= 4 else { throw ByteReader.OutOfBytes() }
    let content = Array(detail.dropLast(4))
    let seal = try Self.read(Array(detail.suffix(4))) { (reader) throws(ByteReader.OutOfBytes) in
      try reader.number(UInt32.self)
    }
    guard seal == checksum(of: content) else { throw ByteReader.OutOfBytes() }
    return try Self.read(content, body)
  }

  private func checksum(of detail: [UInt8]) -> UInt32 {
    var place = ByteWriter(capacity: 32)
    place.append(item)
    place.append(position)
    place.append(kind.rawValue)
    var checksum = Checksum()
    checksum.update(place.bytes)
    checksum.update(detail)
    return checksum.value
  }

  private static func read<Value>(
    _ bytes: [UInt8], _ body: (inout ByteReader) throws(ByteReader.OutOfBytes) -> Value
  ) throws(ByteReader.OutOfBytes) -> Value {
    let result = bytes.withUnsafeBytes { all -> Result<Value, ByteReader.OutOfBytes> in
      var reader = ByteReader(all)
      do throws(ByteReader.OutOfBytes) {
        let value = try body(&reader)
        return reader.remaining == 0 ? .success(value) : .failure(ByteReader.OutOfBytes())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
