public import Canvas
public import Formats
public import Views
public import Windows

/// What can be written to a file, and what is chosen for it.
public protocol ExportSubject: AnyObject {
  /// The kinds of file, in the panel's order.
  var formats: [FileFormat] { get }
  var format: FileFormat { get set }
  var panel: ExportPanel { get }

  /// Takes over what is chosen in the panel, but for the kind of file.
  func followPanel()
  /// Takes over a width or a scale that is wanted.
  func setNumber(_ number: Double)
  /// Shows what is chosen in the panel.
  func showInPanel()
  /// What is chosen now, to be written by another thread.
  var job: ExportJob { get }
  /// What is chosen is being written.
  func noteWriting()
  /// What is said of the file.
  func info(byteCount: Int?) -> String
}

extension ExportSubject {
  public func noteWriting() {}
}

/// A file that is to be written, by whatever thread.
public nonisolated struct ExportJob: Sendable {
  /// The bytes of the file of a path; told 0…1 now and then, false cancels.
  let bytes: @Sendable (_ path: String, _ progress: (Double) -> Bool) throws -> [UInt8]
  /// The files that go with the one of a path.
  var companions: @Sendable (_ path: String) -> [PixelExport.Companion] = { _ in [] }
  /// What the file can't show; empty where it shows all.
  var losses: @Sendable () -> [GIFLoss] = { [] }
  /// What the file will show.
  let preview: @Sendable () -> Handoff<Surface>?
  /// How large the file will be; nil where that takes too long to know, and where it is not wanted any more, which is
  /// asked now and then.
  let size: @Sendable (_ isWanted: () -> Bool) -> ExportSize?
  /// The file, where it has been made for its size.
  var made: [UInt8]?

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

  /// The bytes of the file of a path, made now unless they are there.
  func finishedBytes(_ path: String, _ progress: (Double) -> Bool) throws -> [UInt8] {
    try made ?? bytes(path, progress)
  }
}

/// How large a file will be.
public nonisolated enum ExportSize: Sendable {
  case about(_ byteCount: Int)
  /// The file, which is the same wherever it is written.
  case made([UInt8])

  var byteCount: Int {
    switch self {
    case .about(let count): count
    case .made(let bytes): bytes.count
    }
  }
}
