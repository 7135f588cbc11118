import Canvas
import Base
public import Widgets

/// The states that cells can be painted in, over the foot of a window with a board of many: the chosen one is named
/// beside them.
public final class StatePanel: View {
  /// From the state 1 on.
  public let grid: PaletteGrid
  private let label = Label("", style: .secondary)

  /// - Parameter names: what a state is called, counted from 0 for the state 1.
  public init(name: String, names: @escaping (Int) -> String) {
    grid = PaletteGrid(name: name, names: names)
    super.init(Accessibility(.group, name: name))
    add(grid)
    add(label)
  }

  public override var isOpaque: Bool { true }
  public override var isRegion: Bool { true }

  /// Shows which state is chosen.
  ///
  /// - Parameter name: of the state.
  public func show(_ index: Int, name: String) {
    grid.primary = index
    label.text = name
    setNeedsLayout()
  }

  private static let margin = 8.0
  private static let mostRows = 2.0
  /// At most, and of the whole.
  private static let (labelWidth, labelShare) = (220.0, 0.35)

  private func gridWidth(in width: Double) -> Double {
    let free = width - 2 * Self.margin
    let labelWidth = min(Self.labelWidth, Self.labelShare * free)
    let room = free > 300 ? free - labelWidth - Self.margin : free
    // Few states don't become large.
    return max(1, min(room, Double(grid.colors.count) * 26))
  }

  /// How high it is to be; of many states two rows are seen, and the others scrolled to.
  public func height(width: Double) -> Double {
    let gridWidth = gridWidth(in: width)
    let rows = grid.height(width: gridWidth)
    return min(rows, Self.mostRows * 26) + 2 * Self.margin
  }

  public override func layout() {
    let width = gridWidth(in: bounds.width)
    grid.frame = ViewRect(
      x: Self.margin, y: Self.margin, width: width, height: bounds.height - 2 * Self.margin)
    let left = grid.frame.maxX + Self.margin
    label.isHidden = bounds.width - left < 80
    label.frame = ViewRect(
      x: left, y: (bounds.height - 18) / 2, width: max(0, bounds.width - left - Self.margin),
      height: 18)
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
