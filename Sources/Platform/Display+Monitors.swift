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
