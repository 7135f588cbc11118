/// The content read from the clipboard.
nonisolated public struct ClipboardContent: Equatable, Sendable {
  public var type: ClipboardType
  public var bytes: [UInt8]

  public init(type: ClipboardType, bytes: [UInt8]) {
    self.type = type
    self.bytes = bytes
  }

  /// The absolute paths of the listed files; empty for any other kind of content.
  public var filePaths: [String] { type == .files ? URIList(bytes: bytes).paths : [] }
}
