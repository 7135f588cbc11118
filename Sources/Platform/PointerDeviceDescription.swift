import Base

/// What the server says of a pointing device.
struct PointerDeviceDescription {
  /// A measure that events report under a number.
  struct Axis {
    let number: Int
    /// The name of what it measures, one for all drivers; nil for unknown names.
    let label: Atom?
    let range: (least: Double, most: Double)
    let value: Double
  }

  /// What the driver for Wacom's tablets calls a device.
  enum WacomType { case eraser, pad, other }

  var name = ""
  var axes: [Axis] = []
  var wheels: [PointerDevice.Wheel] = []
  /// Whether fingers touch what it shows, unlike on a touchpad.
  var isTouchScreen = false
  /// The property “Wacom Tool Type” of xf86-input-wacom; nil for other drivers.
  var wacomType: WacomType?
  /// The property “Wacom Serial IDs” of the same; nil for other drivers.
  var wacomSerials: [UInt32]?

  /// The tool near a tablet of Wacom's.
  var wacomTool: WacomTool? { wacomSerials.flatMap { WacomTool(serialIDs: $0) } }
  /// Whether a tool is near, as far as the driver tells.
  var isToolNear: Bool { wacomSerials == nil || wacomTool != nil }
}

extension PointerDevice {
  /// Creates a device at rest.
  init(_ description: PointerDeviceDescription) {
    wheels = description.wheels
    isTouchScreen = description.isTouchScreen
    let tool = description.wacomTool
    for axis in description.axes { add(axis, isArtPen: tool?.isArtPen == true) }
    let (name, type) = (description.name, description.wacomType)
    penEnd = PenEnd(
      deviceName: name, isWacomEraser: type.map { $0 == .eraser }, feelsPressure: pressure != nil)
    isPad = type == .pad || name.hasSuffix(" Pad")
    guard kind == .pen else {
      rotation = nil
      return
    }
    // On other pens of that driver the axis is a little wheel.
    if description.wacomSerials != nil, tool?.isArtPen != true { rotation = nil }
    pen = PenID(deviceName: name, wacomSerial: tool?.serial)
  }

  private mutating func add(_ axis: PointerDeviceDescription.Axis, isArtPen: Bool) {
    let (least, most) = axis.range
    switch axis.label {
    case .absolutePressure:
      guard least.isFinite, most.isFinite, least < most else { return }
      pressure = Pressure(number: axis.number, range: least...most, fraction: 0)
      update(pressure: axis.value)
    case .absoluteTiltX:
      tiltX = TiltAxis(number: axis.number, from: least, to: most)
      tiltX?.update(axis.value)
    case .absoluteTiltY:
      tiltY = TiltAxis(number: axis.number, from: least, to: most)
      tiltY?.update(axis.value)
    case .absoluteRotation, .absoluteWheel:
      rotation = RotationAxis(
        number: axis.number, from: least, to: most, value: axis.value,
        isCertain: isArtPen || axis.label == .absoluteRotation)
    default: break
    }
  }
}
