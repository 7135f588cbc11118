import Base

extension PenEnd {
  /// The end of a pen that a device of the server stands for: each end is a device of its own.
  ///
  /// xf86-input-wacom says what a device is in its property “Wacom Tool Type”, which counts first, as in mutter
  /// (`guess_source_from_wacom_type`). xf86-input-libinput (`xf86libinput_create_tool_subdevice`) and Xwayland
  /// (`tablet_handle_done`) say it with the device's name alone, “… Eraser (0x…)” and “xwayland-tablet eraser:…”, by
  /// which GTK 3 goes, too. Since a person may name a mouse so, or its maker, the name counts for what feels pressure.
  /// The type of XInput 1 is of no use: only xf86-input-wacom sets it.
  ///
  /// - Parameter isWacomEraser: nil where the device has no such property.
  init(deviceName: String, isWacomEraser: Bool?, feelsPressure: Bool) {
    let isEraser = isWacomEraser ?? (feelsPressure && deviceName.lowercased().contains("eraser"))
    self = isEraser ? .eraser : .tip
  }
}
