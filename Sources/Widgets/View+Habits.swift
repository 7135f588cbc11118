public import Base

extension View {
  /// How the person in front of it handles the pointer.
  public var habits: PointerHabits { window?.host?.habits ?? PointerHabits() }
}
