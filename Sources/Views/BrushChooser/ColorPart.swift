import Canvas
import Base
import Texts

/// A component for mixing a colour.
enum ColorPart: CaseIterable {
  case red, green, blue, hue, saturation, value, opacity

  var range: ClosedRange<Double> {
    switch self {
    case .red, .green, .blue: 0...255
    case .hue: 0...360
    case .saturation, .value, .opacity: 0...100
    }
  }

  var unit: String {
    switch self {
    case .red, .green, .blue: ""
    case .hue: "°"
    case .saturation, .value, .opacity: "%"
    }
  }

  /// Returns the colours along the track of this component's fader.
  func track(of color: InkColor, _ hsv: HSVColor) -> [Color] {
    func mixed(_ change: (inout InkColor) -> Void) -> Color {
      var color = color
      color.alpha = 255
      change(&color)
      return color.panelColor
    }
    func mixed(_ hue: Double, _ saturation: Double, _ value: Double) -> Color {
      HSVColor(hue: hue, saturation: saturation, value: value).inkColor().panelColor
    }
    switch self {
    case .red: return [mixed { $0.red = 0 }, mixed { $0.red = 255 }]
    case .green: return [mixed { $0.green = 0 }, mixed { $0.green = 255 }]
    case .blue: return [mixed { $0.blue = 0 }, mixed { $0.blue = 255 }]
    case .opacity: return [mixed { $0.alpha = 0 }, mixed { $0.alpha = 255 }]
    // Show pure hues, however pale the colour is, to make a hue easy to find.
    case .hue: return (0...6).map { mixed(Double($0) * 60, 1, 1) }
    case .saturation: return [mixed(hsv.hue, 0, hsv.value), mixed(hsv.hue, 1, hsv.value)]
    case .value: return [.black, mixed(hsv.hue, hsv.saturation, 1)]
    }
  }
}

extension Texts {
  func name(of part: ColorPart) -> String {
    switch part {
    case .red: red
    case .green: green
    case .blue: blue
    case .opacity: opacity
    case .hue: hue
    case .saturation: saturation
    case .value: colorValue
    }
  }

  func letter(of part: ColorPart) -> String {
    switch part {
    case .red: redLetter
    case .green: greenLetter
    case .blue: blueLetter
    case .opacity: opacityLetter
    case .hue: hueLetter
    case .saturation: saturationLetter
    case .value: colorValueLetter
    }
  }
}
