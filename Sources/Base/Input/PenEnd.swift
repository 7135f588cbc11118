/// The end of a pen with which somebody points. A mouse and a finger have but a tip.
public enum PenEnd: Hashable, Sendable {
  case tip, eraser
}
