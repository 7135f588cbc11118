import Base
import Life
import Texts

// Packed files of cells.
extension LifeFile {
  /// The size limit of unpacked texts: few bytes can expand to very many.
  private static let mostUnpacked = 1 << 28

  /// Unpacks a pattern file compressed by gzip or, alone or with its rule files, in a zip file; returns any other file
  /// unchanged.
  ///
  /// - Returns: also the name of the file inside, without its extension, if it has its own.
  static func unpacked(
    _ bytes: [UInt8]
  ) throws(LifePatternError) -> (bytes: [UInt8], name: String?) {
    if ZipFile.isZip(bytes) { return try onlyPattern(in: bytes) }
    guard GzipFile.isGzip(bytes) else { return (bytes, nil) }
    do throws(GzipFile.Failure) {
      return (try GzipFile.bytes(bytes, atMost: mostUnpacked), nil)
    } catch {
      throw LifePatternError(error.message)
    }
  }

  /// Whether a zip file contains files with the extensions of pattern files.
  static func holdsPatterns(_ bytes: [UInt8]) -> Bool {
    guard ZipFile.isZip(bytes), let zip = try? ZipFile(bytes) else { return false }
    return zip.names.contains { isPattern($0) || isRule($0) }
  }

  private static func onlyPattern(
    in bytes: [UInt8]
  ) throws(LifePatternError) -> (bytes: [UInt8], name: String?) {
    do throws(PixelFileError) {
      let zip = try ZipFile(bytes)
      let patterns = zip.names.filter(isPattern)
      let rules = zip.names.filter(isRule)
      guard let name = patterns.first ?? rules.first, patterns.count <= 1 else {
        throw PixelFileError(severalOrNone(patterns))
      }
      guard zip.count(of: name) ?? 0 <= mostUnpacked else {
        throw PixelFileError("it unpacks to more than {most} MB", ["most": mostUnpacked >> 20])
      }
      for rule in rules where rule != name { keepRule(rule, of: zip) }
      let content = try zip.file(name, atMost: mostUnpacked) ?? []
      // A pattern in a zip file may be compressed once more, but no further.
      guard GzipFile.isGzip(content) else { return (content, fileName(name)) }
      do throws(GzipFile.Failure) {
        return (try GzipFile.bytes(content, atMost: mostUnpacked), fileName(name))
      } catch {
        throw PixelFileError(error.message)
      }
    } catch {
      throw LifePatternError(error.message)
    }
  }

  /// Registers the rule of a pattern in the same archive, as Golly does.
  private static func keepRule(_ name: String, of zip: ZipFile) {
    // A damaged rule only matters to patterns that use it, which report it.
    guard let text = try? zip.file(name, atMost: RuleFile.mostBytes),
      let rule = try? RuleFile(String(decoding: text, as: UTF8.self))
    else { return }
    RuleLibrary.standard.keep(rule)
  }

  /// The number of a zip file's contents listed in messages.
  private static let mostNamed = 12

  private static func severalOrNone(_ patterns: [String]) -> Message {
    guard !patterns.isEmpty else { return Message("the zip file contains no pattern") }
    let more = patterns.count > mostNamed ? ", …" : ""
    let names = patterns.prefix(mostNamed).joined(separator: ", ") + more
    return Message(
      "the zip file contains {count} patterns; extract one of them: {names}",
      ["count": patterns.count, "names": names])
  }

  private static func isPattern(_ name: String) -> Bool {
    !isRule(name) && hasEnding(name, of: FileFormat.endings(of: .cells).subtracting(["zip"]))
  }

  private static func isRule(_ name: String) -> Bool { hasEnding(name, of: ["rule"]) }

  /// Excludes files added by archivers, which start with a dot or are in a folder of their own.
  private static func hasEnding(_ name: String, of endings: Set<String>) -> Bool {
    guard !name.hasPrefix("__MACOSX/"), let last = name.split(separator: "/").last,
      !last.hasPrefix("."), !name.hasSuffix("/")
    else { return false }
    let lower = last.lowercased()
    return endings.contains { lower.hasSuffix("." + $0) }
  }

  private static func fileName(_ name: String) -> String? {
    DocumentFile(name).nameWithoutEnding
  }
}
