/// The tool near a tablet, from the property “Wacom Serial IDs” of xf86-input-wacom.
///
/// The last two of its five numbers are the tool's serial number and kind; both are 0 while no tool is near.
struct WacomTool: Equatable {
  let serial: UInt32
  /// The kind of the tool, by its maker's numbers.
  let kind: UInt32

  /// Returns nil for other properties, and while no tool is near.
  init?(serialIDs numbers: [UInt32]) {
    guard numbers.count >= 4, numbers[3] != 0 else { return nil }
    serial = numbers[3]
    kind = numbers.count > 4 ? numbers[4] : 0
  }

  /// Whether it measures its own rotation by the axis that is the little wheel of an airbrush.
  ///
  /// Source: Linux, `wacom_is_art_pen`.
  var isArtPen: Bool { [0x204, 0x804, 0x885, 0x1_0804].contains(kind) }
}
