import Base
import Widgets

/// Where the faceplate's controls stand: in one column, or in two where there is width for them.
///
/// The preview, the knobs, the chips and the space between them give way within limits. Where one column is
/// still too high for its place, it is shown as two pages; a place too low for a page is scrolled.
struct BrushChooserLayout {
  /// Half of the controls.
  enum Page {
    case brush, color

    var other: Page { self == .brush ? .color : .brush }
  }

  /// The page that is shown; nil where all is.
  let page: Page?
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
  private(set) var grid = ViewRect.zero
  private(set) var tray = ViewRect.zero
  private(set) var mixer = ViewRect.zero

  /// - Parameters:
  ///   - size: the place for the faceplate.
  ///   - chosenPage: which one to show where there are pages.
  ///   - gridHeight: of the chips in a column of a width.
  init(size: ViewSize, chosenPage: Page = .brush, gridHeight: (Double) -> Double) {
    var measures = Measures(width: size.width, gridHeight: gridHeight)
    if !measures.hasTwoColumns, size.height < measures.total(measures.smallest) {
      measures.page = chosenPage
    }
    page = measures.page
    let heights = measures.evened(measures.heights(filling: size.height))
    height = max(size.height, measures.total(heights)).rounded()
    let x = Measures.edge
    header = ViewRect(
      x: x, y: Measures.edge - 5, width: size.width - 2 * x, height: ChooserHeader.height)
    // In a very high place the controls stand a little above the middle.
    let spare = max(0, height - measures.total(heights)) * 0.4
    let top = header.maxY + heights.gap + spare
    let width = measures.columnWidth
    let end = placeBrush(x: x, y: top, width: width, heights)
    if measures.hasTwoColumns {
      placeColor(x: x + width + Measures.columnGap, y: top, width: width, heights)
    } else {
      placeColor(x: x, y: page == nil ? end + heights.gap : top, width: width, heights)
    }
  }

  /// The height that shows everything at its best.
  static func bestHeight(width: Double, gridHeight: (Double) -> Double) -> Double {
    let measures = Measures(width: width, gridHeight: gridHeight)
    return measures.total(measures.best).rounded(.up)
  }

  /// - Returns: where it ends.
  private mutating func placeBrush(
    x: Double, y: Double, width: Double, _ heights: Heights
  ) -> Double {
    preview = ViewRect(x: x, y: y, width: width, height: heights.preview)
    var y = preview.maxY + heights.gap
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
    grid = ViewRect(x: x, y: y, width: width, height: heights.grid)
    tray = ViewRect(x: x, y: grid.maxY + heights.gap, width: width, height: ColorTray.height)
    mixer = ViewRect(
      x: x, y: tray.maxY + heights.gap * 0.6, width: width, height: ColorMixer.height)
  }

  /// What gives way.
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
    let smallest: Heights
    let best: Heights

    static let edge = PanelPlate.border + 11
    static let labelHeight = 15.0
    static let columnGap = 20.0
    /// Of the width, the rest of which the two switches share.
    static let knobShare = 0.38
    /// From this width on there are two columns.
    private static let twoColumnWidth = 640.0

    init(width: Double, gridHeight: (Double) -> Double) {
      hasTwoColumns = width >= Self.twoColumnWidth
      let inner = max(0, width - 2 * Self.edge)
      columnWidth = hasTwoColumns ? (inner - Self.columnGap) / 2 : inner
      let grid = gridHeight(columnWidth)
      smallest = Heights(preview: 76, controls: 128, grid: grid * 0.8, gap: 4)
      best = Heights(
        preview: 112, controls: max(128, min(168, columnWidth * Self.knobShare * 0.94 + 22)),
        grid: grid,
        gap: 9)
    }

    func total(_ heights: Heights) -> Double {
      let frame = 2 * Self.edge - 5 + ChooserHeader.height + heights.gap
      let brush = brush(heights)
      let color = color(heights)
      switch page {
      case .brush: return frame + brush
      case .color: return frame + color
      case nil:
        return hasTwoColumns ? frame + max(brush, color) : frame + brush + heights.gap + color
      }
    }

    private func brush(_ heights: Heights) -> Double {
      heights.preview + heights.controls + 2 * (heights.gap + Self.labelHeight)
        + ChannelRow.height
    }

    private func color(_ heights: Heights) -> Double {
      heights.grid + 1.6 * heights.gap + ColorTray.height + ColorMixer.height
    }

    /// Two columns end at the same height.
    func evened(_ heights: Heights) -> Heights {
      guard hasTwoColumns else { return heights }
      var heights = heights
      let more = brush(heights) - color(heights)
      if more > 0 { heights.grid += more } else { heights.preview -= more }
      return heights
    }

    /// Between the smallest and the best; room beyond goes to the preview, the chips and the space.
    func heights(filling height: Double) -> Heights {
      let least = total(smallest)
      let most = total(best)
      guard height > most else {
        let share = most > least ? min(max((height - least) / (most - least), 0), 1) : 1
        return smallest.mixed(with: best, by: share)
      }
      var heights = best
      if page != .color { heights.preview += min((height - most) * (page == nil ? 0.3 : 1), 50) }
      if page != .brush { heights.grid += min((height - total(heights)) * 0.6, 110) }
      if page == .brush { heights.controls += min((height - total(heights)) * 0.5, 30) }
      let gapCount = page == nil ? (hasTwoColumns ? 4.0 : 6) : page == .brush ? 3 : 2.6
      heights.gap += min((height - total(heights)) / gapCount, page == nil ? 12 : 30)
      return heights
    }
  }
}
