import Base
import Texts
import Views
import Widgets
import Windows

/// The curve of pressure of each pen, and the brushes of several.
final class PenSettings: SettingsPart {
  let page: SettingsStack
  private let services: Services
  private let noPen: Label
  private let curveEditor: CurveEditor
  private let curveNote: Label
  private let presets: ChoiceRow
  private let pad: PressurePad
  private let brushes: ChoiceRow
  private var deviceRow: ChoiceRow?
  /// A soft one, which draws with much pressure under a light hand, a straight one, and a firm one.
  private static let presetCurves = [0.18, 0, -0.18].map { bend -> ResponseCurve in
    let middle = ResponseCurve.Point(0.5 - bend, 0.5 + bend)
    guard bend != 0 else { return .straight }
    return ResponseCurve([.init(0, 0), middle, .init(1, 1)]) ?? .straight
  }
  /// Those that can be chosen.
  private var devices: [String] = []
  /// The device whose curve is shown; nil without any.
  private var device: String?

  init(_ services: Services) {
    self.services = services
    let texts = services.texts.settings
    noPen = Label(texts.noPen, style: .secondary, maxLines: 4)
    curveEditor = CurveEditor(name: texts.pressureCurve) { texts.curvePoint($0 + 1, of: $1) }
    curveNote = Label(texts.pressureCurveNote, style: .secondary, maxLines: 6)
    presets = ChoiceRow(
      name: texts.pressureCurve,
      choices: [texts.softPressure, texts.linearPressure, texts.firmPressure])
    pad = PressurePad(name: texts.tryPressure)
    brushes = ChoiceRow(
      name: texts.penBrush, choices: [texts.oneBrush, texts.brushPerPen],
      note: texts.brushPerPenNote)
    page = SettingsStack(name: texts.pens, rows: [noPen])
    updateRows()
  }

  func connect(in scene: Scene, say: @escaping (String) -> Void) {
    services.pens.pointed.listen(self) { [weak self] in self?.show($0.device) }
    curveEditor.changed.listen(self) { [weak self] in self?.setCurve($0) }
    presets.chosen.listen(self) { [weak self] in self?.setCurve(Self.presetCurves[$0]) }
    brushes.chosen.listen(self) { [services] in services.preferences.hasBrushPerPen = $0 == 1 }
    brushes.selection = services.preferences.hasBrushPerPen ? 1 : 0
    show(services.pens.current?.device)
  }

  private func show(_ new: String?) {
    device = new ?? device
    updateRows()
  }

  private func setCurve(_ curve: ResponseCurve) {
    guard let device else { return }
    services.preferences.pressureCurves[device] = curve
    updateCurve()
  }

  /// Shows the pens that are known now.
  private func updateRows() {
    let known = Set(services.pens.devices).union(services.preferences.pressureCurves.keys).sorted()
    if known != devices {
      devices = known
      let row = ChoiceRow(name: services.texts.settings.pen, choices: known)
      row.chosen.listen(self) { [weak self] in self?.show(known[$0]) }
      deviceRow = row
      page.setRows([row, presets, curveEditor, curveNote, pad, brushes], from: 0)
    }
    device = device ?? devices.first
    deviceRow?.selection = device.flatMap { devices.firstIndex(of: $0) } ?? 0
    updateCurve()
  }

  private func updateCurve() {
    guard let device else { return }
    let curve = services.preferences.pressureCurves[device] ?? .straight
    curveEditor.curve = curve
    presets.selection = Self.presetCurves.firstIndex(of: curve) ?? -1
  }
}
