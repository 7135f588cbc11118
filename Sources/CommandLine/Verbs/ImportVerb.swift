import ArgumentParser
import Formats
import Base
import Storage
import Documents
import Texts

/// `filbert import`
struct ImportVerb: Verb {
  static let name = "import"
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Add paintings and pixel art from files and print their numbers.",
    discussion: """
      Files are JSON in an interchange format, SVG, of which lines become strokes, GIF and animated PNG, of which frames \
      become pixel art, living cells (RLE, macrocell, Life 1.06, .cells), or pictures, each of which becomes the background \
      of a new painting, or pixel art if asked for. The content tells which, whatever the ending; usual are \
      \(FileFormat.read.flatMap(\.endings).map { "." + $0 }.listed("and")).
      """)

  @Argument(help: "Files; - is standard input.", completion: .file()) var files: [String]
  @Option(help: "Their name.") var name: String?
  @Option(help: "What a picture becomes: painting or pixels.") var kind: Kind?
  @Option(
    help: ArgumentHelp(
      "Reduce pixel art to at most this many colours, merging the most similar.", valueName: "n"))
  var colors: Int?
  @Option(help: ArgumentHelp("Make a picture pixel art of this size.", valueName: "wxh"))
  var size: CellDimensions?
  @Option(
    help: ArgumentHelp("A picture is a sheet of frames of this size.", valueName: "wxh"))
  var frameSize: CellDimensions?
  @Flag(help: "Make one piece of pixel art from all files, one frame each.")
  var sequence = false
  @Option(
    help: ArgumentHelp(
      "A picture is a sheet whose frames, durations and tags this JSON of Aseprite tells.",
      valueName: "json"),
    completion: .file(extensions: ["json"]))
  var sheet: String?
  @Flag(
    help: "Keep the file's palette as it is, equal and unused colours included.")
  var keepIndices = false
  @Flag(help: "Import the other files where some can't be.") var keepGoing = false
  @OptionGroup var library: LibraryOptions

  enum Kind: String, ExpressibleByArgument, CaseIterable { case painting, pixels }

  func validate() throws {
    let most = Palette.allowedCount.upperBound
    if let colors, !(1...most).contains(colors) {
      throw ValidationError("--colors must be 1 to \(most)")
    }
    if kind == .painting, wantsPixels || sequence {
      throw ValidationError(
        "--colors, --size, --frame-size, --sheet, --keep-indices and --sequence are for --kind pixels"
      )
    }
    if keepIndices, colors != nil || size != nil {
      throw ValidationError("--keep-indices keeps what --colors and --size change: leave those out")
    }
    if sequence, frameSize != nil || sheet != nil {
      throw ValidationError("--sequence takes each picture whole: leave the others out")
    }
    if size != nil, frameSize != nil {
      throw ValidationError("--size and --frame-size both give the size: use one of them")
    }
    if sheet != nil, size != nil || frameSize != nil {
      throw ValidationError("--sheet gives the size: leave --size and --frame-size out")
    }
    if sheet != nil, files.count > 1 {
      throw ValidationError("--sheet is for one picture: import one after the other")
    }
  }

  private var wantsPixels: Bool {
    colors != nil || size != nil || frameSize != nil || sheet != nil || keepIndices
  }

  private func request() throws -> PixelImport.Request? {
    guard kind == .pixels || wantsPixels || sequence else { return nil }
    var request = PixelImport.Request(
      mostColors: colors, size: try size?.checked("--size"),
      frameSize: try frameSize?.checked("--frame-size"))
    request.keepsIndices = keepIndices
    if let sheet {
      let bytes = try DocumentFile(sheet).read()
      do {
        request.sheet = try SheetDescription(bytes)
      } catch {
        throw Failure("\(sheet): \(error)")
      }
    }
    return request
  }

  func run() throws {
    let wanted = try name.map(ItemName.cleaned)
    let request = try request()
    // All files are read before the first is added: bad input changes nothing, unless skipping is requested.
    var read: [(file: String, document: ImportedDocument)] = []
    var isRefused = false
    if sequence {
      read = [(files[0], try animation(request ?? PixelImport.Request()))]
    } else {
      for file in files {
        do {
          read.append((file, try document(file, request)))
        } catch {
          isRefused = true
          Output.standard.complain("\(error)")
        }
      }
    }
    if isRefused, !keepGoing {
      if !read.isEmpty {
        Output.standard.complain("nothing was imported; --keep-going imports the other files")
      }
      throw ExitCode.failure
    }
    try add(read, named: wanted)
    if isRefused { throw ExitCode.failure }
  }

  private func add(
    _ read: [(file: String, document: ImportedDocument)], named wanted: String?
  ) throws {
    guard !read.isEmpty else { return }
    let documents = read.map { file, read in (file, read.document) }
    let ids = try library.changing(making: true) { library in
      let new = try documents.map { file, document in
        let name = try wanted ?? Self.name(of: document, file, library)
        return (name: name, document: document.document, tags: document.tags)
      }
      return try library.add(new, at: LibraryOptions.now)
    }
    for id in ids { try Output.standard.write("\(id)\n") }
    for (file, read) in read {
      let name = file == "-" ? "standard input" : file
      if let line = Texts.english.said(read.loss, of: name) {
        Output.standard.complain(line)
      }
    }
  }

  private func animation(_ request: PixelImport.Request) throws -> ImportedDocument {
    let read = try files.map { try DocumentFile($0).read() }
    do {
      return try DocumentImport.sequence(read, request)
    } catch let error as LossyImport {
      throw Failure("\(files[0]): \(error); \(Self.remedy(error.loss))")
    } catch {
      throw Failure("\(files[0]): \(error)")
    }
  }

  private func document(
    _ file: String, _ request: PixelImport.Request?
  ) throws -> ImportedDocument {
    let bytes = try file == "-" ? DocumentFile.readStandardInput() : DocumentFile(file).read()
    do {
      return try DocumentImport.read(bytes, request, asPainting: kind == .painting)
    } catch let error as LossyImport {
      throw Failure(
        "\(file == "-" ? "standard input" : file): \(error); \(Self.remedy(error.loss))")
    } catch {
      throw Failure("\(file == "-" ? "standard input" : file): \(error)")
    }
  }

  /// Advice for importing anyway.
  private static func remedy(_ loss: PixelLoss) -> String {
    switch loss {
    case .colors:
      return "use --colors \(Palette.allowedCount.upperBound) to merge the most similar ones"
    case .size(let size):
      let fitting = PixelImport.fitting(size)
      return
        "use --size \(fitting.width)x\(fitting.height) to scale it down, which blends its colours"
    }
  }

  private static func name(
    of document: NamedDocument, _ file: String, _ library: Library
  ) throws -> String {
    if let name = document.name { return try ItemName.fitting(name) }
    if file == "-" { return try library.unusedName(for: document.document.kind) }
    return try ItemName.fitting(DocumentFile(file).nameWithoutEnding)
  }
}
