import Base
public import Widgets

/// The content of a board's window: the bar, the grid, the patterns, the run controls, and a toast at the bottom.
public final class LifeScreen: View {
  public let bar: DocumentBar
  /// The cells of the board.
  public let grid: GridView
  /// The bars that show the visible part of the board.
  public let scrollbars: GridScrollbars
  /// The panel of patterns, which can be hidden.
  public let patterns: PatternPanel
  /// The bar of the run controls.
  public let lifeBar: LifeBar
  /// Hidden for rules with two states.
  public let states: StatePanel
  private lazy var toasts = ToastHolder(self)

  /// Creates the content of a window; the states are hidden until the rule has several.
  public init(
    bar: DocumentBar, grid: GridView, patterns: PatternPanel, states: StatePanel, lifeBar: LifeBar
  ) {
    self.bar = bar
    self.grid = grid
    self.patterns = patterns
    self.lifeBar = lifeBar
    self.states = states
    states.isHidden = true
    scrollbars = GridScrollbars(grid)
    super.init(Accessibility(.group, name: bar.name))
    for view in [
      grid, scrollbars.horizontal, scrollbars.vertical, patterns, states, lifeBar, bar,
    ] {
      add(view)
    }
  }

  public override var isOpaque: Bool { true }

  public func show(_ toast: Toast?) {
    toasts.show(toast)
  }

  /// The minimum height for showing the patterns together with the board.
  private static let leastStackedHeight = 300.0

  public override func layout() {
    var area = bounds
    if !bar.isHidden {
      bar.frame = ViewRect(
        x: 0, y: 0, width: area.width, height: min(DocumentBar.height, area.height))
      area = ViewRect(
        x: 0, y: bar.frame.maxY, width: area.width, height: area.height - bar.frame.height)
    }
    if !lifeBar.isHidden {
      let height = min(LifeBar.height, area.height * 0.5)
      area.height -= height
      lifeBar.frame = ViewRect(x: 0, y: area.maxY, width: area.width, height: height)
    }
    if !states.isHidden {
      let height = min(states.height(width: area.width), area.height * 0.4)
      area.height -= height
      states.frame = ViewRect(x: 0, y: area.maxY, width: area.width, height: height)
    }
    if !patterns.isHidden {
      if area.width > 2 * PatternPanel.width {
        area.width -= PatternPanel.width
        patterns.frame = ViewRect(
          x: area.maxX, y: area.y, width: PatternPanel.width, height: area.height)
      } else if area.height < Self.leastStackedHeight {
        patterns.frame = .zero
      } else {
        let height = (area.height * 0.42).rounded()
        area.height -= height
        patterns.frame = ViewRect(x: 0, y: area.maxY, width: area.width, height: height)
      }
    }
    grid.frame = area
    scrollbars.layout(in: area)
    // Don't cover the run controls.
    toasts.place(atFootOf: grid.frame)
  }
}
