/// Texts about boards of living cells.
public struct LifeTexts: Sendable {
  let translate: Translator

  public func defaultName(_ number: Int) -> String {
    translate("Life {number}", ["number": number])
  }
  public var newBoard: String { translate("Board of Life") }
  public var board: String { translate("Board") }
  public func boardValue(_ generation: String, _ population: String) -> String {
    translate(
      "generation {generation}, {population} cells",
      ["generation": generation, "population": population])
  }
  public var deleteBoard: String { translate("Delete board") }
  public var deleteBoardTip: String { translate("Delete this board") }
  public func stepsUnreadable(_ count: Int) -> String {
    translate(
      "One step of this board is damaged and was left out.",
      "{count} steps of this board are damaged and were left out.", count: count)
  }

  // Running
  public var run: String { translate("Run") }
  public var runTip: String { translate("Run and stop") }
  public var step: String { translate("One step") }
  public var tenSteps: String { translate("Ten steps") }
  public var stepBack: String { translate("Step back") }
  public var reset: String { translate("Reset") }
  public var resetTip: String { translate("Go back to the drawn pattern") }
  public var speed: String { translate("Speed") }
  public func generationsPerSecond(_ rate: String) -> String {
    translate("{rate}/s", ["rate": rate])
  }
  public var flatOut: String { translate("Maximum") }
  public var strideTip: String { translate("Generations per step") }
  public var generation: String { translate("Generation") }
  public var population: String { translate("Cells", context: "how many live") }
  public func rate(_ rate: String) -> String { translate("{rate}/s", ["rate": rate]) }
  public var graph: String { translate("Population") }
  public var graphTip: String { translate("Population over time; drag to go back") }
  public var generationsInGIF: String { translate("Generations") }
  public var isComputing: String { translate("Computing…") }

  public var growsTooLarge: String {
    translate("Stopped: the next generation has too many cells to compute.")
  }

  // Notes on a pattern
  public var patternInfo: String { translate("Pattern info…") }
  public var patternInfoTitle: String { translate("Pattern info") }
  public var patternAuthor: String { translate("Author") }
  public var patternComments: String { translate("Comments") }

  // Scripts
  public var scripts: String { translate("Scripts") }
  public var scriptsEllipsis: String { translate("Run a script…") }
  /// Shown if no file manager shows the folder.
  public func scriptsFolder(_ folder: String) -> String {
    translate("Put .lua files into {folder}.", ["folder": folder])
  }
  public var otherScript: String { translate("Other script…") }
  public var openScripts: String { translate("Open scripts folder") }
  /// The button that confirms the answers to a script's questions.
  public var runScript: String { translate("Run") }
  public func scriptRuns(_ name: String) -> String {
    translate("Running “{name}”…", ["name": name])
  }
  public func scriptFailed(_ name: String, _ reason: any MessagePart) -> String {
    translate("“{name}” failed: {reason}", ["name": name, "reason": reason])
  }
  public func scriptWantsMemory(_ name: String, _ megabytes: Int) -> String {
    translate(
      "“{name}” needs more than {megabytes} MB, the memory limit for scripts.",
      ["name": name, "megabytes": megabytes])
  }

  public var states: String { translate("Cell states") }
  public var previousState: String { translate("Previous state") }
  public var nextState: String { translate("Next state") }
  public var ruleOrState: String { translate("Rule and drawing state") }

  /// - Parameter name: the meaning of the state; nil if unknown.
  public func state(_ number: Int, _ name: (any MessagePart)?) -> String {
    guard let name else { return translate("State {number}", ["number": number]) }
    return translate("State {number}: {name}", ["number": number, "name": name])
  }

  // Rule and edges
  public var rule: String { translate("Rule") }
  public func namedRule(_ name: String, _ rule: String) -> String {
    translate("{name}  {rule}", ["name": name, "rule": rule])
  }
  public func cellsInPixel(_ side: String) -> String { translate("1 : {side}", ["side": side]) }
  public var otherRule: String { translate("Other rule…") }
  public var ruleTitle: String { translate("Rule") }
  public var rulePlaceholder: String { "B3/S23" }
  public var ruleMessage: String {
    translate(
      "Births (B), survivals (S), states, then edges, such as B3/S23/8:T100,50; or the name of a rule"
    )
  }
  public var apply: String { translate("Apply") }
  public var edgesEllipsis: String { translate("Edges…") }
  public var edgesTitle: String { translate("Edges") }
  public var noEdges: String { translate("None", context: "edges of a board") }
  public var torus: String { translate("Torus") }
  public var plane: String { translate("Plane") }
  public var kleinBottle: String { translate("Klein bottle") }
  public var crossSurface: String { translate("Cross-surface") }
  public var sphere: String { translate("Sphere") }
  public var tube: String { translate("Endless tube") }
  public var strip: String { translate("Endless strip") }
  public var shift: String { translate("Shift") }
  public var edgesDontFit: String { translate("This rule does not support these edges.") }
  public var edgesMessage: String {
    translate("Cells beyond the edges are lost; undo brings them back.")
  }
  public var width: String { translate("Width") }
  public var height: String { translate("Height") }
  public var cells: String { translate("cells") }
  public var engine: String { translate("Engine") }
  public var automaticEngine: String { translate("Engine: automatic") }
  public var tilesEngine: String { translate("Engine: cell by cell") }
  public var hashEngine: String { translate("Engine: HashLife") }

  // Cells
  public var randomEllipsis: String { translate("Random cells…") }
  public var randomTitle: String { translate("Random cells") }
  public var randomMessage: String { translate("In the selection, or in the visible area.") }
  public var percent: String { translate("Alive") }
  public var seed: String { translate("Seed") }
  public var fill: String { translate("Fill", context: "with random cells") }
  public var clear: String { translate("Clear board") }
  public var clearOutside: String { translate("Clear outside selection") }
  public var paintsWhileRunning: String { translate("Draw while running") }
  public var colorsByAge: String { translate("Colours by age") }
  public var lines: String { translate("Grid lines") }
  public var fitPattern: String { translate("Fit pattern") }
  public var pasteFailed: String { translate("The clipboard contains no cells.") }
  public func copied(_ count: String) -> String {
    translate("{count} cells copied", ["count": count])
  }
  public func pasteRefused(_ reason: any MessagePart) -> String {
    translate("Not pasted: {reason}", ["reason": reason])
  }
  public var tooManyCells: String { translate("Too many cells for the clipboard.") }
  public var tooManyRandomCells: String {
    translate("The area is too large to fill at random.")
  }
  public func copying(_ percent: Int) -> String {
    translate("Copying cells: {percent} %", ["percent": percent])
  }
  public func pasting(_ percent: Int) -> String {
    translate("Pasting cells: {percent} %", ["percent": percent])
  }
  public func moving(_ percent: Int) -> String {
    translate("Moving cells: {percent} %", ["percent": percent])
  }
  public func turning(_ percent: Int) -> String {
    translate("Turning cells: {percent} %", ["percent": percent])
  }
  public func filling(_ percent: Int) -> String {
    translate("Filling at random: {percent} %", ["percent": percent])
  }
  public var tooFar: String { translate("Too far away.") }
  public var tooLarge: String { translate("too large") }
  public var standsNot: String {
    translate("Stop the board first, or turn on “Draw while running”.")
  }
  public var shapesStand: String {
    translate("Stop the board first: shapes can’t be drawn while it runs.")
  }
  public var nothingLives: String {
    translate("The board is empty: paint some cells, or place a pattern.")
  }
  public var backgroundLives: String {
    translate(
      "The empty space is alive, so cells can’t be selected. You can still paint and place patterns."
    )
  }
  public var toPixels: String { translate("Copy generations to pixel art…") }
  public var toPixelsTitle: String { translate("Copy generations to pixel art") }
  public var toPixelsMessage: String { translate("From the selection, or from all living cells.") }
  public var frames: String { translate("Frames", context: "how many") }
  public var stepsBetween: String { translate("Generations per frame") }
  public var make: String { translate("Create") }
  public var fromPixels: String { translate("Copy to a board of Life") }
  public func making(_ percent: Int) -> String {
    translate("Computing frames: {percent} %", ["percent": percent])
  }

  // Patterns
  public var patterns: String { translate("Patterns") }
  public func placing(_ name: String) -> String {
    translate(
      "Click to place “{name}”; flip or rotate it first, or press Esc",
      ["name": name])
  }
  public func otherRuleOfPattern(_ name: String, _ rule: String) -> String {
    translate(
      "“{name}” uses {rule}; this board uses a different rule.", ["name": name, "rule": rule])
  }
  public var kinds: [String: String] {
    [
      "stillLife": translate("Still lifes"), "oscillator": translate("Oscillators"),
      "spaceship": translate("Spaceships"),
      "gun": translate("Guns"), "puffer": translate("Puffers"),
      "methuselah": translate("Methuselahs"), "other": translate("Other patterns"),
    ]
  }
  public var staysSame: String { translate("does not change") }
  public func period(_ period: Int) -> String { translate("period {period}", ["period": period]) }
  public func travels(_ period: Int, _ speed: String) -> String {
    translate("period {period}, {speed}", ["period": period, "speed": speed])
  }
  public func grows(_ period: Int, _ cells: Int) -> String {
    translate("period {period}, grows by {cells} cells", ["period": period, "cells": cells])
  }
  public func dies(_ generation: Int) -> String {
    translate("dies in generation {generation}", ["generation": generation])
  }
  public func settles(_ generation: Int, _ population: Int) -> String {
    translate(
      "{population} cells from generation {generation} on",
      ["population": population, "generation": generation])
  }
  public func replicates(_ period: Int) -> String {
    translate("two copies after {period} generations", ["period": period])
  }
  public var growsWithSquare: String { translate("grows quadratically") }
  public var noPattern: String { translate("No matching patterns") }
  public var searchPatterns: String { translate("Search patterns") }

  /// A number with grouped digits.
  public func number(_ digits: String) -> String { translate.numbers.grouped(digits) }

  /// A number in at most ten digits, or in three of them with a power of ten.
  public func shortNumber(_ digits: String) -> String { translate.numbers.short(digits) }

  /// The generations in a step: two to the power of a number.
  public func strideOfExponent(_ exponent: Int) -> String {
    let numbers = translate.numbers
    return exponent < 20
      ? "× \(numbers.grouped("\(1 << exponent)"))"
      : numbers.shown("× 2") + numbers.superscript(exponent)
  }

  /// Two to the power of a number, in a few digits.
  public func brief(powerOfTwo exponent: Int) -> String {
    guard exponent > 50 else { return brief(Double(1 << exponent)) }
    return translate.numbers.shown("2") + translate.numbers.superscript(exponent)
  }

  /// A number in a few digits, such as a rate.
  public func brief(_ number: Double) -> String {
    let units: [(Double, String)] = [
      (1e4, ""), (1e6, " k"), (1e9, " M"), (1e12, " G"), (1e15, " T"), (.infinity, " P"),
    ]
    let place = units.firstIndex { number < $0.0 } ?? units.count - 1
    let value = place == 0 ? number : number / (place == 1 ? 1e3 : units[place - 1].0)
    let text =
      value < 9.95 && value != value.rounded()
      ? translate.numbers.tenths(value)
      : translate.numbers.shown(NumberFormat.whole(min(value, 1e14)))
    return text + units[place].1
  }
}
