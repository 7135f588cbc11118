public import Base

/// Chips in as many rows as they need, with arrow keys to move between them.
public final class ChipFlow: View {
  /// The chips in reading order.
  public private(set) var chips: [Chip] = []
  private static let (gap, rowGap) = (6.0, 6.0)
  /// The margin at each end, for a complete focus ring.
  private static let inset = 1.0

  /// Creates an empty flow with a name for screen readers.
  public init(name: String) { super.init(Accessibility(.group, name: name)) }

  /// Replaces the chips. Hidden ones take no space.
  public func setChips(_ chips: [Chip]) {
    for chip in self.chips where !chips.contains(where: { $0 === chip }) { remove(chip) }
    for chip in chips where chip.parent !== self { add(chip) }
    self.chips = chips
    setNeedsLayout()
  }

  /// Returns the height of a number of rows.
  public static func height(ofRows count: Int) -> Double {
    Double(count) * (Chip.height + rowGap) - rowGap + 2 * inset
  }

  public override func preferredSize(width: Double) -> ViewSize {
    let rows = Set(frames(width: width).map(\.frame.y)).count
    return ViewSize(width: width, height: Self.height(ofRows: max(1, rows)))
  }

  private func frames(width: Double) -> [(chip: Chip, frame: ViewRect)] {
    let most = width - 2 * Self.inset
    var (x, y) = (Self.inset, Self.inset)
    return chips.filter { !$0.isHidden }.map { chip in
      let size = chip.preferredSize(width: most)
      if x > Self.inset, x + size.width > width - Self.inset {
        x = Self.inset
        y += Chip.height + Self.rowGap
      }
      defer { x += size.width + Self.gap }
      return (chip, ViewRect(x: x, y: y, width: size.width, height: size.height))
    }
  }

  public override func layout() {
    for (chip, frame) in frames(width: bounds.width) { chip.frame = frame }
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty else { return false }
    return switch event.key {
    case .left: window?.moveFocus(among: chips, by: -1) ?? false
    case .right: window?.moveFocus(among: chips, by: 1) ?? false
    default: false
    }
  }
}

extension Scene {
  /// Moves the focus by a step among the visible ones of some views, stopping at the last.
  ///
  /// - Returns: whether one of them has the focus.
  public func moveFocus(among views: [View], by step: Int) -> Bool {
    let seen = views.filter { !$0.isHidden && $0.isEnabled }
    guard let index = seen.firstIndex(where: { $0 === focused }) else { return false }
    let next = index + step
    if seen.indices.contains(next) { focusByKey(seen[next]) }
    return true
  }
}
