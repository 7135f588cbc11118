import Canvas
public import Base
public import Widgets

/// A seekable graph of the population over the generations.
public final class PopulationGraph: View {
  /// The population of a generation.
  public struct Sample: Equatable, Sendable {
    /// The number of the generation.
    public var generation: Int
    /// The number of living cells.
    public var population: Double

    /// Creates the point of a generation.
    public init(generation: Int, population: Double) {
      self.generation = generation
      self.population = population
    }
  }

  /// Posts the generation that the pointer seeks, and whether it was released there.
  public let sought = Signal<(generation: Int, isFinal: Bool)>()
  /// Sorted by generation.
  public var samples: [Sample] = [] { didSet { if samples != oldValue { setNeedsDisplay() } } }
  /// The current generation.
  public var current = 0 { didSet { if current != oldValue { setNeedsDisplay() } } }
  private var isSeeking = false
  private var soughtGeneration = 0

  /// Creates an empty graph with a name for screen readers.
  public init(name: String) {
    super.init(Accessibility(.canvas, name: name))
    pointerShape = .hand
  }

  public override var keepsDirection: Bool { true }
  public override var isOpaque: Bool { true }

  // MARK: Measures

  private static let inset = 5.0

  private var generations: ClosedRange<Double> {
    let first = Double(samples.first?.generation ?? 0)
    return first...max(first + 1, Double(samples.last?.generation ?? 0))
  }

  private func x(of generation: Int) -> Double {
    let range = generations
    let part = (Double(generation) - range.lowerBound) / (range.upperBound - range.lowerBound)
    return Self.inset + min(max(part, 0), 1) * (bounds.width - 2 * Self.inset)
  }

  private func generation(at x: Double) -> Int {
    let range = generations
    let part = min(max((x - Self.inset) / max(1, bounds.width - 2 * Self.inset), 0), 1)
    return Int(
      saturating: (range.lowerBound + part * (range.upperBound - range.lowerBound)).rounded())
  }

  // MARK: Drawing

  private static let background = Color(0x171A21)
  private static let ink = Color(0xF6B840)

  public override func draw(_ pass: RenderPass) {
    let context = pass.context
    context.setColor(pass.theme.panel)
    context.rectangle(bounds)
    context.fill()
    context.setColor(Self.background)
    context.roundedRectangle(bounds, radius: 5)
    context.fill()
    guard samples.count > 1, bounds.width > 4 * Self.inset else { return }
    let most = max(1, samples.reduce(0) { max($0, $1.population) })
    let height = bounds.height - 2 * Self.inset
    func y(_ population: Double) -> Double {
      bounds.height - Self.inset - population / most * height
    }
    context.move(x: x(of: samples[0].generation), y: bounds.height - Self.inset)
    for sample in samples { context.line(x: x(of: sample.generation), y: y(sample.population)) }
    context.line(x: x(of: samples[samples.count - 1].generation), y: bounds.height - Self.inset)
    context.closePath()
    context.setColor(Self.ink.with(alpha: 0.22))
    context.fill()
    for (index, sample) in samples.enumerated() {
      let place = (x(of: sample.generation), y(sample.population))
      if index == 0 {
        context.move(x: place.0, y: place.1)
      } else {
        context.line(x: place.0, y: place.1)
      }
    }
    context.setColor(Self.ink)
    context.setLine(width: 1.25, cap: .round, join: .round)
    context.stroke()
    let mark = (x(of: isSeeking ? soughtGeneration : current) * pass.scale).rounded() / pass.scale
    context.setColor(Color(0xFBF9F5, alpha: isHovered || isSeeking ? 0.95 : 0.6))
    context.rectangle(
      ViewRect(
        x: mark - pass.hairline, y: 3, width: max(1, 2 * pass.hairline), height: bounds.height - 6))
    context.fill()
  }

  // MARK: Pointer

  public override var fingerUse: FingerUse? { .drags }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary, samples.count > 1 else { return false }
    isSeeking = true
    seek(event, isFinal: false)
    return true
  }

  public override func dragged(_ event: PointerEvent) { seek(event, isFinal: false) }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    isSeeking = false
    seek(event, isFinal: true)
  }

  public override func pressCancelled() {
    guard isSeeking else { return }
    isSeeking = false
    setNeedsDisplay()
    sought.post((soughtGeneration, true))
  }

  private func seek(_ event: PointerEvent, isFinal: Bool) {
    soughtGeneration = generation(at: event.position.x)
    setNeedsDisplay()
    sought.post((soughtGeneration, isFinal))
  }
}
