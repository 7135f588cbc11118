import ArgumentParser
import Formats

/// The frames of a sheet and their names, under Aseprite's option names.
struct SheetFrameOptions: ParsableArguments {
  @Flag(help: "Leave out empty frames.") var ignoreEmpty = false
  @Flag(help: "Write equal frames only once; the JSON names one place for all.")
  var mergeDuplicates = false
  @Option(
    help: ArgumentHelp(
      "The names of frames in the JSON, such as {title}-{tag}-{tagframe}.",
      discussion: FileNamePattern.help, valueName: "pattern"),
    transform: FileNamePattern.option)
  var filenameFormat: FileNamePattern?

  static let names = "--ignore-empty, --merge-duplicates and --filename-format"

  var isGiven: Bool { ignoreEmpty || mergeDuplicates || filenameFormat != nil }
}

extension FileNamePattern {
  /// The fields, for the help of options.
  static let help = """
    The fields are \(Field.allCases.map(\.text).joined(separator: ", ")). Digits after frame and tagframe are the first \
    number with all its zeros, as in {frame001}.
    """

  /// Reads the value of an option.
  @Sendable static func option(_ text: String) throws -> FileNamePattern {
    do throws(ExchangeError) {
      return try FileNamePattern(text)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
