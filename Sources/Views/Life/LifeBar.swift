import Canvas
import Base
public import Texts
public import Widgets

/// The bar at the bottom of a board's window: run controls, the generation and the population.
public final class LifeBar: View {
  /// Goes back to the pattern that was drawn last.
  public let resetButton: Button
  /// Goes back by a step.
  public let backButton: Button
  /// Runs the board, or stops it.
  public let runButton: Button
  /// Computes one step.
  public let stepButton: Button
  /// Computes ten steps.
  public let tenStepsButton: Button
  /// An index in a list of speeds.
  public let speed: Slider
  /// Opens the menu of steps, and shows the present one.
  public let strideButton: Button
  /// Opens the menu of rules, and shows the present one.
  public let ruleButton: Button
  /// The population over the generations.
  public let graph: PopulationGraph
  private let speedLabel = Label("", style: .secondary, alignment: .center)
  private let generationName: Label
  private let generation = Label("0", style: .emphasized)
  private let populationName: Label
  private let population = Label("0", style: .emphasized)
  private var numbers = Numbers()
  /// The displayed numbers.
  private var shown = (generation: "0", population: "0")
  /// Whether there is room for all digits.
  private var isWhole = true
  private let rate = Label("", style: .secondary)

  /// - Parameter speeds: the number of speeds.
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

  /// The height of the bar, in points.
  public static let height = 64.0

  public override var isOpaque: Bool { true }

  // MARK: Content

  private struct Numbers: Equatable {
    var generation = "0"
    var population = "0"
    var shortGeneration = "0"
    var shortPopulation = "0"
  }

  /// Shows the progress, with each number in full if there is room, or else in its short form.
  public func showNumbers(
    generation: String, short shortGeneration: String, population: String,
    short shortPopulation: String
  ) {
    let new = Numbers(
      generation: generation, population: population, shortGeneration: shortGeneration,
      shortPopulation: shortPopulation)
    guard new != numbers else { return }
    numbers = new
    self.generation.tooltip = generation
    self.population.tooltip = population
    // Repeat the layout only if the space is too small or far too large.
    if bounds.isEmpty || !isRoomy { setNeedsLayout() } else { showNumbers() }
  }

  /// Whether each number fits its space, and none would fit in a longer form.
  private var isRoomy: Bool {
    shown.generation.count == number(\.generation, \.shortGeneration).count
      && shown.population.count == number(\.population, \.shortPopulation).count
      && width(number(\.generation, \.shortGeneration)) <= generation.frame.width
      && (population.isHidden
        || width(number(\.population, \.shortPopulation)) <= population.frame.width)
  }

  private func number(
    _ whole: KeyPath<Numbers, String>, _ short: KeyPath<Numbers, String>
  ) -> String { numbers[keyPath: isWhole ? whole : short] }

  private func showNumbers() {
    generation.text = number(\.generation, \.shortGeneration)
    population.text = number(\.population, \.shortPopulation)
    shown = (generation.text, population.text)
  }

  /// Shows the speed of the run; empty when stopped.
  public func show(rate: String) {
    self.rate.text = rate
    if rateWidth > self.rate.frame.width { setNeedsLayout() }
  }

  /// The width of the rate, with a minimum for typical ones, so that the graph doesn't move.
  private var rateWidth: Double { max(84, rate.preferredSize(width: 4000).width) }

  /// Shows the speed of a run, and the generations of a step.
  public func show(speed: String, stride: String) {
    speedLabel.text = speed
    if strideButton.title != stride {
      strideButton.title = stride
      setNeedsLayout()
    }
  }

  /// Shows the notation of the rule.
  public func show(rule: String) {
    if ruleButton.title != rule {
      ruleButton.title = rule
      setNeedsLayout()
    }
  }

  /// Whether the button stops a run instead of starting one.
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
      let width = min(150, strideButton.preferredSize(width: 400).width)
      place(strideButton, width, 12)
    }
    placeNumbers(from: x)
  }

  /// Returns the width for a number, in steps, so that not every additional digit moves the rest.
  private func width(_ text: String) -> Double {
    let width = Label(text, style: .emphasized).preferredSize(width: 4000).width + 6
    return (width / 16).rounded(.up) * 16
  }

  /// Returns the width of a number with its name.
  private func width(_ number: String, _ name: Label) -> Double {
    max(104, width(number), name.preferredSize(width: 4000).width)
  }

  /// Places the numbers, and the rule and the graph in the remaining space. Never truncates a number, which would make
  /// it a different one.
  private func placeNumbers(from left: Double) {
    let end = bounds.width - 10
    let whole = (
      width(numbers.generation, generationName), width(numbers.population, populationName)
    )
    let short = (
      width(numbers.shortGeneration, generationName),
      width(numbers.shortPopulation, populationName)
    )
    let ruleWidth = min(190, ruleButton.preferredSize(width: 220).width)
    ruleButton.isHidden = end - ruleWidth - 12 < left + max(120, short.0)
    let right = ruleButton.isHidden ? end : end - ruleWidth - 12
    ruleButton.frame = ViewRect(
      x: end - ruleWidth, y: (bounds.height - Self.side) / 2, width: ruleWidth, height: Self.side)
    let room = max(0, right - left)
    // Show both in full at the expense of the graph, or both in short form, or only the generation, or nothing.
    let gap = 16.0
    let isTwo = short.0 + short.1 + gap <= room
    isWhole = (isTwo ? whole.0 + whole.1 + gap : whole.0) <= room
    let (firstWidth, secondWidth) = isWhole ? whole : short
    let isOne = firstWidth <= room
    for view in [generationName, generation] { view.isHidden = !isOne }
    generationName.frame = ViewRect(x: left, y: 12, width: firstWidth, height: 16)
    generation.frame = ViewRect(x: left, y: 29, width: firstWidth, height: 20)
    for view in [populationName, population] { view.isHidden = !isTwo }
    let secondLeft = left + firstWidth + gap / 2
    populationName.frame = ViewRect(x: secondLeft, y: 12, width: secondWidth, height: 16)
    population.frame = ViewRect(x: secondLeft, y: 29, width: secondWidth, height: 20)
    showNumbers()
    let graphLeft = isTwo ? secondLeft + secondWidth + gap / 2 : secondLeft
    let rateWidth = isOne && right - graphLeft >= rateWidth + 6 ? rateWidth : 0
    // Only once: hiding and showing a view again would cause endless layout.
    rate.isHidden = rateWidth == 0
    rate.frame = ViewRect(x: graphLeft, y: 31, width: rateWidth, height: 16)
    let start = graphLeft + rateWidth + 6
    graph.isHidden = right - start < 60
    graph.frame = snapped(
      ViewRect(x: start, y: 9, width: max(0, right - start), height: bounds.height - 18))
  }

  public override func draw(_ pass: RenderPass) {
    pass.context.setColor(pass.theme.panel)
    pass.context.rectangle(bounds)
    pass.context.fill()
    pass.context.setColor(pass.theme.line)
    pass.context.rectangle(ViewRect(x: 0, y: 0, width: bounds.width, height: pass.hairline))
    pass.context.fill()
  }
}
