public import Life

/// A board's run settings, stored as text with one setting a line: `pace 8`, `step 2 10`, `free 1000`, `hyperspeed no`,
/// `engine hashlife`.
public struct BoardRunSettings: Equatable, Sendable {
  /// The speed of a run, and the generations of its steps.
  public var pace = LifePace()
  /// The algorithm that computes the generations.
  public var engine = LifeSimulation.Engine.automatic

  /// Creates the settings of a new board.
  public init() {}

  /// Uses the default for any setting that is missing or invalid.
  public init(text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      switch (words[0], words.count) {
      case ("pace", 2): if let index = Int(words[1]) { pace.rateIndex = index }
      case ("step", 3):
        guard let base = Int(words[1]), let exponent = Int(words[2]) else { continue }
        pace.base = base
        pace.exponent = exponent
      case ("free", 2): pace.freeStride = BigInteger(words[1])
      case ("hyperspeed", 2): pace.isHyperspeed = words[1] == "yes"
      case ("engine", 2): engine = LifeSimulation.Engine(rawValue: words[1]) ?? engine
      default: continue
      }
    }
  }

  /// The settings in the stored form, all of them.
  public var text: String {
    var lines = [
      "pace \(pace.rateIndex)", "step \(pace.base) \(pace.exponent)",
      "hyperspeed \(pace.isHyperspeed ? "yes" : "no")", "engine \(engine.rawValue)",
    ]
    if let free = pace.freeStride { lines.append("free \(free)") }
    return lines.joined(separator: "\n")
  }
}
