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
    abstract:
      "Import files as paintings, pixel art or boards, and print the numbers of the new items.",
    discussion: """
      Files can be JSON in an interchange format; SVG (lines become strokes); GIF and animated PNG (frames become pixel \
      art); Life patterns (RLE, macrocell, Life 1.06, .cells); or pictures, to be the background of a new painting or, \
      with --kind pixels, pixel art. The content decides, whatever the ending; the usual endings are \
      \(FileFormat.read.flatMap(\.endings).map { "." + $0 }.listed("and")).
      """)

  @Argument(help: "The files to import; - is standard input.", completion: .file()) var files:
    [String]
  @Option(help: "The name of the new items.") var name: String?
  @Option(help: "Import pictures as painting or pixels.") var kind: Kind?
  @Option(
    help: ArgumentHelp(
      "Reduce pixel art to at most this many colours, merging the most similar.", valueName: "n"))
  var colors: Int?
  @Option(help: ArgumentHelp("Import a picture as pixel art of this size.", valueName: "wxh"))
  var size: CellDimensions?
  @Option(
    help: ArgumentHelp("Import a picture as a sheet of frames of this size.", valueName: "wxh"))
  var frameSize: CellDimensions?
  @Flag(help: "Make one piece of pixel art from all files, one frame each.")
  var sequence = false
  @Option(
    help: ArgumentHelp(
      "Import a picture as the sheet described by this JSON file from Aseprite.",
      valueName: "json"),
    completion: .file(extensions: ["json"]))
  var sheet: String?
  @Flag(
    help: "Keep the file's palette unchanged, including equal and unused colours.")
  var keepIndices = false
  @Option(
    help: ArgumentHelp("The only page of PDF files to import, from 1.", valueName: "n"))
  var page: Int?
  @Option(
    help: ArgumentHelp(
      "Read the password of protected PDF files from the first line of this file; - is standard input.",
      valueName: "file"),
    completion: .file())
  var passwordFile: String?
  @Flag(help: "Import the other files even if some can't be imported.") var keepGoing = false
  @OptionGroup var library: LibraryOptions

  enum Kind: String, ExpressibleByArgument, CaseIterable { case painting, pixels }

  func validate() throws {
    let most = Palette.allowedCount.upperBound
    if let colors, !(1...most).contains(colors) {
      throw ValidationError("--colors must be 1 to \(most)")
    }
    if let page, page < 1 { throw ValidationError("--page counts from 1") }
    if passwordFile == "-", files.contains("-") {
      throw ValidationError("standard input can't be both the password and a file")
    }
    if kind == .painting, wantsPixels || sequence {
      throw ValidationError(
        "--colors, --size, --frame-size, --sheet, --keep-indices and --sequence need --kind pixels"
      )
    }
    if keepIndices, colors != nil || size != nil {
      throw ValidationError("--keep-indices can't be combined with --colors or --size")
    }
    if sequence, frameSize != nil || sheet != nil {
      throw ValidationError("--sequence can't be combined with --frame-size or --sheet")
    }
    if size != nil, frameSize != nil {
      throw ValidationError("--size and --frame-size both set the size; use only one of them")
    }
    if sheet != nil, size != nil || frameSize != nil {
      throw ValidationError("--sheet sets the size; leave out --size and --frame-size")
    }
    if sheet != nil, files.count > 1 {
      throw ValidationError("--sheet works with one picture; import the others separately")
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
    let page = PDFPageRequest(
      number: page, password: try passwordFile.map { try GivenPassword(file: $0).text })
    // All files are read before the first is added: bad input changes nothing, unless skipping is requested.
    var read: [(file: String, document: ImportedDocument)] = []
    var isRefused = false
    if sequence {
      read = [(files[0], try animation(request ?? PixelImport.Request()))]
    } else {
      for file in files {
        do {
          read.append((file, try document(file, request, page)))
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
      throw Failure("\(files[0]): \(error); \(Self.remedy(error.size))")
    } catch {
      throw Failure("\(files[0]): \(error)")
    }
  }

  private func document(
    _ file: String, _ request: PixelImport.Request?, _ page: PDFPageRequest
  ) throws -> ImportedDocument {
    let bytes = try file == "-" ? DocumentFile.readStandardInput() : DocumentFile(file).read()
    do {
      return try DocumentImport.read(bytes, request, asPainting: kind == .painting, page: page)
    } catch let error as LossyImport {
      throw Failure(
        "\(file == "-" ? "standard input" : file): \(error); \(Self.remedy(error.size))")
    } catch PDFProtection.needsPassword {
      throw Failure(
        "\(file == "-" ? "standard input" : file): it is protected by a password; use --password-file"
      )
    } catch {
      throw Failure("\(file == "-" ? "standard input" : file): \(error)")
    }
  }

  /// Advice for importing anyway.
  private static func remedy(_ size: CellSize) -> String {
    let fitting = PixelImport.fitting(size)
    return
      "use --size \(fitting.width)x\(fitting.height) to scale it down, which blends its colours"
  }

  private static func name(
    of document: NamedDocument, _ file: String, _ library: Library
  ) throws -> String {
    if let name = document.name { return try ItemName.fitting(name) }
    if file == "-" { return try library.unusedName(for: document.document.kind) }
    return try ItemName.fitting(DocumentFile(file).nameWithoutEnding)
  }
}
