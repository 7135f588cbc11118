internal import CX11

/// Writes properties of one window.
struct PropertyWriter {
  let connection: OpaquePointer
  let window: UInt

  func setText(_ property: UInt, type: UInt, _ text: String) {
    setBytes(property, type: type, Array(text.utf8)[...])
  }

  func setBytes(_ property: UInt, type: UInt, _ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { bytes in
      _ = XChangeProperty(
        connection, window, property, type, 8, PropModeReplace, bytes.baseAddress,
        Int32(clamping: bytes.count))
    }
  }

  /// Sets 32-bit items, which Xlib takes as C longs.
  func setWords(_ property: UInt, type: Int, _ words: [UInt]) {
    words.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        connection, window, property, UInt(type), 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(clamping: words.count))
    }
  }

  func setAtoms(_ property: UInt, _ atoms: [UInt]) {
    setWords(property, type: Int(XA_ATOM), atoms)
  }

  /// Sets the identification for window rules and launchers.
  func setClass(instance: String, class name: String) {
    setText(UInt(XA_WM_CLASS), type: UInt(XA_STRING), "\(instance)\0\(name)\0")
  }
}
