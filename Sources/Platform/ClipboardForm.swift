/// One of the kinds in which something is offered, made when another program asks for it.
///
///     clipboard.offer([
///       ClipboardForm(.svg) { SVGFile.bytes(of: painting, title: "Cat") },
///       ClipboardForm(.png) { try? PaintingPicture.png(of: painting, width: 1600) },
///     ])
nonisolated public struct ClipboardForm: Sendable {
  public let type: ClipboardType
  /// Makes the bytes; nil for what can't be made after all. Called once, on a thread of its own.
  public let makeBytes: @Sendable () -> [UInt8]?

  public init(_ type: ClipboardType, _ makeBytes: @escaping @Sendable () -> [UInt8]?) {
    self.type = type
    self.makeBytes = makeBytes
  }

  /// A list of files of this machine, made when another program asks for it.
  ///
  /// - Parameter paths: absolute; none for what can't be made after all. Called once, on a thread of its own.
  public static func files(_ paths: @escaping @Sendable () -> [String]) -> ClipboardForm {
    ClipboardForm(.files) {
      let paths = paths()
      return paths.isEmpty ? nil : URIList(paths: paths).bytes
    }
  }
}
