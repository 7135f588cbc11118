import Base
import Documents
import Editing
import Life
import Texts
import Views
import Widgets

// The speed of a run, and its display.
extension RunController {
  func faster() { changePace { $0.rateIndex += 1 } }

  func slower() { changePace { $0.rateIndex -= 1 } }

  func longerSteps() {
    changePace { pace in
      pace.freeStride = nil
      pace.exponent += 1
    }
  }

  func shorterSteps() {
    changePace { pace in
      // Return from any length of steps to the powers.
      if pace.freeStride == nil { pace.exponent -= 1 }
      pace.freeStride = nil
    }
  }

  /// Sets the steps to a power of the base.
  func setExponent(_ exponent: Int) {
    changePace { pace in
      pace.freeStride = nil
      pace.exponent = exponent
    }
  }

  func showPace() {
    bar.speed.value = Double(pace.rateIndex)
    var grown = pace
    grown.freeStride = grownStride ?? pace.freeStride
    let rate = pace.rate.map { $0 < 1 ? "½" : texts.number("\(Int(saturating: $0))") }
    bar.show(
      speed: rate.map { texts.generationsPerSecond($0) } ?? texts.flatOut,
      stride: (pace.isHyperspeed ? "» " : "") + texts.stride(grown))
  }

  /// Updates the display once after several changes, regardless of their individual notifications.
  func showOnce(rate: Double? = nil, after change: () -> Void) {
    let isOuter = !isChanging
    isChanging = true
    change()
    guard isOuter else { return }
    isChanging = false
    updateBar(rate: rate)
  }

  /// Updates the display of the board's time.
  func updateBar(rate: Double? = nil) {
    guard !isChanging else { return }
    defer { shown.post(()) }
    bar.isRunning = isRunning && !hasTarget
    let rule = board.world.rule
    bar.show(rule: rule.name ?? rule.notation)
    showNumbers(rate: rate)
    bar.graph.samples = timeline.samples.map {
      PopulationGraph.Sample(
        generation: ($0.generation - timeline.firstGeneration).clampedInt,
        population: Double($0.population))
    }
    let canChange = board.canChange
    for button in [bar.runButton, bar.stepButton, bar.tenStepsButton, bar.resetButton] {
      button.isEnabled = canChange
    }
    bar.backButton.isEnabled = canChange && board.generation > timeline.firstGeneration
    bar.speed.isEnabled = canChange
  }

  func showNumbers(rate: Double? = nil) {
    guard !isChanging else { return }
    let (generation, population) = (board.generation, board.population)
    bar.graph.current = (generation - timeline.firstGeneration).clampedInt
    var speed = hasTarget && rate != nil && sought == nil ? texts.isComputing : ""
    if isRunning, !hasTarget, let rate, rate > 0 { speed = texts.rate(texts.brief(rate)) }
    bar.showNumbers(
      generation: texts.number("\(generation)"), short: texts.shortNumber("\(generation)"),
      population: texts.number("\(population)"), short: texts.shortNumber("\(population)"))
    bar.show(rate: speed)
    grid.accessibility.value = texts.boardValue(
      texts.number("\(generation)"), texts.number("\(population)"))
  }
}

extension LifeTexts {
  /// Returns the number of generations in a step as text.
  func stride(_ pace: LifePace) -> String {
    if let free = pace.freeStride { return strideOfGenerations(shortNumber("\(free)")) }
    guard pace.base != 2 else { return strideOfExponent(pace.exponent) }
    return strideOfGenerations(shortNumber("\(pace.stride)"))
  }
}
