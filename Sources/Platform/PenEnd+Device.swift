import Base

extension PenEnd {
  /// Determines the end of a pen that a server device represents: each end is a device of its own.
  ///
  /// xf86-input-wacom sets the property “Wacom Tool Type”, which takes precedence, as in mutter
  /// (`guess_source_from_wacom_type`). xf86-input-libinput (`xf86libinput_create_tool_subdevice`) and Xwayland
  /// (`tablet_handle_done`) only use the device's name, “… Eraser (0x…)” and “xwayland-tablet eraser:…”, as GTK 3 does,
  /// too. Since a user or vendor may give a mouse such a name, it counts only for devices with pressure. The type of
  /// XInput 1 is useless: only xf86-input-wacom sets it.
  ///
  /// - Parameter isWacomEraser: nil if the device lacks that property.
  init(deviceName: String, isWacomEraser: Bool?, feelsPressure: Bool) {
    let isEraser = isWacomEraser ?? (feelsPressure && deviceName.lowercased().contains("eraser"))
    self = isEraser ? .eraser : .tip
  }
}
