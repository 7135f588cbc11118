internal import Base
internal import CX11

// The visible parts of the screen.
extension Display {
  static let maximizedStates: [Atom] = [.netWMStateMaximizedVert, .netWMStateMaximizedHorz]

  /// The nearest corner that makes all of a rectangle visible on one monitor, clear of panels; shows the upper left
  /// part of one that is too large.
  func visiblePlace(for rect: PixelRect) -> ScreenPoint {
    let best = freeArea(around: rect)
    return ScreenPoint(
      x: max(best.x, min(rect.x, best.maxX - rect.width)),
      y: max(best.y, min(rect.y, best.maxY - rect.height)))
  }

  /// The area free of panels on the pointer's monitor.
  var freeAreaAtPointer: PixelRect {
    var (child, root): (UInt, UInt) = (0, 0)
    var (x, y, inWindowX, inWindowY): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    var state: UInt32 = 0
    guard isConnected,
      XQueryPointer(
        connection, self.root, &root, &child, &x, &y, &inWindowX, &inWindowY, &state) != 0
    else { return freeArea(around: .empty) }
    return freeArea(around: PixelRect(x: Int(x), y: Int(y), width: 1, height: 1))
  }

  /// The corner of a new window of a size in the middle of the pointer's monitor; nil for a single monitor, where the
  /// window manager knows best.
  func cornerOnPointersMonitor(_ size: PixelSize) -> ScreenPoint? {
    guard monitors.count > 1 else { return nil }
    let area = freeAreaAtPointer
    return ScreenPoint(
      x: area.x + max(0, (area.width - size.width) / 2),
      y: area.y + max(0, (area.height - size.height) / 3))
  }

  /// Brings windows back onto a screen that was rotated or has become smaller.
  ///
  /// Window managers do so for maximised ones, and some for the others as well.
  func noteScreenChange() {
    let size = presentScreenSize
    guard size != lastScreenSize else { return }
    lastScreenSize = size
    for window in windows.values { window.keepOnScreen() }
  }

  /// The area free of panels on the monitor with the largest share of a rectangle.
  func freeArea(around rect: PixelRect) -> PixelRect {
    Self.freeArea(around: rect, of: monitors, workArea: workAreaRect)
  }

  /// - Parameters:
  ///   - monitors: of equal shares, the last wins.
  ///   - workArea: the area free of panels across all monitors.
  nonisolated static func freeArea(
    around rect: PixelRect, of monitors: [PixelRect], workArea: PixelRect
  ) -> PixelRect {
    func sharedArea(_ part: PixelRect) -> Int {
      let shared = part.intersection(rect)
      return shared.width * shared.height
    }
    let free = monitors.map { $0.intersection(workArea) }.filter { !$0.isEmpty }
    return free.reversed().max { sharedArea($0) < sharedArea($1) } ?? workArea
  }

  /// The primary monitor is last, to win ties.
  private var monitors: [PixelRect] {
    var event: Int32 = 0
    var error: Int32 = 0
    var major: Int32 = 0
    var minor: Int32 = 0
    guard isConnected, XRRQueryExtension(connection, &event, &error) != 0,
      XRRQueryVersion(connection, &major, &minor) != 0, (major, minor) >= (1, 5)
    else { return [] }
    var count: Int32 = 0
    guard let found = XRRGetMonitors(connection, root, 1, &count) else { return [] }
    defer { XRRFreeMonitors(found) }
    return UnsafeBufferPointer(start: found, count: Int(max(0, count)))
      .sorted { $0.primary < $1.primary }
      .map { PixelRect(x: Int($0.x), y: Int($0.y), width: Int($0.width), height: Int($0.height)) }
  }
}
