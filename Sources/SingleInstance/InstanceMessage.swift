/// The wire format of a request: a signature, the length of the body, and the body.
///
/// The body may start with `s`, followed by a launcher's startup ID and a zero byte. Then comes `c`, `n` followed by a
/// kind of document, or `o` followed by paths with a zero byte after each.
enum InstanceMessage {
  static let mark = Array("filbert1".utf8)
  static let headerSize = 12
  static let largestBody = 1 << 20
  private static let longestStartupID = 1024
  static let acknowledgement = Array("ok\n".utf8)

  enum Parsing: Equatable {
    case incomplete
    case junk
    case request(InstanceRequest, startupID: String?)
  }

  /// Encodes a request; nil if there are too many paths or one contains a zero byte.
  ///
  /// - Parameter startupID: omitted if it is too long or contains a zero byte.
  static func bytes(of request: InstanceRequest, startupID: String? = nil) -> [UInt8]? {
    var body: [UInt8] = []
    if let startupID, 1...longestStartupID ~= startupID.utf8.count, !startupID.utf8.contains(0) {
      body = [UInt8(ascii: "s")] + Array(startupID.utf8) + [0]
    }
    switch request {
    case .changed: body += [UInt8(ascii: "c")]
    case .new(let kind): body += [UInt8(ascii: "n")] + Array(kind.utf8)
    case .open(let files):
      body += [UInt8(ascii: "o")]
      for file in files {
        guard !file.utf8.contains(0) else { return nil }
        body += Array(file.utf8) + [0]
      }
    }
    guard body.count <= largestBody else { return nil }
    let length = UInt32(body.count)
    return mark + (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + body
  }

  static func parse(_ bytes: [UInt8]) -> Parsing {
    guard bytes.prefix(mark.count).elementsEqual(mark.prefix(bytes.count)) else { return .junk }
    guard bytes.count >= headerSize else { return .incomplete }
    let length = bytes[mark.count..<headerSize].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard 1...largestBody ~= length else { return .junk }
    let body = bytes[headerSize...]
    guard body.count >= length else { return .incomplete }
    guard body.count == length else { return .junk }
    guard body.first == UInt8(ascii: "s") else {
      return request(body).map { .request($0, startupID: nil) } ?? .junk
    }
    guard let end = body.firstIndex(of: 0), end - body.startIndex <= longestStartupID + 1,
      let startupID = String(validating: body[..<end].dropFirst(), as: UTF8.self),
      let request = request(body[end...].dropFirst())
    else { return .junk }
    return .request(request, startupID: startupID)
  }

  private static func request(_ body: ArraySlice<UInt8>) -> InstanceRequest? {
    guard let verb = body.first else { return nil }
    let rest = body.dropFirst()
    switch verb {
    case UInt8(ascii: "c"): return rest.isEmpty ? .changed : nil
    case UInt8(ascii: "n"):
      return String(validating: rest, as: UTF8.self).map { .new(kind: $0) }
    case UInt8(ascii: "o"):
      guard rest.isEmpty || rest.last == 0 else { return nil }
      var files: [String] = []
      for path in rest.split(separator: 0, omittingEmptySubsequences: false).dropLast() {
        guard let file = String(validating: path, as: UTF8.self) else { return nil }
        files.append(file)
      }
      return .open(files: files)
    default: return nil
    }
  }
}
