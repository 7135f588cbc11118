import Base
import Documents
import Views

/// The view and run state of a board when its window was closed, stored as text: that of `BoardRunSettings`, followed
/// by `lines yes`, `ages no`, `autofit no`, `camera 16 4.5 8`.
struct BoardViewState: Equatable {
  var running = BoardRunSettings()
  var showsLines = true
  var colorsByAge = false
  var isAutofitting = false
  var camera: GridCamera?

  init() {}

  /// Uses the default for any setting that is missing or invalid.
  init(text: String) {
    running = BoardRunSettings(text: text)
    var values: [Substring: [Substring]] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if let first = words.first { values[first] = Array(words.dropFirst()) }
    }
    showsLines = values["lines"] != ["no"]
    colorsByAge = values["ages"] == ["yes"]
    isAutofitting = values["autofit"] == ["yes"]
    let numbers = (values["spot"] ?? []).compactMap { Double($0) }
    if numbers.count == 3, Self.isSide(numbers[0]), numbers.allSatisfy(\.isFinite) {
      camera = GridCamera(side: numbers[0], middle: CellPoint(x: numbers[1], y: numbers[2]))
    }
  }

  /// Fitting gives cells any whole number of pixels.
  private static func isSide(_ side: Double) -> Bool {
    let sides = GridViewport.cellSides
    return sides.contains(side) || side >= 1 && side <= sides.last ?? 1 && side == side.rounded()
  }

  var text: String {
    func word(_ isTrue: Bool) -> String { isTrue ? "yes" : "no" }
    var lines = [
      running.text, "lines \(word(showsLines))", "ages \(word(colorsByAge))",
      "autofit \(word(isAutofitting))",
    ]
    if let camera { lines.append("spot \(camera.side) \(camera.middle.x) \(camera.middle.y)") }
    return lines.joined(separator: "\n")
  }
}
