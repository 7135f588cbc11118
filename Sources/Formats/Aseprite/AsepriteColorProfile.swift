/// The colour space of the file's colours.
public struct AsepriteColorProfile: Equatable, Sendable {
  /// The origin of the colour space.
  public enum Kind: Equatable, Sendable {
    case none, sRGB
    /// A profile of the International Color Consortium.
    case icc([UInt8])
    /// The number of a kind possibly written by a newer Aseprite.
    case other(Int)
  }

  /// The origin of the colour space, with a profile if it has one.
  public var kind: Kind
  /// Bits: 1 for a fixed gamma.
  public var flags: Int
  /// In 65,536ths; valid if the first flag is set.
  public var gamma: UInt32

  /// Creates a profile, without a fixed gamma unless said otherwise.
  public init(_ kind: Kind, flags: Int = 0, gamma: UInt32 = 0) {
    self.kind = kind
    self.flags = flags
    self.gamma = gamma
  }

  init(from reader: inout ByteReader) throws(PixelFileError) {
    let number = try reader.word()
    flags = try reader.word()
    gamma = try reader.long()
    try reader.skip(8)
    switch number {
    case 0: kind = .none
    case 1: kind = .sRGB
    case 2: kind = .icc(Array(try reader.bytes(Int(try reader.long()))))
    default: kind = .other(number)
    }
  }

  func write(to writer: inout ByteWriter) {
    switch kind {
    case .none: writer.word(0)
    case .sRGB: writer.word(1)
    case .icc: writer.word(2)
    case .other(let number): writer.word(number)
    }
    writer.word(flags)
    writer.long(gamma)
    writer.zeros(8)
    if case .icc(let profile) = kind {
      writer.long(profile.count)
      writer.append(profile)
    }
  }
}
