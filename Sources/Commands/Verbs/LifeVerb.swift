import ArgumentParser
import Library
import Life

/// `filbert life`
struct LifeVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "life", abstract: "Let a pattern live, and print what became of it as JSON.",
    discussion: "Patterns are run lengths (RLE), Life 1.06 or plain text (.cells).")

  @Argument(help: "The pattern's file; - is standard input.") var file: String
  @Option(help: ArgumentHelp("For how many generations.", valueName: "n")) var generations: Int
  @Option(
    help: "The rule, as B3/S23; otherwise the pattern's own, or Conway's.", transform: Self.rule)
  var rule: LifeRule?

  func validate() throws {
    guard (0...1 << 60).contains(generations) else {
      throw ValidationError("--generations must be 0 or more")
    }
  }

  func run() throws {
    let bytes = try file == "-" ? DocumentFile.readStandardInput() : DocumentFile(file).read()
    let pattern: LifePattern
    do throws(LifePatternError) {
      pattern = try LifePattern(text: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw Failure("\(file == "-" ? "standard input" : file): \(error)")
    }
    var life = HashLife(rule: rule ?? pattern.rule ?? .conway)
    for cell in pattern.cells { life.set(true, at: cell) }
    life.advance(by: generations)
    let bounds = life.bounds.map {
      """
      {"x": \($0.left), "y": \($0.top), "width": \($0.width), "height": \($0.height)}
      """
    }
    try Output.standard.write(
      """
      {"rule": "\(life.rule.notation)", "generation": \(life.generation), \
      "population": \(life.population), "bounds": \(bounds ?? "null")}

      """)
  }

  private static func rule(_ text: String) throws -> LifeRule {
    guard let rule = LifeRule(text) else {
      throw ValidationError("--rule must be in B/S notation, as B3/S23")
    }
    return rule
  }
}
