extension LayeredPixels {
  /// How a layer is put on those below it, by the numbers of Aseprite's files.
  public enum Blend: Int, CaseIterable, Sendable {
    case normal = 0
    case multiply = 1
    case screen = 2
    case overlay = 3
    case darken = 4
    case lighten = 5
    case colorDodge = 6
    case colorBurn = 7
    case hardLight = 8
    case softLight = 9
    case difference = 10
    case exclusion = 11
    case hue = 12
    case saturation = 13
    case color = 14
    case luminosity = 15
    case addition = 16
    case subtract = 17
    case divide = 18
  }
}
