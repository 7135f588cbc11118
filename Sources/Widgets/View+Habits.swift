public import Base

extension View {
  /// The user's pointer settings.
  public var habits: PointerHabits { window?.host?.habits ?? PointerHabits() }
}
