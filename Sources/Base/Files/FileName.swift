import Texts

/// File names, which are bytes to the system and strings elsewhere: mostly UTF-8, with other bytes represented by
/// `LooseBytes`.
extension String {
  /// The string for a name; any bytes have one, which converts back to them.
  public init(fileName bytes: some Collection<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self), !text.hasLooseBytes {
      self = text
      return
    }
    let bytes = Array(bytes)
    var scalars = String.UnicodeScalarView()
    func append(loose part: ArraySlice<UInt8>) {
      for byte in part {
        guard let scalar = Unicode.Scalar(LooseBytes.first + UInt32(byte)) else { continue }
        scalars.append(scalar)
      }
    }
    var (parser, rest, place) = (Unicode.UTF8.ForwardParser(), bytes.makeIterator(), 0)
    while place < bytes.count {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        let (scalar, end) = (Unicode.UTF8.decode(encoded), place + encoded.count)
        // A name may contain these very characters.
        if LooseBytes.scalars.contains(scalar.value) {
          append(loose: bytes[place..<end])
        } else {
          scalars.append(scalar)
        }
        place = end
      case .error(let length):
        append(loose: bytes[place..<Swift.min(place + length, bytes.count)])
        place += length
      case .emptyInput: place = bytes.count
      }
    }
    self = String(scalars)
  }

  /// The string for a C library's name.
  public init(fileName: UnsafePointer<CChar>) {
    var length = 0
    while fileName[length] != 0 { length += 1 }
    let bytes = UnsafeBufferPointer(start: fileName, count: length)
    self.init(fileName: bytes.map(UInt8.init(bitPattern:)))
  }

  /// The bytes of a name.
  public var fileNameBytes: [UInt8] {
    guard LooseBytes.mayBe(in: self) else { return Array(utf8) }
    return unicodeScalars.flatMap { scalar -> [UInt8] in
      LooseBytes.scalars.contains(scalar.value)
        ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(UTF8.encode(scalar) ?? .init())
    }
  }

  /// The null-terminated bytes of a name, for the C library.
  public var systemPath: [CChar] { fileNameBytes.map(CChar.init(bitPattern:)) + [0] }

  /// Whether it contains invalid UTF-8.
  public var hasLooseBytes: Bool {
    LooseBytes.mayBe(in: self)
      && unicodeScalars.contains { LooseBytes.scalars.contains($0.value) }
  }
}

/// The command line of the process.
public enum GivenWords {
  /// Starting with the program's own name.
  public static var all: [String] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      CommandLine.unsafeArgv[index].map { String(fileName: UnsafePointer($0)) }
    }
  }
}
