public import Base
public import Documents

/// What somebody does in a fresh window of a kind, step by step: for the application on a pretended screen and for the
/// program on an X server, which have to make the same document of it.
public nonisolated struct GestureScript: Sendable {
  public enum Step: Sendable {
    /// The pointer moves there, in view points of a window of the usual size; then the first button goes down.
    case press(Int, Int)
    case drag(Int, Int)
    case release
    /// Modifiers are held from now on, and no others.
    case hold(Modifiers)
    /// In the notation of `KeyBinding`.
    case key(String)
  }

  public let steps: [Step]

  public init(_ kind: ItemKind) {
    steps =
      switch kind {
      case .painting: Self.painting
      case .pixels: Self.pixels
      case .life: Self.life
      }
  }

  private static func line(_ points: (Int, Int)...) -> [Step] {
    [.press(points[0].0, points[0].1)] + points.dropFirst().map { .drag($0.0, $0.1) } + [.release]
  }

  private static func keys(_ keys: String...) -> [Step] { keys.map { .key($0) } }

  private static let painting: [Step] =
    line((200, 300), (300, 350), (420, 280)) + keys("]", "]")
    + line((500, 200), (600, 400)) + keys("2", "R") + line((650, 150), (700, 200), (800, 300))
    + keys("O") + [.hold(.shift)] + line((650, 400), (800, 520)) + [.hold([])]
    + keys("E") + line((150, 320), (450, 320)) + keys("Ctrl+Z", "Ctrl+Y")
    + keys("Ctrl+A", "Right", "Shift+Down", "Ctrl+D", "Ctrl+Z", "Esc", "Ctrl+1", "B")
    + line((400, 400), (500, 450)) + keys("Ctrl+Z")

  /// The middle of a cell of 16 × 16.
  private static func cell(_ x: Int, _ y: Int) -> (Int, Int) { (147 + 35 * x, 83 + 35 * y) }

  private static let pixels: [Step] =
    line(cell(2, 2), cell(8, 5), cell(12, 12)) + keys("X", "O") + line(cell(3, 9), cell(9, 14))
    + keys("G") + line(cell(0, 0)) + keys("Alt+N", "B") + line(cell(1, 1), cell(14, 1))
    + keys("Ctrl+Z", "Ctrl+Y", "V") + line(cell(2, 2), cell(7, 7))
    + keys("Right", "Shift+Down", "Ctrl+D", "M", "B", "]") + line(cell(4, 12), cell(6, 13))
    + keys("Ctrl+Z")

  private static let life: [Step] =
    line((400, 300), (450, 320), (500, 300)) + keys("R") + line((300, 400), (380, 460))
    + keys("Ctrl+A", "X", "Right", "Shift+Down", "Ctrl+D", "E") + line((300, 420), (340, 430))
    + keys("Ctrl+Z", "Ctrl+Y", "Ctrl+Z")
}

extension PretendWindow {
  public func play(_ script: GestureScript) {
    for step in script.steps {
      switch step {
      case .press(let x, let y): press(Double(x), Double(y))
      case .drag(let x, let y): drag(to: Double(x), Double(y))
      case .release: release()
      case .hold(let modifiers): hold(modifiers)
      case .key(let text): key(text)
      }
    }
  }
}
