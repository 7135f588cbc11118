public import Base
public import Widgets

/// Eight keys around a middle, each of which switches a side on and off.
public final class SideMatrix: View {
  /// Posted when the user switches a side.
  public let changed = Signal<Void>()
  private let label: Label
  private let keys: [Button]

  /// Creates a matrix with all sides off.
  public init(name: String) {
    label = Label(name, style: .secondary)
    keys = Self.arrows.map { Button(title: $0, style: .flat) }
    super.init(Accessibility(.group, name: name))
    add(label)
    for key in keys {
      key.action = { [weak self, unowned key] in
        key.isOn.toggle()
        self?.changed.post(())
      }
      add(key)
    }
  }

  private static let arrows = ["↖", "↑", "↗", "←", "→", "↙", "↓", "↘"]

  /// Whether each side is on, row by row.
  public var sides: [Bool] {
    get { keys.map(\.isOn) }
    set { for (key, isOn) in zip(keys, newValue) { key.isOn = isOn } }
  }

  // The directions are those of the picture.
  public override var keepsDirection: Bool { true }

  private static let side = 32.0
  private static let top = 20.0

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: width, height: Self.top + 3 * Self.side)
  }

  public override func layout() {
    label.frame = ViewRect(x: 0, y: 0, width: bounds.width, height: Self.top)
    let places = (0..<9).filter { $0 != 4 }
    for (key, place) in zip(keys, places) {
      key.frame = snapped(
        ViewRect(
          x: Double(place % 3) * Self.side, y: Self.top + Double(place / 3) * Self.side,
          width: Self.side - 2, height: Self.side - 2))
    }
  }
}
