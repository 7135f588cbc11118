internal import CX11

/// The shape of the pointer over a window.
public enum Cursor: Hashable, Sendable, CaseIterable {
  case arrow, crosshair, text, hand, pick, move, wait, notAllowed, resizeHorizontally,
    resizeVertically, resizeDown, resizeUp, grab, grabbing, turn
  /// Invisible, for a view that draws its own.
  case hidden

  /// Names in cursor themes, the preferred one first.
  var themeNames: [String] {
    switch self {
    case .arrow: ["default", "left_ptr"]
    case .crosshair: ["crosshair", "cross"]
    case .text: ["text", "xterm"]
    case .hand: ["pointer", "hand2"]
    case .pick: ["color-picker", "tcross"]
    case .move: ["move", "fleur"]
    case .wait: ["wait", "watch"]
    case .notAllowed: ["not-allowed", "crossed_circle"]
    case .resizeHorizontally: ["ew-resize", "sb_h_double_arrow"]
    case .resizeVertically: ["ns-resize", "sb_v_double_arrow"]
    case .resizeDown: ["nwse-resize", "size_fdiag", "bottom_right_corner"]
    case .resizeUp: ["nesw-resize", "size_bdiag", "bottom_left_corner"]
    case .grab: ["grab", "openhand", "hand1"]
    case .grabbing: ["grabbing", "closedhand", "fleur"]
    case .turn: ["exchange", "grab", "hand1"]
    case .hidden: []
    }
  }

  /// The shape in the server's cursor font.
  var fontShape: UInt32 {
    let shape =
      switch self {
      case .arrow, .hidden: XC_left_ptr
      case .crosshair: XC_crosshair
      case .text: XC_xterm
      case .hand: XC_hand2
      case .pick: XC_tcross
      case .move: XC_fleur
      case .wait: XC_watch
      case .notAllowed: XC_X_cursor
      case .resizeHorizontally: XC_sb_h_double_arrow
      case .resizeVertically: XC_sb_v_double_arrow
      case .resizeDown: XC_bottom_right_corner
      case .resizeUp: XC_bottom_left_corner
      case .grab: XC_hand1
      case .grabbing: XC_fleur
      case .turn: XC_exchange
      }
    return UInt32(shape)
  }
}
