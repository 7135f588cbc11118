public import Texts

/// Whether a library takes what is drawn, and why not. Its reasons are parts of sentences.
public enum LibraryCondition: Equatable, Sendable {
  case sound
  /// Everything can be looked at, nothing kept.
  case readOnly(reason: Message)
  /// What is sound can be looked at; nothing is written so that the file stays as it was found.
  case damaged(DamageReport)
}
