import Canvas
import Base
public import Texts
public import Widgets

/// The foot of a window with a board: what lets it run, how far it is, and how many cells lived.
public final class LifeBar: View {
  public let resetButton: Button
  public let backButton: Button
  public let runButton: Button
  public let stepButton: Button
  public let tenStepsButton: Button
  /// Places in a list of speeds.
  public let speed: Slider
  public let strideButton: Button
  public let ruleButton: Button
  public let graph: PopulationGraph
  private let speedLabel = Label("", style: .secondary, alignment: .center)
  private let generationName: Label
  private let generation = Label("0", style: .emphasized)
  private let populationName: Label
  private let population = Label("0", style: .emphasized)
  private var numbers = Numbers()
  /// Whether there is room for all digits.
  private var isWhole = true
  private let rate = Label("", style: .secondary)

  /// - Parameter speeds: how many there are.
  public init(texts: LifeTexts, speeds: Int) {
    func button(_ icon: Icon, _ name: String) -> Button {
      Button(icon: icon, style: .flat, name: name)
    }
    resetButton = button(.toStart, texts.reset)
    backButton = button(.stepBack, texts.stepBack)
    runButton = Button(icon: .play, style: .primary, name: texts.run)
    stepButton = button(.step, texts.step)
    tenStepsButton = button(.tenSteps, texts.tenSteps)
    speed = Slider(
      name: texts.speed, range: 0...Double(max(1, speeds - 1)), value: 0, step: 1)
    strideButton = Button(title: texts.strideOfExponent(0), style: .flat, opensMenu: true)
    ruleButton = Button(title: "B3/S23", style: .flat, name: texts.rule, opensMenu: true)
    graph = PopulationGraph(name: texts.graph)
    graph.tooltip = texts.graphTip
    generationName = Label(texts.generation, style: .secondary)
    populationName = Label(texts.population, style: .secondary)
    super.init(Accessibility(.toolbar, name: texts.run))
    for view in [
      resetButton, backButton, runButton, stepButton, tenStepsButton, speed, speedLabel,
      strideButton, generationName, generation, populationName, population, rate, graph,
      ruleButton,
    ] as [View] { add(view) }
  }

  public static let height = 64.0

  public override var isOpaque: Bool { true }

  // MARK: Content

  private struct Numbers: Equatable {
    var generation = "0"
    var population = "0"
    var shortGeneration = "0"
    var shortPopulation = "0"
  }

  /// Shows how far it is: each number whole where there is room, else the short form of it.
  public func show(
    generation: String, short shortGeneration: String, population: String,
    short shortPopulation: String
  ) {
    let new = Numbers(
      generation: generation, population: population, shortGeneration: shortGeneration,
      shortPopulation: shortPopulation)
    guard new != numbers else { return }
    let isAsLong =
      new.generation.count == numbers.generation.count
      && new.population.count == numbers.population.count
    numbers = new
    self.generation.tooltip = generation
    self.population.tooltip = population
    // Numbers of as many digits have the same room.
    if isAsLong, !bounds.isEmpty { showNumbers() } else { setNeedsLayout() }
  }

  private func showNumbers() {
    generation.text = isWhole ? numbers.generation : numbers.shortGeneration
    population.text = isWhole ? numbers.population : numbers.shortPopulation
  }

  /// Shows how fast it runs; empty while it stands.
  public func show(rate: String) { self.rate.text = rate }

  public func show(speed: String, stride: String) {
    speedLabel.text = speed
    if strideButton.title != stride {
      strideButton.title = stride
      setNeedsLayout()
    }
  }

  public func show(rule: String) {
    if ruleButton.title != rule {
      ruleButton.title = rule
      setNeedsLayout()
    }
  }

  public var isRunning = false {
    didSet { if isRunning != oldValue { runButton.icon = isRunning ? .pause : .play } }
  }

  // MARK: Layout

  private static let side = 34.0

  public override var isRegion: Bool { true }

  public override func layout() {
    let middle = (bounds.height - Self.side) / 2
    var x = 10.0
    func place(_ view: View, _ width: Double, _ gap: Double = 2, inset: Double = 0) {
      view.isHidden = x + width > bounds.width
      view.frame = ViewRect(
        x: x, y: middle + inset, width: width, height: Self.side - 2 * inset)
      x += width + gap
    }
    place(resetButton, Self.side)
    place(backButton, Self.side, 6)
    place(runButton, 44, 6)
    place(stepButton, Self.side)
    place(tenStepsButton, Self.side, 10)
    let wide = bounds.width - x
    let showsSpeed = wide > 250
    speed.isHidden = !showsSpeed
    speedLabel.isHidden = !showsSpeed
    if showsSpeed {
      speed.frame = ViewRect(x: x, y: 10, width: 110, height: 26)
      speedLabel.frame = ViewRect(x: x, y: 38, width: 110, height: 16)
      x += 116
    }
    strideButton.isHidden = wide < 170
    if !strideButton.isHidden {
      let width = min(90, strideButton.preferredSize(width: 120).width)
      place(strideButton, width, 12)
    }
    placeNumbers(from: x)
  }

  /// Of a number, in steps, so that not every digit moves all that follows.
  private func width(_ text: String) -> Double {
    let width = Label(text, style: .emphasized).preferredSize(width: 4000).width + 6
    return (width / 16).rounded(.up) * 16
  }

  /// The numbers, and in what is left the graph and the rule.
  private func placeNumbers(from left: Double) {
    var right = bounds.width - 10
    let ruleWidth = min(190, ruleButton.preferredSize(width: 220).width)
    ruleButton.isHidden = right - ruleWidth < left + 120
    if !ruleButton.isHidden {
      right -= ruleWidth
      ruleButton.frame = ViewRect(
        x: right, y: (bounds.height - Self.side) / 2, width: ruleWidth, height: Self.side)
      right -= 12
    }
    let room = right - left
    let isTwo = room >= 230
    // Whole numbers, at the expense of the graph; where not even that is enough, short ones.
    let whole = (max(104, width(numbers.generation)), max(104, width(numbers.population)))
    let short = (max(104, width(numbers.shortGeneration)), max(104, width(numbers.shortPopulation)))
    isWhole = (isTwo ? whole.0 + whole.1 + 16 : whole.0) <= room
    let (first, second) = isWhole ? whole : short
    let firstWidth = min(first, max(0, room))
    for view in [generationName, generation] { view.isHidden = firstWidth < 60 }
    generationName.frame = ViewRect(x: left, y: 12, width: firstWidth, height: 16)
    generation.frame = ViewRect(x: left, y: 29, width: firstWidth, height: 20)
    populationName.isHidden = !isTwo
    population.isHidden = !isTwo
    let secondLeft = left + firstWidth + 8
    let secondWidth = min(second, max(0, right - secondLeft))
    populationName.frame = ViewRect(x: secondLeft, y: 12, width: secondWidth, height: 16)
    population.frame = ViewRect(x: secondLeft, y: 29, width: secondWidth, height: 20)
    showNumbers()
    let graphLeft = isTwo ? secondLeft + secondWidth + 8 : secondLeft
    let rateWidth = right - graphLeft >= 90 ? 84.0 : 0
    // Once: a view that is shown and hidden again has all laid out anew, for ever.
    rate.isHidden = rateWidth == 0 || firstWidth < 60
    rate.frame = ViewRect(x: graphLeft, y: 31, width: rateWidth, height: 16)
    let start = graphLeft + rateWidth + 6
    graph.isHidden = right - start < 60
    graph.frame = snapped(
      ViewRect(x: start, y: 9, width: max(0, right - start), height: bounds.height - 18))
  }

  public override func draw(_ pass: DrawPass) {
    pass.context.setColor(pass.theme.panel)
    pass.context.rectangle(bounds)
    pass.context.fill()
    pass.context.setColor(pass.theme.line)
    pass.context.rectangle(ViewRect(x: 0, y: 0, width: bounds.width, height: pass.hairline))
    pass.context.fill()
  }
}
