/// Why a file can't be imported or exported: one line.
public struct ExchangeError: Error, Equatable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
