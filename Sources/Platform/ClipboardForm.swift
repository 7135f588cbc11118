/// An offered kind of content, made when another program requests it.
///
///     clipboard.offer([
///       ClipboardForm(.svg) { SVGFile.bytes(of: painting, title: "Cat") },
///       ClipboardForm(.png) { try? PaintingPicture.png(of: painting, width: 1600) },
///     ])
nonisolated public struct ClipboardForm: Sendable {
  /// The kind that other programs ask for.
  public let type: ClipboardType
  /// Makes the bytes; nil on failure. Called once, on its own thread.
  public let makeBytes: @Sendable () -> [UInt8]?

  /// Offers a kind of content, made when it is asked for.
  public init(_ type: ClipboardType, _ makeBytes: @escaping @Sendable () -> [UInt8]?) {
    self.type = type
    self.makeBytes = makeBytes
  }

  /// A list of local files, made when another program requests it.
  ///
  /// - Parameter paths: absolute; empty on failure. Called once, on its own thread.
  public static func files(_ paths: @escaping @Sendable () -> [String]) -> ClipboardForm {
    ClipboardForm(.files) {
      let paths = paths()
      return paths.isEmpty ? nil : URIList(paths: paths).bytes
    }
  }
}
