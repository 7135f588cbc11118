internal import Base
internal import Glibc

/// A list of resources, one per line, as programs exchange dragged files.
///
/// Source: RFC 2483, section 5; RFC 8089 for the URIs of files.
nonisolated struct URIList {
  let bytes: [UInt8]
  /// This machine's name, besides `localhost`.
  let host: String

  /// - Parameter host: this machine's name; nil for the system's own answer.
  init(bytes: [UInt8], host: String? = nil) {
    self.bytes = bytes
    self.host = host ?? Self.thisHost
  }

  /// - Parameter paths: absolute.
  init(paths: [String]) {
    host = ""
    bytes = paths.flatMap { path in
      Array("file://".utf8) + path.fileNameBytes.flatMap(Self.encoded) + Array("\r\n".utf8)
    }
  }

  private static var thisHost: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns a byte unchanged if it is unreserved anywhere in a path, otherwise `%` and two digits.
  ///
  /// Source: RFC 3986, section 2.3.
  private static func encoded(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
      [byte]
    default:
      Array("%\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))".utf8)
    }
  }

  /// The absolute paths of local files, in order; other entries are skipped.
  var paths: [String] {
    bytes.split { $0 == 0x0d || $0 == 0x0a || $0 == 0 }.compactMap { line in
      line.first == UInt8(ascii: "#") ? nil : path(of: line)
    }
  }

  /// The path in `file:///a`, `file:/a`, `file://localhost/a` or with this machine's name; nil for anything else.
  private func path(of uri: ArraySlice<UInt8>) -> String? {
    guard var rest = uri.droppingPrefix("file:") else { return nil }
    if let behind = rest.droppingPrefix("//") {
      let local = ["localhost", host.lowercased()].lazy
        .compactMap { $0.isEmpty ? nil : behind.droppingPrefix($0 + "/") }.first
      rest = local.map { uri[($0.startIndex - 1)...] } ?? behind
    }
    guard rest.first == UInt8(ascii: "/"), let plain = Self.decoded(rest), !plain.contains(0) else {
      return nil
    }
    return String(fileName: plain)
  }

  /// Decodes `%` escapes; nil for a `%` without two digits.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var plain: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        plain.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      plain.append(high << 4 | low)
    }
    return plain
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(UnicodeScalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}

nonisolated extension ArraySlice<UInt8> {
  /// The rest after a lower-case prefix, ignoring case; nil without the prefix.
  fileprivate func droppingPrefix(_ prefix: String) -> ArraySlice? {
    let begins =
      count >= prefix.utf8.count
      && zip(self, prefix.utf8).allSatisfy { byte, wanted in
        byte == wanted || byte | 0x20 == wanted && (0x41...0x5a).contains(byte)
      }
    return begins ? dropFirst(prefix.utf8.count) : nil
  }
}
