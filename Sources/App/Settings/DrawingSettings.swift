import Base
import Texts
import Views
import Widgets
import Windows

/// The default hand settings of brushes.
final class DrawingSettings: SettingsPart {
  let page: SettingsStack
  private let services: Services
  private let give: (SmoothingDefaults) -> Void
  private let source: ChoiceRow
  private let smoothing: ExpressionField
  private let steadiness: ExpressionField
  private let lift: ChoiceRow
  private let thinnest: ExpressionField
  private let exponent: ExpressionField
  private let hold: ChoiceRow
  private let holdTime: ExpressionField
  private let wheel: ChoiceRow
  private let fingers: ChoiceRow
  private let applyButton: Button
  private let usualButton: Button

  /// - Parameter give: applies hand settings to all brushes.
  init(_ services: Services, giveHand give: @escaping (SmoothingDefaults) -> Void) {
    self.services = services
    self.give = give
    let texts = services.texts
    func field(_ name: String, unit: String = "", step: Double = 1, decimals: Int = 0)
      -> ExpressionField
    {
      ExpressionField(name: name, label: name, unit: unit, step: step, decimals: decimals)
    }
    smoothing = field(texts.smoothing)
    steadiness = field(texts.steadiness)
    lift = ChoiceRow(
      name: texts.settings.lift,
      choices: [texts.settings.liftCatchesUp, texts.settings.liftEnds],
      note: texts.settings.liftNote)
    source = ChoiceRow(
      name: texts.settings.hand,
      choices: HandStyle.WidthSource.allCases.map { source in
        switch source {
        case .steady: texts.settings.steady
        case .pressure: texts.settings.pressure
        case .speed: texts.settings.speed
        case .tilt: texts.tiltWidth
        }
      })
    thinnest = field(texts.thinnest, unit: texts.percentUnit)
    exponent = field(texts.pressureCurve, step: 0.05, decimals: 2)
    hold = ChoiceRow(
      name: texts.settings.hold,
      choices: [texts.settings.holdMakesShape, texts.settings.holdDoesNothing])
    holdTime = field(texts.settings.holdTime, unit: texts.replay.seconds, step: 0.1, decimals: 1)
    wheel = ChoiceRow(
      name: texts.settings.wheel, choices: [texts.settings.wheelMoves, texts.settings.wheelZooms],
      note: texts.settings.wheelNote)
    fingers = ChoiceRow(
      name: texts.settings.fingers,
      choices: FingerDrawing.allCases.map { choice in
        switch choice {
        case .draws: texts.settings.fingersDraw
        case .pans: texts.settings.fingersPan
        case .pansNearPen: texts.settings.fingersPanNearPen
        }
      }, note: texts.settings.fingersNote)
    applyButton = Button(title: texts.settings.applyToAll)
    usualButton = Button(title: texts.settings.smoothingDefaults)
    page = SettingsStack(
      name: texts.settings.drawing,
      rows: [
        Label(texts.settings.drawingNote, style: .secondary, maxLines: 6), smoothing, steadiness,
        lift, source, thinnest, exponent, ButtonRow([applyButton, usualButton]), hold,
        holdTime, wheel, fingers,
      ])
    updateControls()
  }

  func connect(in scene: Scene, say: @escaping (String) -> Void) {
    smoothing.wanted.listen(self) { [weak self] wanted in
      self?.change { $0.style.smoothing = wanted.value }
    }
    steadiness.wanted.listen(self) { [weak self] wanted in
      let allowed = Stabiliser.allowedRopes
      self?.change {
        $0.steadiness = min(max(wanted.value, allowed.lowerBound), allowed.upperBound)
      }
    }
    lift.chosen.listen(self) { [services] in services.preferences.catchesUp = $0 == 0 }
    source.chosen.listen(self) { [weak self] index in
      self?.change { $0.style.widthSource = HandStyle.WidthSource.allCases[index] }
    }
    thinnest.wanted.listen(self) { [weak self] wanted in
      self?.change { $0.style.thinnest = wanted.value / 100 }
    }
    exponent.wanted.listen(self) { [weak self] wanted in
      self?.change { $0.style.exponent = wanted.value }
    }
    hold.chosen.listen(self) { [weak self] choice in
      self?.services.preferences.makesShapesOnHold = choice == 0
      self?.updateControls()
    }
    holdTime.wanted.listen(self) { [weak self] wanted in
      self?.services.preferences.holdTime = wanted.value
      self?.updateControls()
    }
    wheel.chosen.listen(self) { [services] in
      services.preferences.wheel = WheelPreference.allCases[$0]
    }
    fingers.chosen.listen(self) { [services] in
      services.preferences.fingers = FingerDrawing.allCases[$0]
    }
    usualButton.action = { [weak self] in self?.change { $0 = SmoothingDefaults() } }
    applyButton.action = { [weak self] in
      guard let self else { return }
      give(services.preferences.smoothingDefaults)
      say(services.texts.settings.applied)
    }
  }

  private func change(_ change: (inout SmoothingDefaults) -> Void) {
    change(&services.preferences.smoothingDefaults)
    updateControls()
  }

  private func updateControls() {
    let hand = services.preferences.smoothingDefaults
    smoothing.value = hand.style.smoothing
    steadiness.value = hand.steadiness
    lift.selection = services.preferences.catchesUp ? 0 : 1
    source.selection = HandStyle.WidthSource.allCases.firstIndex(of: hand.style.widthSource) ?? 0
    thinnest.value = 100 * hand.style.thinnest
    exponent.value = hand.style.exponent
    hold.selection = services.preferences.makesShapesOnHold ? 0 : 1
    holdTime.value = services.preferences.holdTime
    holdTime.isEnabled = services.preferences.makesShapesOnHold
    wheel.selection = WheelPreference.allCases.firstIndex(of: services.preferences.wheel) ?? 0
    fingers.selection = FingerDrawing.allCases.firstIndex(of: services.preferences.fingers) ?? 0
    usualButton.isEnabled = hand != SmoothingDefaults()
  }
}
