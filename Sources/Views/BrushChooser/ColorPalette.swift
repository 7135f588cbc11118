import Glibc
public import Base
import Widgets

/// A palette of the chooser. The standard one is arranged for quick access: greys, then all hues from left to right,
/// getting deeper from top to bottom, with muted tints of the same hues below.
public struct ColorPalette: Equatable, Sendable {
  /// Row by row.
  public let colors: [InkColor]
  /// The number of colours in a row.
  public let columns: Int
  /// The columns and rows preceded by a gap.
  public let gaps: (columns: Set<Int>, rows: Set<Int>)

  /// 252 distinct colours: 12 greys, and 20 hues in nine pure and three muted tints.
  public static let standard = ColorPalette(hueCount: 20)

  public static func == (a: ColorPalette, b: ColorPalette) -> Bool {
    a.columns == b.columns && a.colors == b.colors
  }

  /// Arranges colours in their given order within the space of the standard palette, in rows of equal length if that
  /// results in well-shaped swatches.
  public init(_ colors: [InkColor]) {
    self.colors = colors
    let best = (Double(colors.count) * Self.shape).squareRoot()
    let even = (1...max(1, colors.count)).filter {
      colors.count % $0 == 0 && Double($0) > best * 0.7 && Double($0) < best * 1.6
    }
    columns =
      even.min { abs(Double($0) - best) < abs(Double($1) - best) }
      ?? Int(saturating: best.rounded(.up))
    gaps = ([], [])
  }

  /// The ratio of columns to rows.
  private static let shape = 1.75

  /// Returns the height of its grid for a width.
  func height(width: Double) -> Double {
    SwatchGrid.height(
      width: width, columns: columns, rows: (colors.count + columns - 1) / columns,
      rowGaps: gaps.rows.count)
  }

  /// The lightness and strength of each row, 0…1 each.
  private static let pure: [(lightness: Double, strength: Double)] = [
    (0.95, 0.75), (0.89, 1), (0.82, 1), (0.75, 1), (0.68, 1), (0.6, 1), (0.52, 1), (0.43, 1),
    (0.33, 1),
  ]
  private static let muted: [(lightness: Double, strength: Double)] = [
    (0.78, 0.36), (0.58, 0.36), (0.38, 0.36),
  ]
  /// Starts with the reds, in OKLCH, where equal steps look equal.
  private static let firstHue = 20.0

  init(hueCount: Int) {
    let rows = Self.pure + Self.muted
    columns = hueCount + 1
    gaps = ([1], [Self.pure.count])
    var colors: [InkColor] = []
    for (index, row) in rows.enumerated() {
      let grey = UInt8(saturating: (255 * (1 - Double(index) / Double(rows.count - 1))).rounded())
      colors.append(InkColor(red: grey, green: grey, blue: grey))
      for column in 0..<hueCount {
        let hue = Self.firstHue + 360 * Double(column) / Double(hueCount)
        let color = OKLCH(lightness: row.lightness, chroma: 0.4, hue: hue)
        let most = color.mostChroma
        // Muted tints have the same chroma for every hue; pure ones the most that the screen can show.
        let chroma = row.strength < 0.5 ? min(most, row.strength * 0.2) : most * row.strength
        colors.append(OKLCH(lightness: row.lightness, chroma: chroma, hue: hue).inkColor)
      }
    }
    self.colors = colors
  }
}

/// A colour given by its lightness (0…1), chroma (0 to about 0.37) and hue (degrees), perceptually uniform.
///
/// Source of the matrices: B. Ottosson, "A perceptual color space for image processing", 2020.
struct OKLCH {
  var lightness: Double
  var chroma: Double
  var hue: Double

  /// Linear red, green and blue; outside 0…1 for a colour that no screen can show.
  private var linear: (red: Double, green: Double, blue: Double) {
    let a = chroma * cos(hue * .pi / 180)
    let b = chroma * sin(hue * .pi / 180)
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return (
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    )
  }

  private var isShown: Bool {
    let (red, green, blue) = linear
    return [red, green, blue].allSatisfy { (-0.0005...1.0005).contains($0) }
  }

  /// The largest chroma of this lightness and hue that a screen can show.
  var mostChroma: Double {
    var low = 0.0
    var high = chroma
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if OKLCH(lightness: lightness, chroma: middle, hue: hue).isShown {
        low = middle
      } else {
        high = middle
      }
    }
    return low
  }

  var inkColor: InkColor {
    // The transfer curve of sRGB, IEC 61966-2-1.
    func byte(_ linear: Double) -> UInt8 {
      let clamped = min(max(linear, 0), 1)
      let curved = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * pow(clamped, 1 / 2.4) - 0.055
      return UInt8(saturating: (curved * 255).rounded())
    }
    let (red, green, blue) = linear
    return InkColor(red: byte(red), green: byte(green), blue: byte(blue))
  }
}
