internal import CX11
internal import Base

/// The layouts (groups) of the keyboard, including the Latin ones.
struct KeyLayout {
  private let connection: OpaquePointer
  private let alt: UInt32
  private let command: UInt32
  private let numLock: UInt32
  /// The first group with Latin letters.
  private let latinGroup: UInt32?
  private let latinGroups: Set<UInt32>
  private let positions: KeyPositions

  init(connection: OpaquePointer) {
    self.connection = connection
    func mask(_ keysym: Int32, otherwise usual: Int32) -> UInt32 {
      let found = XkbKeysymToModifiers(connection, UInt(keysym))
      return found == 0 ? UInt32(usual) : found
    }
    alt = mask(XK_Alt_L, otherwise: Mod1Mask)
    command = mask(XK_Super_L, otherwise: Mod4Mask)
    numLock = mask(XK_Num_Lock, otherwise: Mod2Mask)
    let groups = (0..<4 as Range<UInt32>).filter { Self.isLatin(group: $0, connection) }
    latinGroup = groups.first
    latinGroups = Set(groups)
    positions = KeyPositions(connection: connection)
  }

  func modifiers(in state: UInt32) -> Modifiers {
    var found: Modifiers = []
    if state & UInt32(ShiftMask) != 0 { found.insert(.shift) }
    if state & UInt32(ControlMask) != 0 { found.insert(.control) }
    if state & alt != 0 { found.insert(.alt) }
    if state & command != 0 { found.insert(.command) }
    return found
  }

  /// The key in the current layout, with AltGr but without Shift and the locks; on the keypad Num Lock chooses between
  /// digits and arrows.
  func key(of keycode: UInt32, state: UInt32) -> Key {
    let bare = keysym(of: keycode, state: state & ~(ignored | UInt32(ShiftMask)))
    guard KeySymbol.isKeypad(bare) else { return KeySymbol.key(of: bare) }
    return KeySymbol.key(of: keysym(of: keycode, state: state & ~(ignored & ~numLock)))
  }

  func latinKey(of keycode: UInt32, state: UInt32) -> Key {
    let key = key(of: keycode, state: state)
    guard case .character = key, !latinGroups.contains(Self.group(in: state)) else {
      return key == .other ? positions.key(of: keycode) ?? key : key
    }
    if KeySymbol.isKeypad(keysym(of: keycode, state: 0)) { return key }
    if let latinGroup {
      let symbol = XkbKeycodeToKeysym(
        connection, UInt8(truncatingIfNeeded: keycode), Int32(latinGroup), 0)
      let latin = KeySymbol.key(of: symbol)
      if case .character = latin { return latin }
    }
    return positions.key(of: keycode) ?? key
  }

  /// Modifiers of commands rather than characters, and the locks.
  private var ignored: UInt32 {
    UInt32(LockMask) | UInt32(ControlMask) | alt | command | numLock
  }

  private static func group(in state: UInt32) -> UInt32 { state >> 13 & 3 }

  private func keysym(of keycode: UInt32, state: UInt32) -> UInt {
    var symbol: UInt = 0
    var used: UInt32 = 0
    let code = UInt8(truncatingIfNeeded: keycode)
    XkbLookupKeySym(connection, code, state, &used, &symbol)
    return symbol
  }

  private static func isLatin(group: UInt32, _ connection: OpaquePointer) -> Bool {
    var letters: Set<UInt> = []
    for keycode in 8...255 as ClosedRange<UInt8> {
      let symbol = XkbKeycodeToKeysym(connection, keycode, Int32(group), 0)
      if (0x61...0x7a).contains(symbol) { letters.insert(symbol) }
    }
    return letters.count > 20
  }
}
