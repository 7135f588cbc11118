internal import Base

// The meaning of some settings to us; invalid values count as unset.
extension DesktopSettings {
  var isDark: Bool { text("Net/ThemeName")?.lowercased().hasSuffix("-dark") ?? false }

  /// Dots per inch; settings daemons report −1 if unknown.
  var dotsPerInch: Double? {
    integer("Xft/DPI").flatMap { 32...2048 ~= $0 / 1024 ? Double($0) / 1024 : nil }
  }

  /// Device pixels per pixel of windows that only support integer scales.
  var windowScale: Double? {
    integer("Gdk/WindowScalingFactor").flatMap { 1...8 ~= $0 ? Double($0) : nil }
  }

  var pointerHabits: PointerHabits {
    var habits = PointerHabits()
    if let time = integer("Net/DoubleClickTime"), 1...5000 ~= time {
      habits.doubleClickInterval = UInt32(time)
    }
    if let reach = integer("Net/DoubleClickDistance"), 1...200 ~= reach {
      habits.doubleClickReach = Double(reach)
    }
    if let threshold = integer("Net/DndDragThreshold"), 1...200 ~= threshold {
      habits.dragThreshold = Double(threshold)
    }
    return habits
  }

  var cursorTheme: String? {
    text("Gtk/CursorThemeName").flatMap {
      $0.isEmpty || $0.utf8.count > 255 || $0.contains("/") ? nil : $0
    }
  }

  /// In device pixels.
  var cursorSize: Int? { integer("Gtk/CursorThemeSize").flatMap { 8...512 ~= $0 ? $0 : nil } }
}
