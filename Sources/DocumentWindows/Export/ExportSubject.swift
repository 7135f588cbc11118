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
  /// Describes the file.
  func info(byteCount: Int?) -> String
}

extension ExportSubject {
  public func noteWriting() {}
}

/// A file to be written, on any thread.
public nonisolated struct ExportJob: Sendable {
  /// Returns the bytes of the file for a path. Calls `progress` with 0…1 now and then; false cancels.
  let bytes: @Sendable (_ path: String, _ progress: (Double) -> Bool) throws -> [UInt8]
  /// Returns the files that accompany the one for a path.
  var companions: @Sendable (_ path: String) -> [PixelExport.Companion] = { _ in [] }
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

  /// Returns the bytes of the file for a path, making them if necessary.
  func finishedBytes(_ path: String, _ progress: (Double) -> Bool) throws -> [UInt8] {
    try made ?? bytes(path, progress)
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
