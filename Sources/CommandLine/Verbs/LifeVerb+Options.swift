import ArgumentParser
import Documents
import Formats
import Life

// Interpretation of the options of `filbert life`.
extension LifeVerb {
  /// The formats for writing a board.
  static let formats = FileFormat.written(from: .life).map(\.id)

  static func generations(_ text: String) throws -> BigInteger {
    guard let number = BigInteger(text), !number.isNegative else {
      throw ValidationError(
        "--generations must be a whole number of at most \(BigInteger.mostDigits) digits")
    }
    return number
  }

  static func engine(_ text: String) throws -> LifeSimulation.Engine {
    guard let engine = LifeSimulation.Engine(rawValue: text) else {
      throw ValidationError("--engine must be auto, tiles or hashlife")
    }
    return engine
  }

  static func rule(_ text: String) throws -> LifeRuleText {
    do throws(LifePatternError) {
      return try LifeRuleText(text)
    } catch {
      throw ValidationError("--rule: \(error)")
    }
  }

  static func format(_ name: String) throws -> FileFormat {
    guard let format = FileFormat.written(from: .life).first(where: { $0.id == name }) else {
      throw ValidationError("--format must be one of \(formats.joined(separator: ", "))")
    }
    return format
  }
}
