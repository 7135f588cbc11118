public import Base
public import Platform

/// The pens of graphics tablets that have pointed at a window.
public final class Pens {
  /// Posted when another pen points than before.
  public let pointed = Signal<PenID>()
  /// The last pen that pointed; nil before the first.
  public private(set) var current: PenID?
  /// The names of all pens' devices that pointed, in alphabetical order.
  public private(set) var devices: [String] = []

  /// Follows the pens of a display, and gives it the preferred curves of pressure.
  public init(display: any WindowSystem, preferences: Preferences) {
    display.onPenChange = { [weak self] in self?.note($0) }
    display.pressureCurves = preferences.pressureCurves
    preferences.changed.listen(self) { [unowned preferences] in
      display.pressureCurves = preferences.pressureCurves
    }
  }

  private func note(_ pen: PenID) {
    current = pen
    if !devices.contains(pen.device) {
      devices.append(pen.device)
      devices.sort()
    }
    pointed.post(pen)
  }
}
