/// Every text that a person reads, in one language.
///
/// Plurals are functions of the count and sentences are whole: nothing is glued from pieces.
public struct Texts: Sendable {
  public var appName = "Filbert"

  public static let english = Texts()
}
