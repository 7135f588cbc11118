// Texts about the brush chooser.
extension Texts {
  public var badge: String { "FILBERT" }
  public func brushWindow(_ name: String) -> String {
    translate("Brush for {name} — Filbert", ["name": name])
  }
  public var width: String { translate("Width", context: "of a brush") }
  public var widthLabel: String { translate("WIDTH", context: "of a brush") }
  public var widthInPoints: String { translate("Width in points") }
  public var pointUnit: String { translate("pt") }
  public var widthTip: String {
    translate("Width: turn, with Shift for fine steps; double-click to reset")
  }
  public var typeWidthTip: String { translate("Type a width from 0.5 to 50 (arrows)") }
  public var endCap: String { translate("Cap") }
  public var endCapLabel: String { translate("CAP") }
  public var endCapTip: String { translate("Cap: how a stroke ends (arrows)") }
  public var buttCap: String { translate("Butt", context: "cap of a line") }
  public var roundCap: String { translate("Round", context: "cap of a line") }
  public var squareCap: String { translate("Square", context: "cap of a line") }
  public var lineJoin: String { translate("Join") }
  public var lineJoinLabel: String { translate("JOIN") }
  public var lineJoinTip: String { translate("Join: how the corners of a stroke look (arrows)") }
  public var miterJoin: String { translate("Miter") }
  public var roundJoin: String { translate("Round", context: "join of a line") }
  public var bevelJoin: String { translate("Bevel") }
  public var hand: String { translate("Stroke", context: "how a line follows it") }
  public var smoothing: String { translate("Smoothing") }
  public var smoothingLabel: String { translate("SMOOTHING") }
  public var smoothingTip: String {
    translate("Smoothing: steadies a shaky hand; 0 keeps the line as drawn")
  }
  public var steadiness: String { translate("Steadiness") }
  public var steadinessLabel: String { translate("STEADINESS") }
  public var steadinessTip: String {
    translate("Steadiness: the pointer pulls the line on a rope of this length")
  }
  public var widthSource: String { translate("Width varies with") }
  public var widthSourceLabel: String { translate("VARIES WITH") }
  public var widthSourceTip: String {
    translate("Width varies with: constant, pressure, speed or tilt (arrows)")
  }
  public var steadyWidth: String { translate("Constant", context: "what the width follows") }
  public var pressureWidth: String { translate("Pressure") }
  public var speedWidth: String { translate("Speed", context: "what the width follows") }
  public var tiltWidth: String { translate("Tilt", context: "what the width follows") }
  public var thinnest: String { translate("Minimum width") }
  public var thinnestLabel: String { translate("MINIMUM") }
  public var thinnestTip: String {
    translate("Minimum width: the width at no pressure, as a percentage of the brush width")
  }
  public var pressureCurve: String { translate("Pressure curve") }
  public var pressureCurveLabel: String { translate("CURVE") }
  public var pressureCurveTip: String {
    translate("Curve: below 1, a light touch draws wider; above 1, thinner")
  }
  public var startTaper: String { translate("Taper in") }
  public var startTaperLabel: String { translate("TAPER IN") }
  public var startTaperTip: String {
    translate("Taper in: the length of the taper at the start of the line, in points")
  }
  public var endTaper: String { translate("Taper out") }
  public var endTaperLabel: String { translate("TAPER OUT") }
  public var endTaperTip: String {
    translate("Taper out: the length of the taper at the end of the line, in points")
  }
  public var percentUnit: String { translate("%") }
  public func typeNumberTip(_ lowest: String, _ highest: String) -> String {
    translate(
      "Type a number from {lowest} to {highest} (arrows)",
      ["lowest": Numeral(lowest), "highest": Numeral(highest)])
  }
  public var dashLabel: String { translate("DASHES") }
  public var startOfLine: String { translate("Start of a line") }
  public var startOfLineTip: String {
    translate("Start of a line: arrow, diamond, circle or another head, and its size")
  }
  public var startLabel: String { translate("START", context: "of a line") }
  public var endOfLine: String { translate("End of a line") }
  public var endOfLineTip: String {
    translate("End of a line: arrow, diamond, circle or another head, and its size")
  }
  public var endLabel: String { translate("END", context: "of a line") }
  public var lineFill: String { translate("Fill", context: "within a line") }
  public var lineColor: String { translate("Line colour") }
  public var lineColorTip: String { translate("Choose colours for the line") }
  public var fillColor: String { translate("Fill colour") }
  public var fillColorTip: String { translate("Fill colour") }
  public var noFill: String { translate("No fill") }
  public var solidFill: String { translate("Solid fill") }
  public var hatchedFill: String { translate("Hatched fill") }
  public var crosshatchedFill: String { translate("Crosshatched fill") }
  public var dottedFill: String { translate("Dotted fill") }
  public var fillRule: String { translate("Fill without holes") }
  public var fillRuleTip: String {
    translate("Also fill the holes left by lines that overlap themselves")
  }
  public var preview: String { translate("Preview") }
  public var previewTip: String { translate("Preview") }
  public var channels: String { translate("Presets") }
  public var channelsLabel: String { translate("PRESETS") }
  public func channel(_ number: Int) -> String { translate("Preset {number}", ["number": number]) }
  public func channelTip(_ number: Int) -> String {
    translate("Preset {number}; hold or Shift-click to store the brush", ["number": number])
  }
  public func brushValue(_ points: String, _ color: String) -> String {
    translate("{points} pt, {color}", ["points": Numeral(points), "color": color])
  }
  public var color: String { translate("Colour") }
  public var colorTip: String { translate("Colours: click, or arrows") }
  public var chosenColor: String { translate("Current colour") }
  public var hexColor: String { translate("Colour as text") }
  public var hexColorTip: String {
    translate("#RGB, #RRGGBB, #RRGGBBAA or a name like “tomato” (Enter)")
  }
  public var recentColors: String { translate("Recent colours") }
  public var recentColorsTip: String { translate("Recent colours (arrows)") }
  public var palettes: String { translate("Palettes") }
  public var palettesTip: String { translate("Choose, open and save palettes") }
  public var standardPalette: String { translate("Filbert’s colours") }
  public var openPalette: String { translate("Open a palette…") }
  public var savePalette: String { translate("Save the palette…") }
  public var savePaletteTitle: String { translate("Save the palette (GPL)") }
  public var savePaletteConfirm: String { translate("Save", context: "a palette") }
  public func removePalette(_ name: String) -> String {
    translate("Remove “{name}”", ["name": name])
  }
  public var pickColor: String { translate("Pick a colour") }
  public var pickColorTip: String { translate("Pick a colour from the painting") }
  public var mixColor: String { translate("Mix a colour") }
  public func faderTip(_ name: String) -> String {
    translate("{name} (arrows, Page Up, Page Down)", ["name": name])
  }
  public func typePartTip(_ name: String, _ highest: String) -> String {
    translate("{name}: type a number up to {highest} (arrows)", ["name": name, "highest": highest])
  }
  public var red: String { translate("Red") }
  public var redLetter: String { translate("R", context: "letter of a colour") }
  public var green: String { translate("Green") }
  public var greenLetter: String { translate("G", context: "letter of a colour") }
  public var blue: String { translate("Blue") }
  public var blueLetter: String { translate("B", context: "letter of a colour") }
  public var opacity: String { translate("Opacity") }
  public var opacityLetter: String { translate("A", context: "letter of a colour") }
  public var hue: String { translate("Hue") }
  public var hueLetter: String { translate("H", context: "letter of a colour") }
  public var saturation: String { translate("Saturation") }
  public var saturationLetter: String { translate("S", context: "letter of a colour") }
  public var colorValue: String { translate("Value", context: "of a colour") }
  public var colorValueLetter: String { translate("V", context: "letter of a colour") }
  public var saturationAndValue: String { translate("Saturation and value") }
  public var saturationAndValueTip: String {
    translate("Saturation and value (arrows, Shift for more)")
  }
  public var hueTip: String { translate("Hue (arrows, Shift for more)") }
  public var toolInUse: String { translate("Current tool") }
  public var pencilLabel: String { translate("PENCIL") }
  public var pickLabel: String { translate("PICK") }
  public var brushPage: String { translate("BRUSH") }
  public var colorPage: String { translate("COLOUR") }
  public var handPage: String { translate("STROKE") }
  public var pageTip: String { translate("Next page (Space)") }
  public var tearOff: String { translate("Tear off") }
  public var tearOffTip: String { translate("Detach brush chooser") }
  public var dock: String { translate("Dock") }
  public var dockTip: String { translate("Dock brush chooser") }
}
