import Base
import Life
import Views

/// How a board was looked at and run when its window was closed, as a text: `pace 8`, `step 2 10`, `free 1000`, `engine
/// hashlife`, `lines yes`, `ages no`, `autofit no`, `hyperspeed no`, `spot 16 4.5 8`.
struct LifeSight: Equatable {
  var pace = LifePace()
  var engine = LifeSimulation.Engine.automatic
  var showsLines = true
  var colorsByAge = false
  var isAutofitting = false
  var spot: GridSpot?

  init() {}

  /// What makes no sense is what it is at first.
  init(text: String) {
    var values: [Substring: [Substring]] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if let first = words.first { values[first] = Array(words.dropFirst()) }
    }
    func number(_ key: Substring, _ place: Int = 0) -> Int? {
      guard let words = values[key], words.indices.contains(place) else { return nil }
      return Int(words[place])
    }
    if let index = number("pace") { pace.rateIndex = index }
    if let base = number("step"), let exponent = number("step", 1) {
      pace.base = base
      pace.exponent = exponent
    }
    pace.freeStride = values["free"]?.first.flatMap { BigInteger($0) }
    pace.isHyperspeed = values["hyperspeed"] == ["yes"]
    engine =
      values["engine"]?.first.flatMap { LifeSimulation.Engine(rawValue: String($0)) } ?? engine
    showsLines = values["lines"] != ["no"]
    colorsByAge = values["ages"] == ["yes"]
    isAutofitting = values["autofit"] == ["yes"]
    let numbers = (values["spot"] ?? []).compactMap { Double($0) }
    if numbers.count == 3, Self.isSide(numbers[0]), numbers.allSatisfy(\.isFinite) {
      spot = GridSpot(side: numbers[0], middle: CellPoint(x: numbers[1], y: numbers[2]))
    }
  }

  /// Fitting gives cells any whole number of pixels.
  private static func isSide(_ side: Double) -> Bool {
    let sides = GridPlacement.cellSides
    return sides.contains(side) || side >= 1 && side <= sides.last ?? 1 && side == side.rounded()
  }

  var text: String {
    func word(_ isTrue: Bool) -> String { isTrue ? "yes" : "no" }
    var lines = [
      "pace \(pace.rateIndex)", "step \(pace.base) \(pace.exponent)",
      "hyperspeed \(word(pace.isHyperspeed))", "engine \(engine.rawValue)",
      "lines \(word(showsLines))", "ages \(word(colorsByAge))", "autofit \(word(isAutofitting))",
    ]
    if let free = pace.freeStride { lines.append("free \(free)") }
    if let spot { lines.append("spot \(spot.side) \(spot.middle.x) \(spot.middle.y)") }
    return lines.joined(separator: "\n")
  }
}
