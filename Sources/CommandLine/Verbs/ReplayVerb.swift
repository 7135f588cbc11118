import ArgumentParser
import Base
import Documents
import Formats
import Storage

/// `filbert replay`
struct ReplayVerb: Verb {
  static let name = "replay"
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Export an animation of how a painting was made, stroke by stroke.",
    discussion: """
      The ending of the file name sets its type: .gif, or .png and .apng for a PNG animation. A folder, or a name that \
      ends in a slash, gets a PNG for each frame. There are \(ReplayExport.framesPerSecond) frames per second. The \
      finished painting is shown for the last two seconds. Undone steps are left out.
      """)

  /// The output of the verb.
  enum Kind: Equatable {
    case animation(ReplayExport.Animation)
    case folder

    /// Parses a name for `--format`.
    init?(named name: String) {
      if name == Self.folderName {
        self = .folder
      } else if let animation = ReplayExport.Animation(rawValue: name) {
        self = .animation(animation)
      } else {
        return nil
      }
    }

    /// Derives the kind from the path of a file or a folder.
    init?(of path: String) {
      let name = path.lowercased()
      if name.hasSuffix("/") || DocumentFolder(path).exists {
        self = .folder
      } else if name.hasSuffix(".gif") {
        self = .animation(.gif)
      } else if name.hasSuffix(".png") || name.hasSuffix(".apng") {
        self = .animation(.apng)
      } else {
        return nil
      }
    }

    private static let folderName = "png-folder"
    static let names = ReplayExport.Animation.allCases.map(\.rawValue) + [folderName]
  }

  @Argument(help: "The painting's number.") var id: ItemID
  @Argument(help: "The file or folder to write; - is standard output.", completion: .file())
  var file: String
  @Option(
    help: ArgumentHelp("The length, including the finished painting at the end.", valueName: "s"))
  var seconds = ReplayExport.usualSeconds
  @Option(help: ArgumentHelp("The width in pixels.", valueName: "px"))
  var width = ReplayExport.usualWidth
  @Option(
    help: "The output type, whatever the ending: \(Kind.names.listed("or")).",
    completion: .list(Kind.names), transform: Self.kind)
  var format: Kind?
  @OptionGroup var library: LibraryOptions

  func validate() throws {
    if width < 1 { throw ValidationError("--width must be at least 1") }
    let allowed = ReplayExport.allowedSeconds
    if !allowed.contains(seconds) {
      throw ValidationError(
        "--seconds must be \(Int(saturating: allowed.lowerBound)) to \(Int(saturating: allowed.upperBound))"
      )
    }
    guard let wanted else {
      throw ValidationError(
        file == "-"
          ? "- needs --format: gif or apng"
          : "\(file) does not end in .gif, .png, .apng or /; use --format")
    }
    if file == "-", wanted == .folder {
      throw ValidationError(
        "- needs --format: gif or apng; a folder can't be written to standard output")
    }
  }

  private var wanted: Kind? { format ?? (file == "-" ? nil : Kind(of: file)) }

  func run() throws {
    let (read, times) = try library.reading { (try $0.document(id), try $0.stepTimes(of: id)) }
    read.complainAboutLoss()
    guard case .painting(let painting) = read.document else {
      throw Failure("item \(id) is not a painting; 'filbert list --json' names the kinds")
    }
    let replay = Replay(of: painting, madeAt: times)
    let export = ReplayExport(width: width, seconds: seconds)
    switch wanted ?? .folder {
    case .animation(let animation):
      let bytes = try export.bytes(of: replay, as: animation)
      if file == "-" {
        try Output.standard.write(bytes)
      } else {
        try DocumentFile(file).replace(with: bytes)
      }
    case .folder:
      let folder = DocumentFolder(file)
      // Checked before the work, to avoid wasting it.
      try folder.makeEmpty()
      try export.pictures(of: replay) { try folder.file($0).replace(with: $1) }
    }
  }

  private static func kind(_ name: String) throws -> Kind {
    guard let kind = Kind(named: name) else {
      throw ValidationError("--format must be one of \(Kind.names.joined(separator: ", "))")
    }
    return kind
  }
}
