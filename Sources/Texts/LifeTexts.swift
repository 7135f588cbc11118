/// What is said about boards of living cells.
public struct LifeTexts: Sendable {
  public var defaultName: @Sendable (_ number: Int) -> String = { "Life \($0)" }
  public var newBoard = "Board of Life"
  public var board = "Board"
  public var boardValue: @Sendable (_ generation: String, _ population: String) -> String = {
    "generation \($0), \($1) cells"
  }
  public var deleteBoard = "Delete board"
  public var deleteBoardTip = "Delete this board"
  public var stepsUnreadable: @Sendable (_ count: Int) -> String = {
    $0 == 1
      ? "One step of this board is damaged and was left out."
      : "\($0) steps of this board are damaged and were left out."
  }

  // Running
  public var run = "Run"
  public var runTip = "Run and stop"
  public var step = "One step"
  public var tenSteps = "Ten steps"
  public var stepBack = "Step back"
  public var reset = "Reset"
  public var resetTip = "Back to what was painted"
  public var speed = "Speed"
  public var generationsPerSecond: @Sendable (_ rate: String) -> String = { "\($0)/s" }
  public var flatOut = "Flat out"
  public var strideTip = "Generations in a step: powers of two"
  public var generation = "Generation"
  public var population = "Cells"
  public var rate: @Sendable (_ rate: String) -> String = { "\($0)/s" }
  public var graph = "Population"
  public var graphTip = "How many cells lived; drag to go back in time"
  public var generationsInGIF = "Generations"
  public var isComputing = "Computing…"

  // Rule and edges
  public var rule = "Rule"
  public var ruleTip = "Choose how cells live"
  public var namedRule: @Sendable (_ name: String, _ rule: String) -> String = { "\($0)  \($1)" }
  public var cellsInPixel: @Sendable (_ side: String) -> String = { "1 : \($0)" }
  public var otherRule = "Another rule…"
  public var ruleTitle = "Rule"
  public var rulePlaceholder = "B3/S23"
  public var ruleMessage =
    "With how many living neighbours cells are born (B), and with how many they survive (S)."
  public var apply = "Apply"
  public var edgesEllipsis = "Edges…"
  public var edgesTitle = "Edges"
  public var noEdges = "None"
  public var torus = "Torus"
  public var plane = "Plane"
  public var edgesMessage = "What lies beyond the edges is lost; undo brings it back."
  public var width = "Width"
  public var height = "Height"
  public var cells = "cells"
  public var engine = "Engine"
  public var automaticEngine = "Engine: automatic"
  public var tilesEngine = "Engine: cell by cell"
  public var hashEngine = "Engine: HashLife"

  // Cells
  public var randomEllipsis = "Random cells…"
  public var randomTitle = "Random cells"
  public var randomMessage = "In what is selected, or in what is in sight."
  public var percent = "Alive"
  public var seed = "Seed"
  public var fill = "Fill"
  public var clear = "Clear the board"
  public var clearOutside = "Clear outside of the selection"
  public var paintsWhileRunning = "Paint while it runs"
  public var colorsByAge = "Colours by age"
  public var lines = "Grid lines"
  public var fitPattern = "Fit the pattern"
  public var pasteFailed = "There are no cells on the clipboard."
  public var copied: @Sendable (_ count: String) -> String = { "\($0) cells copied" }
  public var pasteRefused: @Sendable (_ reason: String) -> String = { "Not pasted: \($0)" }
  public var tooManyCells = "Those are too many cells for the clipboard."
  public var tooManyRandomCells = "That is too large an area to be filled at random."
  public var copying: @Sendable (_ percent: Int) -> String = { "Copying cells: \($0) %" }
  public var pasting: @Sendable (_ percent: Int) -> String = { "Pasting cells: \($0) %" }
  public var moving: @Sendable (_ percent: Int) -> String = { "Moving cells: \($0) %" }
  public var turning: @Sendable (_ percent: Int) -> String = { "Turning cells: \($0) %" }
  public var filling: @Sendable (_ percent: Int) -> String = { "Filling at random: \($0) %" }
  public var tooFar = "That is too far away."
  public var tooLarge = "too large"
  public var standsNot = "Stop the board first, or switch on “Paint while it runs”."
  public var shapesStand = "Stop the board first: shapes can’t be drawn while it runs."
  public var nothingLives = "Nothing lives here yet: paint some cells, or place a pattern."
  public var backgroundLives =
    "All around lives: that can't be selected cells. It can be painted, and patterns can be placed."
  public var toPixels = "Generations to pixel art…"
  public var toPixelsTitle = "Generations to pixel art"
  public var toPixelsMessage = "Of what is selected, or of all that lives."
  public var frames = "Frames"
  public var stepsBetween = "Generations between"
  public var make = "Make"
  public var fromPixels = "To a board of Life"
  public var making: @Sendable (_ percent: Int) -> String = { "Computing frames: \($0) %" }

  // Patterns
  public var patterns = "Patterns"
  public var placing: @Sendable (_ name: String) -> String = {
    "Click where “\($0)” is to be; it can be flipped and turned, and put away again"
  }
  public var otherRuleOfPattern: @Sendable (_ name: String, _ rule: String) -> String = {
    "“\($0)” lives by \($1), the board by another rule."
  }
  public var kinds: [String: String] = [
    "stillLife": "Still lifes", "oscillator": "Oscillators", "spaceship": "Spaceships",
    "gun": "Guns", "puffer": "Puffers", "methuselah": "Methuselahs", "other": "Other patterns",
  ]
  public var staysSame = "does not change"
  public var period: @Sendable (_ period: Int) -> String = { "period \($0)" }
  public var travels: @Sendable (_ period: Int, _ speed: String) -> String = {
    "period \($0), \($1)"
  }
  public var grows: @Sendable (_ period: Int, _ cells: Int) -> String = {
    "period \($0), \($1) cells more"
  }
  public var dies: @Sendable (_ generation: Int) -> String = { "dies in generation \($0)" }
  public var settles: @Sendable (_ generation: Int, _ population: Int) -> String = {
    "\($1) cells from \($0) on"
  }
  public var replicates: @Sendable (_ period: Int) -> String = { "two after \($0) generations" }
  public var growsWithSquare = "grows with the square of time"
  public var noPattern = "No pattern has these words."
  public var searchPatterns = "Search patterns"

  /// A number in groups of three digits.
  public var number: @Sendable (_ digits: String) -> String = { LifeTexts.grouped($0) }

  private static func grouped(_ digits: String) -> String {
    var digits = digits
    var groups: [String] = []
    while digits.count > 3 {
      groups.append(String(digits.suffix(3)))
      digits.removeLast(3)
    }
    groups.append(digits)
    return groups.reversed().joined(separator: ",")
  }

  private static func superscript(_ number: Int) -> String {
    let signs = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    return String(String(number).compactMap { $0.wholeNumberValue.map { signs[$0] } })
  }

  /// A number in at most ten digits, or in three of them and a power of ten.
  public var shortNumber: @Sendable (_ digits: String) -> String = { digits in
    guard digits.count > 10 else { return LifeTexts.grouped(digits) }
    let first = digits.prefix(3)
    return "\(first.prefix(1)).\(first.dropFirst()) × 10"
      + LifeTexts.superscript(digits.count - 1)
  }

  /// Generations in a step: two to the power of a number.
  public var strideOfExponent: @Sendable (_ exponent: Int) -> String = { exponent in
    exponent < 20
      ? "× \(LifeTexts.grouped("\(1 << exponent)"))" : "× 2" + LifeTexts.superscript(exponent)
  }

  /// A number in a few digits, as of a rate.
  public var brief: @Sendable (_ number: Double) -> String = { number in
    let units: [(Double, String)] = [
      (1e4, ""), (1e6, " k"), (1e9, " M"), (1e12, " G"), (1e15, " T"), (.infinity, " P"),
    ]
    let place = units.firstIndex { number < $0.0 } ?? units.count - 1
    let value = place == 0 ? number : number / (place == 1 ? 1e3 : units[place - 1].0)
    let text =
      value < 9.95 && value != value.rounded()
      ? "\((value * 10).rounded() / 10)" : "\(Int(min(value.rounded(), 1e15)))"
    return text + units[place].1
  }

  public init() {}
}
