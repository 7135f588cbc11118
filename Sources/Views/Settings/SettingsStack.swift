import Canvas
public import Base
public import Widgets

/// Rows stacked vertically at the full width, limited to a legible line length.
public final class SettingsStack: View {
  private var rows: [View]
  private static let (margin, gap, widest) = (20.0, 18.0, 520.0)

  /// Stacks rows, with a name for screen readers.
  public init(name: String, rows: [View]) {
    self.rows = rows
    super.init(Accessibility(.group, name: name))
    for row in rows { add(row) }
  }

  /// Replaces the rows from an index on.
  public func setRows(_ new: [View], from index: Int) {
    for row in rows[index...] { remove(row) }
    rows[index...] = new[...]
    for row in new { add(row) }
    setNeedsLayout()
    parent?.setNeedsLayout()
  }

  private func rowWidth(_ width: Double) -> Double {
    max(0, min(Self.widest, width - 2 * Self.margin))
  }

  public override func preferredSize(width: Double) -> ViewSize {
    let rowWidth = rowWidth(width)
    let shown = rows.filter { !$0.isHidden }
    let height = shown.reduce(2 * Self.margin - Self.gap) {
      $0 + $1.preferredSize(width: rowWidth).height + Self.gap
    }
    return ViewSize(width: width, height: height)
  }

  public override func layout() {
    let width = rowWidth(bounds.width)
    let x = max(Self.margin, (bounds.width - width) / 2)
    var y = Self.margin
    for row in rows where !row.isHidden {
      let height = row.preferredSize(width: width).height
      row.frame = snapped(ViewRect(x: x, y: y, width: width, height: height))
      y += height + Self.gap
    }
  }

  public override func draw(_ pass: RenderPass) {
    pass.context.setColor(pass.theme.window)
    pass.context.rectangle(bounds)
    pass.context.fill()
  }
}
