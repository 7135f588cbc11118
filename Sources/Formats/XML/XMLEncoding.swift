import Glibc

/// The encodings of XML files other than UTF-8.
enum XMLEncoding {
  /// Encodings that Expat reads by itself.
  private static let known: Set = ["utf-8", "utf8", "us-ascii", "iso-8859-1"]
  private static let declarationLength = 200
  private static let longestName = 40

  /// Whether bytes are XML in UTF-16, with or without its byte order mark.
  static func isUTF16(beginningOf file: [UInt8]) -> Bool {
    [[0xFE, 0xFF, 0, 0x3C], [0xFF, 0xFE, 0x3C, 0], [0, 0x3C, 0], [0x3C, 0, 0x3F, 0]]
      .contains { file.starts(with: $0) }
      || file.count > 3 && file[0] == 0x3C && file[1] == 0 && file[2] > 0x40 && file[3] == 0
  }

  /// A file in UTF-8, also by its declaration; nil if it needs no conversion, or has an encoding that this machine does
  /// not know.
  static func inUTF8(_ file: [UInt8]) -> [UInt8]? {
    if isUTF16(beginningOf: file) { return declaredUTF8(fromUTF16: file) }
    let head = file.prefix(declarationLength)
    guard head.starts(with: "<?xml".utf8) else { return nil }
    let text = String(decoding: head.map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
    guard let name = encodingName(in: text), !known.contains(text[name].lowercased()),
      let converted = converted(file, from: String(text[name]))
    else { return nil }
    // The declaration is in ASCII, as are all these encodings in that part.
    let before = text.utf8.distance(from: text.startIndex, to: name.lowerBound)
    let after = text.utf8.distance(from: text.startIndex, to: name.upperBound)
    guard converted.starts(with: text.utf8.prefix(after)) else { return nil }
    return converted[..<before] + Array("UTF-8".utf8) + converted[after...]
  }

  /// The place of the name in `<?xml version="1.0" encoding="…"?>`.
  private static func encodingName(in text: String) -> Range<String.Index>? {
    let declaration = text.prefix { $0 != ">" }
    guard let word = declaration.firstRange(of: "encoding") else { return nil }
    let rest = declaration[word.upperBound...].drop { $0 == " " || $0 == "=" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    let name = rest.dropFirst().prefix { $0 != quote }
    let isPlain = name.utf8.allSatisfy { byte in
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    return isPlain && !name.isEmpty && name.utf8.count <= longestName
      ? name.startIndex..<name.endIndex : nil
  }

  /// Nil for an encoding that the C library does not know, and for bytes that are not in it.
  private static func converted(_ file: [UInt8], from name: String) -> [UInt8]? {
    guard let converter = iconv_open("UTF-8", name), Int(bitPattern: converter) != -1 else {
      return nil
    }
    defer { iconv_close(converter) }
    var input = file.map(CChar.init(bitPattern:))
    // A byte becomes three at most, as the letters of these encodings are within the first plane; two become four.
    let room = 3 * file.count + 16
    var rest = input.count
    var isWhole = false
    let output = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
      input.withUnsafeMutableBufferPointer { source in
        buffer.withMemoryRebound(to: CChar.self) { target in
          var (from, to) = (source.baseAddress, target.baseAddress)
          var left = room
          isWhole = iconv(converter, &from, &rest, &to, &left) != -1 && rest == 0
          filled = room - left
        }
      }
    }
    return isWhole ? output : nil
  }

  /// A file in UTF-16 becomes one in UTF-8.
  private static func declaredUTF8(fromUTF16 file: [UInt8]) -> [UInt8] {
    let isBig = file.starts(with: [0xFE, 0xFF]) || file[0] == 0
    let hasMark = file.starts(with: [0xFE, 0xFF]) || file.starts(with: [0xFF, 0xFE])
    let units = stride(from: hasMark ? 2 : 0, to: file.count - 1, by: 2).lazy.map { index in
      let (first, second) = (UInt16(file[index]), UInt16(file[index + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    let text = String(decoding: Array(units), as: UTF16.self)
    // The declaration, which comes first, would deny it.
    guard let name = encodingName(in: String(text.prefix(declarationLength))) else {
      return Array(text.utf8)
    }
    let head = String(text.prefix(declarationLength))
    return Array((head[..<name.lowerBound] + "UTF-8" + head[name.upperBound...]).utf8)
      + Array(text.dropFirst(declarationLength).utf8)
  }
}
