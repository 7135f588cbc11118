import CXTest

/// A key by what stands on it on an American keyboard.
enum Key: Hashable {
  case control, shift, alt, capsLock, numLock
  case enter, escape, delete, backspace, tab, left, right, up, down, home, pageUp, pageDown
  case function(Int)
  case character(Character)

  var keysym: UInt {
    switch self {
    case .control: UInt(XK_Control_L)
    case .shift: UInt(XK_Shift_L)
    case .alt: UInt(XK_Alt_L)
    case .capsLock: UInt(XK_Caps_Lock)
    case .numLock: UInt(XK_Num_Lock)
    case .enter: UInt(XK_Return)
    case .escape: UInt(XK_Escape)
    case .delete: UInt(XK_Delete)
    case .backspace: UInt(XK_BackSpace)
    case .tab: UInt(XK_Tab)
    case .left: UInt(XK_Left)
    case .right: UInt(XK_Right)
    case .up: UInt(XK_Up)
    case .down: UInt(XK_Down)
    case .home: UInt(XK_Home)
    case .pageUp: UInt(XK_Page_Up)
    case .pageDown: UInt(XK_Page_Down)
    case .function(let number): UInt(XK_F1) + UInt(number - 1)
    case .character(let character): UInt(character.unicodeScalars.first?.value ?? 0)
    }
  }
}
