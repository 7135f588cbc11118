/// The user's choice for the wheel over cells; with Control, it has the other effect.
public enum WheelPreference: String, CaseIterable {
  case moves = "move"
  case zooms = "zoom"
}
