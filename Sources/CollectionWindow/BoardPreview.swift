import Base
import Canvas
import Dispatch
import Formats
import Life
import Synchronization
import Widgets
import Windows

/// Runs a board at a few generations a second, computed on another thread.
final class BoardPreview: MovingPreview {
  private let host: any SceneHost
  private let changed: () -> Void
  private let life: SharedLife
  private let area: LifeBounds?
  private var surface: Surface?
  /// The requested size, in device pixels.
  private var size: PixelSize?
  private var cancel: (() -> Void)?
  private var isStopped = false
  private static let queue = DispatchQueue(label: "filbert.previews", qos: .utility)
  private static let mostCells: BigInteger = 1_048_576
  private static let pause = Duration.milliseconds(100)

  /// State that is only accessed on the queue.
  nonisolated private final class SharedLife: Sendable {
    let life: Mutex<LifeSimulation>
    /// The pixels of the last drawn generation.
    let pixels = Mutex<[UInt8]>([])
    init(_ world: LifeWorld) { life = Mutex(LifeSimulation(world)) }

    /// - Returns: nil for a generation that looks like the last one.
    func next(showing area: LifeBounds?, size: PixelSize) -> Surface? {
      let made = life.withLock { life in
        defer { life.advance(by: 1) }
        return try? BoardThumbnail.surface(of: &life, showing: area, size: size)
      }
      guard let made else { return nil }
      let new = made.pixels(in: made.bounds)
      let isAnother = pixels.withLock { pixels in
        defer { pixels = new }
        return pixels != new
      }
      return isAnother ? made : nil
    }
  }

  /// - Parameter changed: called when another generation should be shown.
  init?(_ world: LifeWorld, host: any SceneHost, changed: @escaping () -> Void) {
    // Boards that are slow to compute aren't animated.
    guard !world.cells.isEmpty, world.population <= Self.mostCells else { return nil }
    self.host = host
    self.changed = changed
    life = SharedLife(world)
    // Leave room for growth.
    area = world.edges.area ?? world.bounds.map { $0.grown(by: max($0.width, $0.height) / 4) }
    wait()
    changed()
  }

  func stop() {
    isStopped = true
    cancel?()
  }

  func surface(size: PixelSize) -> Surface? {
    self.size = size
    return surface?.size == size ? surface : nil
  }

  /// Whether nothing is being computed until the next generation is due.
  var isWaiting: Bool { cancel != nil }

  private func wait() {
    cancel = host.after(Self.pause) { [weak self] in self?.step() }
  }

  private func step() {
    guard !isStopped else { return }
    guard let size else { return wait() }
    cancel = nil
    let (life, area) = (life, area)
    Self.queue.async { [weak self] in
      let made = life.next(showing: area, size: size).map { Handoff($0) }
      DispatchQueue.main.async {
        guard let self, !self.isStopped else { return }
        if let made {
          self.surface = made.value
          self.changed()
        }
        self.wait()
      }
    }
  }
}

extension LifeBounds {
  fileprivate func grown(by margin: Int) -> LifeBounds {
    LifeBounds(
      left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }
}
