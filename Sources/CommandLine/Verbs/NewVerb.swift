import ArgumentParser
import Base
import Storage
import Life
import Documents
import Texts

/// `filbert new`
struct NewVerb: Verb {
  static let name = "new"
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Add a blank painting, blank pixel art or an empty board and print its number.")

  @Option(help: "The kind of document.") var kind = ItemKind.painting
  @Option(help: ArgumentHelp("The shape of the paper, such as 4:3.", valueName: "w:h"))
  var aspect: Proportion?
  @Option(
    help: ArgumentHelp(
      """
      The shape of the paper as a size, such as 1920x1080; the size of pixel art in cells (default: 16x16); the sides of a \
      torus for a board (default: no edges).
      """,
      valueName: "wxh"))
  var size: String?
  @Option(help: "The name of the new item.") var name: String?
  @OptionGroup var library: LibraryOptions

  func validate() throws {
    if aspect != nil, size != nil {
      throw ValidationError("--aspect and --size both set the shape; use only one of them")
    }
    if kind != .painting, aspect != nil {
      throw ValidationError("pixel art and boards have a size in cells; use --size")
    }
    if kind == .painting, let size, Proportion(argument: size) == nil {
      throw ValidationError("--size must be two positive numbers, such as 1920x1080")
    }
    if kind != .painting, let size, CellDimensions(argument: size) == nil {
      throw ValidationError("--size must be two whole numbers, such as 16x16")
    }
  }

  func run() throws {
    let document = try document()
    let wanted = try name.map(ItemName.cleaned)
    let id = try library.changing(making: true) { library in
      let name = try wanted ?? library.unusedName(for: document.kind)
      return try library.add(document, name: name, at: LibraryOptions.now)
    }
    try Output.standard.write("\(id)\n")
  }

  private func document() throws -> Document {
    switch kind {
    case .painting:
      let shape = aspect ?? size.flatMap { Proportion(argument: $0) }
      return .painting(Painting(shape: shape.map { .fixed($0.ratio) } ?? .ofView))
    case .pixels:
      let cells = try size.flatMap { CellDimensions(argument: $0) }?.checked("--size")
      return .pixels(PixelArt(Sprite(size: cells ?? CellSize(width: 16, height: 16))))
    case .life:
      guard let size = size.flatMap({ CellDimensions(argument: $0) })?.size else {
        return .life(Board(LifeWorld()))
      }
      let allowed = LifeEdges.allowedSide
      guard allowed.contains(size.width), allowed.contains(size.height) else {
        throw Failure(
          "--size must be \(allowed.lowerBound) to \(allowed.upperBound) cells on a side")
      }
      let edges = LifeEdges.torus(width: size.width, height: size.height)
      return .life(Board(LifeWorld(edges: edges)))
    }
  }
}

extension Library {
  /// An unused name for a new document of a kind.
  func unusedName(for kind: ItemKind) throws -> String {
    switch kind {
    case .painting: try unusedName(Texts.english.defaultName)
    case .pixels: try unusedName(Texts.english.defaultPixelsName)
    case .life: try unusedName(Texts.english.life.defaultName)
    }
  }
}

/// Two positive numbers separated by a symbol: `4:3`, `1920x1080`.
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
