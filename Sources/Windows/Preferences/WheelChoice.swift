/// What the wheel does over cells, as somebody chose it; with Control it does the other.
public enum WheelChoice: String, CaseIterable {
  case moves = "move"
  case zooms = "zoom"
}
