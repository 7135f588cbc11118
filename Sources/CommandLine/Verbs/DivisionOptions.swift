import ArgumentParser
import Formats

/// The division of pixel art among several files, under Aseprite's option names.
struct DivisionOptions: ParsableArguments {
  @Flag(help: "Write a file for each layer that is not hidden.")
  var splitLayers = false
  @Flag(help: "Write a file for each group, and for each layer outside of groups.")
  var splitGroups = false
  @Flag(help: "With --split-layers or --split-groups, include hidden ones.")
  var allLayers = false
  @Flag(help: "Write a file for each section.")
  var splitTags = false
  @Option(
    help: ArgumentHelp(
      "The names of several files, such as {title}-{tag}-{frame000}.{ext}, next to FILE, whose name is the title.",
      discussion: FileNamePattern.help, valueName: "pattern"),
    transform: FileNamePattern.option)
  var namePattern: FileNamePattern?

  static let names =
    "--split-layers, --split-groups, --split-tags, --name-pattern and several --scale"

  var isGiven: Bool { !value.isOne || namePattern != nil }

  func validate() throws {
    if splitLayers, splitGroups {
      throw ValidationError("--split-layers and --split-groups can't be combined")
    }
    if allLayers, !splitLayers, !splitGroups {
      throw ValidationError("--all-layers needs --split-layers or --split-groups")
    }
  }

  var value: FileDivision {
    var division = FileDivision()
    division.sections = splitTags
    division.layers = splitLayers ? .layers : splitGroups ? .groups : nil
    division.includesHidden = allLayers
    return division
  }
}
