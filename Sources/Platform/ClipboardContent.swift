/// The content read from the clipboard.
nonisolated public struct ClipboardContent: Equatable, Sendable {
  /// The kind that the other program delivered.
  public var type: ClipboardType
  /// The bytes as delivered, which may be invalid.
  public var bytes: [UInt8]

  /// Creates content as another program would deliver it.
  public init(type: ClipboardType, bytes: [UInt8]) {
    self.type = type
    self.bytes = bytes
  }

  /// The absolute paths of the listed files; empty for any other kind of content.
  public var filePaths: [String] { type == .files ? URIList(bytes: bytes).paths : [] }
}
