import Base
public import Canvas
public import Formats
public import Views
public import Windows

/// Content that can be exported, with its options.
public protocol ExportSubject: AnyObject {
  /// The file formats, in the panel's order.
  var formats: [FileFormat] { get }
  /// The chosen format, which determines the options.
  var format: FileFormat { get set }
  /// The panel with the format and its options.
  var panel: ExportPanel { get }

  /// Applies the choices in the panel, except for the format.
  func followPanel()
  /// Applies a requested width or scale.
  func setNumber(_ number: Double)
  /// Shows the present options in the panel.
  func showInPanel()
  /// The job for the present options, to run on another thread.
  var job: ExportJob { get }
  /// Called when the file is being written.
  func noteWriting()
  /// The present options as text, to export again with them; nil for an export that can't be repeated.
  var options: String? { get }
  /// Applies the options of an earlier export, as far as they still apply.
  func restore(_ options: String)
  /// Describes the file.
  func info(byteCount: Int?) -> String
}

extension ExportSubject {
  public func noteWriting() {}
  public var options: String? { nil }
  public func restore(_ options: String) {}
}

/// A file to be written, on any thread.
public nonisolated struct ExportJob: Sendable {
  /// Returns the bytes of the file for a path. Calls `progress` with 0…1 now and then; false cancels.
  let bytes: @Sendable (_ path: String, _ progress: (Double) -> Bool) throws -> [UInt8]
  /// Returns the files that accompany the one for a path.
  var companions: @Sendable (_ path: String) -> [PixelExport.Companion] = { _ in [] }
  /// Returns all files for a path if their names differ from it; nil for a file of that path with its companions.
  var files: (@Sendable (_ path: String) throws -> [PixelExport.Companion])?
  /// Returns the losses in the file; empty if there are none.
  var losses: @Sendable () -> [GIFLoss] = { [] }
  /// Returns a preview of the file.
  let preview: @Sendable () -> Handoff<Surface>?
  /// Returns the size of the file, or nil if computing it would take too long. Polls its parameter now and then, and
  /// returns nil if that returns false.
  let size: @Sendable (_ isWanted: () -> Bool) -> ExportSize?
  /// The file, if it was made to determine its size.
  var made: [UInt8]?

  /// Creates a job from its closures, each called on any thread.
  ///
  /// - Parameter made: the file, if it exists already.
  public init(
    bytes: @escaping @Sendable (_ path: String, _ progress: (Double) -> Bool) throws -> [UInt8],
    companions: @escaping @Sendable (_ path: String) -> [PixelExport.Companion] = { _ in [] },
    losses: @escaping @Sendable () -> [GIFLoss] = { [] },
    preview: @escaping @Sendable () -> Handoff<Surface>?,
    size: @escaping @Sendable (_ isWanted: () -> Bool) -> ExportSize?, made: [UInt8]? = nil
  ) {
    self.bytes = bytes
    self.companions = companions
    self.losses = losses
    self.preview = preview
    self.size = size
    self.made = made
  }

  /// The paths of all files for a path.
  ///
  /// - Throws: if there is nothing to write, or two files would have the same name.
  func paths(for path: String) throws -> [String] {
    try files?(path).map(\.file) ?? [path] + companions(path).map(\.file)
  }

  /// Writes all files for a path.
  ///
  /// - Parameter goesOn: called now and then with 0…1; returns false to cancel.
  /// - Returns: the number of files.
  func write(to path: String, _ goesOn: (Double) -> Bool) throws -> Int {
    if let files = try files?(path) {
      for (index, file) in files.enumerated() {
        guard goesOn(Double(index) / Double(files.count)) else { throw PictureError.cancelled }
        try DocumentFile(file.file).replace(with: file.bytes())
      }
      return files.count
    }
    let bytes = try made ?? bytes(path, goesOn)
    guard goesOn(1) else { throw PictureError.cancelled }
    try DocumentFile(path).replace(with: bytes)
    let companions = companions(path)
    for companion in companions {
      guard goesOn(1) else { throw PictureError.cancelled }
      try DocumentFile(companion.file).replace(with: companion.bytes())
    }
    return 1 + companions.count
  }
}

/// The size of a file.
public nonisolated enum ExportSize: Sendable {
  case about(_ byteCount: Int)
  /// The finished file, which is independent of its path.
  case made([UInt8])

  var byteCount: Int {
    switch self {
    case .about(let count): count
    case .made(let bytes): bytes.count
    }
  }
}
