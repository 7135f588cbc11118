import ArgumentParser
import Formats

/// The spacing of a sheet's frames, under Aseprite's option names.
struct SpacingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Padding around the whole sheet.", valueName: "px"))
  var borderPadding = 0
  @Option(help: ArgumentHelp("Padding between frames.", valueName: "px"))
  var shapePadding = 0
  @Option(help: ArgumentHelp("Padding around each frame.", valueName: "px"))
  var innerPadding = 0
  @Option(
    help: ArgumentHelp(
      "Repeat the edge pixels of each frame this far beyond its edges.", valueName: "px"))
  var extrude = 0
  @Flag(help: "Trim the empty borders of each frame.")
  var trim = false
  @Flag(
    help: "Trim the empty borders that all frames have in common, so that they stay equally large.")
  var trimSprite = false

  static let names =
    "--border-padding, --shape-padding, --inner-padding, --extrude, --trim and --trim-sprite"

  private var numbers: [(name: String, value: Int)] {
    [
      ("--border-padding", borderPadding), ("--shape-padding", shapePadding),
      ("--inner-padding", innerPadding), ("--extrude", extrude),
    ]
  }

  var isGiven: Bool { trim || trimSprite || numbers.contains { $0.value != 0 } }

  func validate() throws {
    if trim, trimSprite { throw ValidationError("--trim and --trim-sprite can't be combined") }
    let allowed = SheetSpacing.allowed
    for number in numbers where !allowed.contains(number.value) {
      throw ValidationError(
        "\(number.name) must be \(allowed.lowerBound) to \(allowed.upperBound)")
    }
  }

  var value: SheetSpacing {
    var spacing = SheetSpacing()
    (spacing.border, spacing.between) = (borderPadding, shapePadding)
    (spacing.inner, spacing.extrusion) = (innerPadding, extrude)
    spacing.trimming = trim ? .frames : trimSprite ? .alike : .none
    return spacing
  }
}
