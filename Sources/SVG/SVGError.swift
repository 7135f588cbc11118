/// Why a file is no SVG that can be read: one line.
public struct SVGError: Error, Equatable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
