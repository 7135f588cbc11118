import ArgumentParser
import Base
import Formats

/// `filbert thumbnail`
struct ThumbnailVerb: Verb {
  static let name = "thumbnail"
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Write a thumbnail of a file as a PNG, without a library.",
    discussion: """
      The file can be of any type that can be imported. File managers use this command for types that only Filbert \
      can read: its JSON, and Life patterns. Files that take more than 10 seconds or 1 GB of memory are refused.
      """)

  @Argument(help: "The file to draw; - is standard input.", completion: .file()) var file: String
  @Argument(
    help: ArgumentHelp("The PNG file to write; - is standard output.", valueName: "out"),
    completion: .file(extensions: ["png"])) var output: String
  @Argument(
    help: ArgumentHelp("The maximum length of the longer side, in pixels.", valueName: "size"))
  var side: Int

  func validate() throws {
    let allowed = DocumentThumbnail.allowedSide
    guard allowed.contains(side) else {
      throw ValidationError(
        "the size must be \(allowed.lowerBound) to \(allowed.upperBound) pixels, not \(side)")
    }
  }

  func run() throws {
    let bytes = try file == "-" ? DocumentFile.readStandardInput() : DocumentFile(file).read()
    let png: [UInt8]
    ThumbnailLimits.hold()
    do {
      // Shows a picture as it is, without the limits of pixel art.
      let document = try DocumentImport.document(bytes, asPainting: true, page: .first)
      png = try DocumentThumbnail.png(of: document.document, fitting: side)
    } catch {
      throw Failure("\(file == "-" ? "standard input" : file): \(error)")
    }
    ThumbnailLimits.release()
    if output == "-" {
      try Output.standard.write(png)
    } else {
      try DocumentFile(output).replace(with: png)
    }
  }
}
