import Base
import Widgets

/// The layout of the panel's controls in one column, or in two if it is wide enough.
///
/// The preview, the knobs, the swatches and the spacing shrink within limits. If they are still too high, they are
/// divided into pages, and a panel too low for a page scrolls. Two columns have the colours in the second.
struct BrushChooserLayout {
  /// A group of controls.
  enum Page: Int, CaseIterable {
    case brush, kind, hand, color

    var before: Page? { Page(rawValue: rawValue - 1) }
    var after: Page? { Page(rawValue: rawValue + 1) }
  }

  /// The visible page; nil if all controls are visible.
  let page: Page?
  let hasTwoColumns: Bool
  /// Whether the colours have a page of their own.
  let hasColorPage: Bool
  private(set) var height: Double
  private(set) var header: ViewRect
  private(set) var preview = ViewRect.zero
  private(set) var widthLabel = ViewRect.zero
  private(set) var widthDial = ViewRect.zero
  private(set) var capLabel = ViewRect.zero
  private(set) var capSwitch = ViewRect.zero
  private(set) var joinLabel = ViewRect.zero
  private(set) var joinSwitch = ViewRect.zero
  private(set) var channelLabel = ViewRect.zero
  private(set) var channelRow = ViewRect.zero
  private(set) var kind = ViewRect.zero
  private(set) var hand = ViewRect.zero
  private(set) var fill = ViewRect.zero
  private(set) var ink = ViewRect.zero
  private(set) var grid = ViewRect.zero
  private(set) var tray = ViewRect.zero
  private(set) var mixer = ViewRect.zero

  /// - Parameters:
  ///   - size: the size of the panel.
  ///   - chosenPage: the page to show if there are several.
  ///   - gridHeight: returns the height of the swatches for a column width.
  init(size: ViewSize, chosenPage: Page = .brush, gridHeight: (Double) -> Double) {
    var measures = Measures(width: size.width, gridHeight: gridHeight)
    hasTwoColumns = measures.hasTwoColumns
    if size.height < measures.total(measures.smallest) {
      measures.page = .brush
      measures.joinsColor = true
      measures.joinsColor = size.height >= measures.total(measures.smallest)
      hasColorPage = !hasTwoColumns && !measures.joinsColor
      if chosenPage != .color || hasColorPage { measures.page = chosenPage }
    } else {
      hasColorPage = false
    }
    if measures.page == .hand || measures.page == .kind { measures.giveWayForRows() }
    page = measures.page
    let heights = measures.evened(measures.heights(filling: size.height))
    height = max(size.height, measures.total(heights)).rounded()
    let x = Measures.edge
    header = ViewRect(
      x: x, y: Measures.edge - 5, width: size.width - 2 * x, height: ChooserHeader.height)
    // In a very high panel, put the controls a little above the middle.
    let spare = max(0, height - measures.total(heights)) * 0.4
    let top = header.maxY + heights.gap + spare
    let width = measures.columnWidth
    preview = ViewRect(x: x, y: top, width: width, height: heights.preview)
    var y = preview.maxY + heights.gap
    if page == nil || page == .brush {
      y = placeBrush(x: x, y: y, width: width, heights) + heights.gap
    }
    if page == nil || page == .kind {
      kind = ViewRect(x: x, y: y, width: width, height: Measures.kind(heights))
      y = kind.maxY + heights.gap
    }
    if page == nil || page == .hand {
      hand = ViewRect(x: x, y: y, width: width, height: Measures.hand(heights))
      y = hand.maxY + heights.gap
    }
    if hasTwoColumns {
      placeColor(x: x + width + Measures.columnGap, y: top, width: width, heights)
    } else {
      placeColor(x: x, y: page == .color ? top : y, width: width, heights)
    }
  }

  /// Whether the colours are visible.
  var showsColor: Bool {
    page != .hand && page != .kind && !hasColorPage || hasTwoColumns || page == .color
  }

  /// Returns the height that shows everything at its best size.
  static func bestHeight(width: Double, gridHeight: (Double) -> Double) -> Double {
    let measures = Measures(width: width, gridHeight: gridHeight)
    return measures.total(measures.best).rounded(.up)
  }

  /// - Returns: the lower end of the controls.
  private mutating func placeBrush(
    x: Double, y: Double, width: Double, _ heights: Heights
  ) -> Double {
    var y = y
    let knobWidth = (width * Measures.knobShare).rounded()
    let switchWidth = (width - knobWidth) / 2
    func label(_ x: Double, _ width: Double) -> ViewRect {
      ViewRect(x: x, y: y, width: width, height: Measures.labelHeight)
    }
    func control(_ x: Double, _ width: Double) -> ViewRect {
      ViewRect(x: x, y: y + Measures.labelHeight, width: width, height: heights.controls)
    }
    widthLabel = label(x, knobWidth)
    widthDial = control(x, knobWidth)
    capLabel = label(x + knobWidth, switchWidth)
    capSwitch = control(x + knobWidth, switchWidth)
    joinLabel = label(x + knobWidth + switchWidth, switchWidth)
    joinSwitch = control(x + knobWidth + switchWidth, switchWidth)
    y = widthDial.maxY + heights.gap
    channelLabel = label(x, width)
    channelRow = ViewRect(
      x: x, y: channelLabel.maxY, width: width, height: ChannelRow.height)
    return channelRow.maxY
  }

  private mutating func placeColor(x: Double, y: Double, width: Double, _ heights: Heights) {
    fill = ViewRect(x: x, y: y, width: width, height: FillRow.height)
    ink = ViewRect(
      x: x, y: fill.maxY + heights.gap * 0.2, width: width, height: InkRow.height)
    grid = ViewRect(
      x: x, y: ink.maxY + heights.gap * 0.6, width: width, height: heights.grid)
    tray = ViewRect(x: x, y: grid.maxY + heights.gap, width: width, height: ColorTray.height)
    mixer = ViewRect(
      x: x, y: tray.maxY + heights.gap * 0.6, width: width, height: ColorMixer.height)
  }

  /// The flexible heights.
  private struct Heights {
    var preview: Double
    var controls: Double
    var grid: Double
    var gap: Double

    func mixed(with other: Heights, by share: Double) -> Heights {
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
      return Heights(
        preview: mix(preview, other.preview), controls: mix(controls, other.controls),
        grid: mix(grid, other.grid), gap: mix(gap, other.gap))
    }
  }

  private struct Measures {
    let hasTwoColumns: Bool
    let columnWidth: Double
    var page: Page?
    /// Whether the brush page includes the colours.
    var joinsColor = false
    private(set) var smallest: Heights
    private(set) var best: Heights

    static let edge = PanelPlate.border + 11
    static let labelHeight = 15.0
    static let columnGap = 20.0
    /// The share of the width; the two switches share the rest.
    static let knobShare = 0.38
    /// The minimum width for two columns.
    private static let twoColumnWidth = 640.0

    init(width: Double, gridHeight: (Double) -> Double) {
      hasTwoColumns = width >= Self.twoColumnWidth
      let inner = max(0, width - 2 * Self.edge)
      columnWidth = hasTwoColumns ? (inner - Self.columnGap) / 2 : inner
      let grid = gridHeight(columnWidth)
      smallest = Heights(preview: 56, controls: 110, grid: grid * 0.8, gap: 4)
      best = Heights(
        preview: 112, controls: max(128, min(168, columnWidth * Self.knobShare * 0.94 + 22)),
        grid: grid,
        gap: 9)
    }

    /// Makes room for two rows of dials below the preview, or three if there is enough height, on the hand's page.
    mutating func giveWayForRows() {
      smallest.preview = 60
      smallest.controls = 92
      best.controls *= HandControls.shareOfThreeRows
    }

    func total(_ heights: Heights) -> Double {
      let frame = 2 * Self.edge - 5 + ChooserHeader.height + heights.gap
      let left = left(heights)
      let color = color(heights)
      if hasTwoColumns { return frame + max(left, color) }
      switch page {
      case .brush where joinsColor: return frame + left + heights.gap + color
      case .brush, .kind, .hand: return frame + left
      case .color: return frame + color
      case nil: return frame + left + heights.gap + color
      }
    }

    /// The height of the preview and the controls below it in the same column.
    private func left(_ heights: Heights) -> Double {
      let parts: [(Page, Double)] = [
        (.brush, brush(heights)), (.kind, Self.kind(heights)), (.hand, Self.hand(heights)),
      ]
      return parts.filter { page == nil || page == $0.0 }
        .reduce(heights.preview) { $0 + heights.gap + $1.1 }
    }

    private func brush(_ heights: Heights) -> Double {
      heights.controls + heights.gap + 2 * Self.labelHeight + ChannelRow.height
    }

    static func kind(_ heights: Heights) -> Double {
      KindControls.height(dial: heights.controls, gap: heights.gap)
    }

    static func hand(_ heights: Heights) -> Double {
      HandControls.height(dial: heights.controls, gap: heights.gap)
    }

    private func color(_ heights: Heights) -> Double {
      heights.grid + 2.4 * heights.gap + FillRow.height + InkRow.height + ColorTray.height
        + ColorMixer.height
    }

    /// The approximate number of gaps that share the remaining height.
    private var gapCount: Double {
      switch page {
      case nil: hasTwoColumns ? 10 : 12.8
      case .brush: joinsColor ? 6.8 : 3
      case .kind, .hand: 4
      case .color: 3.4
      }
    }

    /// Makes two columns end at the same height.
    func evened(_ heights: Heights) -> Heights {
      guard hasTwoColumns else { return heights }
      var heights = heights
      let more = left(heights) - color(heights)
      if more > 0 { heights.grid += more } else { heights.preview -= more }
      return heights
    }

    /// Interpolates between the smallest and the best heights. Additional space goes to the preview, the swatches and
    /// the spacing.
    func heights(filling height: Double) -> Heights {
      let least = total(smallest)
      let most = total(best)
      guard height > most else {
        let share = most > least ? min(max((height - least) / (most - least), 0), 1) : 1
        return smallest.mixed(with: best, by: share)
      }
      var heights = best
      if page != .color { heights.preview += min((height - most) * (page == nil ? 0.3 : 1), 50) }
      if page == nil || page == .color || joinsColor && page == .brush {
        heights.grid += min((height - total(heights)) * 0.6, 110)
      }
      if page == .brush || page == .kind || page == .hand {
        heights.controls += min((height - total(heights)) * 0.4, 30)
      }
      heights.gap += min((height - total(heights)) / gapCount, page == nil ? 12 : 30)
      return heights
    }
  }
}
