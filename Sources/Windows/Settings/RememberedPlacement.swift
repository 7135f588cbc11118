public import Base
public import Platform

/// The last placement of a window, in a form such as `960x680+40+60 maximized`.
///
/// The size is in points, so that it is independent of the scale; the corner of the frame is in device pixels.
public struct RememberedPlacement: Equatable {
  var size: ViewSize
  /// The upper left corner of the frame; nil to leave it to the window manager.
  public var corner: ScreenPoint?
  /// The state on top of the size, which applies again when the state ends.
  public var state = WindowPlacement.State.normal

  /// Creates the placement of a normal window, unless another state is given.
  public init(size: ViewSize, corner: ScreenPoint? = nil, state: WindowPlacement.State = .normal) {
    self.size = size
    self.corner = corner
    self.state = state
  }

  /// Stores the present placement of a window.
  ///
  /// - Parameter before: provides the size and corner to restore if the window manager has changed them, as by
  ///   maximising.
  init(_ placement: WindowPlacement, scale: Double, before: RememberedPlacement) {
    let isNormal = placement.state == .normal
    let size = ViewSize(
      width: Double(placement.size.width) / scale, height: Double(placement.size.height) / scale)
    self.init(
      size: isNormal ? size : before.size, corner: isNormal ? placement.corner : before.corner,
      state: placement.state)
  }

  /// Returns nil for invalid text.
  public init?(text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard 1...2 ~= words.count, let place = words.first else { return nil }
    var state = WindowPlacement.State.normal
    if words.count == 2 {
      guard let named = WindowPlacement.State(rawValue: String(words[1])) else { return nil }
      state = named
    }
    let parts = place.split(separator: "+", omittingEmptySubsequences: false)
    let sides = parts[0].split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ (64...20_000).contains($0) }) else { return nil }
    let places = parts.dropFirst().compactMap { Int($0) }
    guard places.count == parts.count - 1, places.isEmpty || places.count == 2,
      places.allSatisfy({ (-32_768...32_767).contains($0) })
    else { return nil }
    self.init(
      size: ViewSize(width: sides[0], height: sides[1]),
      corner: places.count == 2 ? ScreenPoint(x: places[0], y: places[1]) : nil, state: state)
  }

  /// The stored form.
  public var text: String {
    func number(_ value: Double) -> String {
      value == value.rounded() ? "\(Int(saturating: value))" : "\(value)"
    }
    var text = "\(number(size.width))x\(number(size.height))"
    if let corner { text += "+\(corner.x)+\(corner.y)" }
    if state != .normal { text += " \(state.rawValue)" }
    return text
  }
}
