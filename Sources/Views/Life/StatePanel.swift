import Canvas
import Base
public import Widgets

/// The states that cells can be painted with, at the bottom of a board's window, with the name of the current one. For
/// rules with more than two states.
public final class StatePanel: View {
  /// The states from 1.
  public let grid: PaletteGrid
  private let label = Label("", style: .secondary)

  /// - Parameter names: returns the name of a state, counted from 0 for state 1.
  public init(name: String, names: @escaping (Int) -> String) {
    grid = PaletteGrid(name: name, names: names)
    super.init(Accessibility(.group, name: name))
    add(grid)
    add(label)
  }

  public override var isOpaque: Bool { true }
  public override var isRegion: Bool { true }

  /// Shows the current state.
  ///
  /// - Parameter name: the name of the state.
  public func showState(_ index: Int, name: String) {
    grid.primary = index
    label.text = name
    setNeedsLayout()
  }

  private static let margin = 8.0
  private static let mostRows = 2.0
  /// The maximum width, and the share of the whole.
  private static let (labelWidth, labelShare) = (220.0, 0.35)

  private func gridWidth(in width: Double) -> Double {
    let free = width - 2 * Self.margin
    let labelWidth = min(Self.labelWidth, Self.labelShare * free)
    let room = free > 300 ? free - labelWidth - Self.margin : free
    // Keep few states from becoming large.
    return max(1, min(room, Double(grid.colors.count) * 26))
  }

  /// Returns its height. Two rows of many states are visible, and the others scroll.
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

  public override func draw(_ pass: RenderPass) {
    pass.context.setColor(pass.theme.panel)
    pass.context.rectangle(bounds)
    pass.context.fill()
    pass.context.setColor(pass.theme.line)
    pass.context.rectangle(ViewRect(x: 0, y: 0, width: bounds.width, height: pass.hairline))
    pass.context.fill()
  }
}
