import ArgumentParser
import Geometry
import Library
import Model
import Texts

/// `filbert new`
struct NewVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Add a blank painting and print its number.")

  enum Kind: String, ExpressibleByArgument, CaseIterable { case painting, pixels, life }

  @Option(help: "What to add.") var kind = Kind.painting
  @Option(help: ArgumentHelp("The paper's shape, as 4:3.", valueName: "w:h"))
  var aspect: Proportion?
  @Option(help: ArgumentHelp("The paper's shape as a size, as 1920x1080.", valueName: "wxh"))
  var size: Proportion?
  @Option(help: "What to call it.") var name: String?
  @OptionGroup var library: LibraryOptions

  func validate() throws {
    if aspect != nil, size != nil {
      throw ValidationError("--aspect and --size both give the shape: use one of them")
    }
  }

  func run() throws {
    guard kind == .painting else {
      throw Failure("--kind \(kind.rawValue) is not there yet; use --kind painting")
    }
    let shape = (aspect ?? size).map { PaperShape.fixed($0.ratio) } ?? .ofView
    let wanted = try name.map(ItemName.cleaned)
    let id = try library.changing { library in
      let name = try wanted ?? library.unusedName(Texts.english.defaultName)
      return try library.add(Painting(shape: shape), name: name, at: LibraryOptions.now)
    }
    try Output.standard.write("\(id)\n")
  }
}

/// Two positive numbers with a sign between them: `4:3`, `1920x1080`.
struct Proportion: ExpressibleByArgument {
  let ratio: AspectRatio

  init?(argument: String) {
    let parts = argument.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == ":" || $0 == "x" || $0 == "X" })
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width > 0, height > 0, let ratio = AspectRatio(width / height)
    else { return nil }
    self.ratio = ratio
  }
}
