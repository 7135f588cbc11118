/// A request as it goes through the socket: a mark, the length of the rest, and the rest.
///
/// The rest is `c`, `n` followed by a kind of document, or `o` followed by paths that end in a zero byte each.
enum NeighbourMessage {
  static let mark = Array("filbert1".utf8)
  static let headerSize = 12
  static let largestBody = 1 << 20
  static let acknowledgement = Array("ok\n".utf8)

  enum Parsing: Equatable {
    case incomplete
    case junk
    case request(NeighbourRequest)
  }

  /// Nil where the paths are too many or one holds a zero byte.
  static func bytes(of request: NeighbourRequest) -> [UInt8]? {
    var body: [UInt8]
    switch request {
    case .changed: body = [UInt8(ascii: "c")]
    case .new(let kind): body = [UInt8(ascii: "n")] + Array(kind.utf8)
    case .open(let files):
      body = [UInt8(ascii: "o")]
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
    guard body.count == length, let verb = body.first else { return .junk }
    let rest = body.dropFirst()
    switch verb {
    case UInt8(ascii: "c"): return rest.isEmpty ? .request(.changed) : .junk
    case UInt8(ascii: "n"):
      return String(validating: rest, as: UTF8.self).map { .request(.new(kind: $0)) } ?? .junk
    case UInt8(ascii: "o"):
      guard rest.isEmpty || rest.last == 0 else { return .junk }
      var files: [String] = []
      for path in rest.split(separator: 0, omittingEmptySubsequences: false).dropLast() {
        guard let file = String(validating: path, as: UTF8.self) else { return .junk }
        files.append(file)
      }
      return .request(.open(files: files))
    default: return .junk
    }
  }
}
