import Foundation
import Testing

@testable import Texts

/// Numbers as glibc's own locales have them, made for the test.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/i18n/locales/fa_IR")))
struct LocaleNumberTests {
  private struct Case: Codable, Sendable {
    var locale: String
    var language: String
    var decimal: String
    var group: String
    var digits: String
  }

  @Test(arguments: [
    // The sentences' language decides on digits, the locale on the rest.
    ("fa_IR", "fa", ".", ",", "۰۱۲۳۴۵۶۷۸۹"), ("fa_IR", "en", ".", ",", "0123456789"),
    ("de_DE", "de", ",", ".", "0123456789"), ("de_DE", "zh_CN", ",", ".", "0123456789"),
  ])
  func `A locale says how numbers are written`(
    _ locale: String, _ language: String, _ decimal: String, _ group: String, _ digits: String
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/localedef")
    compiler.arguments = [
      "-i", locale, "-f", "UTF-8", folder.appending(path: locale + ".UTF-8").path,
    ]
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
    let expected = Case(
      locale: locale, language: language, decimal: decimal, group: group, digits: digits)
    await #expect(processExitsWith: .success) {
      [expected = expected as Case, path = folder.path as String] in
      setenv("LOCPATH", path, 1)
      setenv("LC_ALL", expected.locale + ".UTF-8", 1)
      let format = NumberFormat(
        decimalSeparator: expected.decimal, groupSeparator: expected.group,
        digits: Array(expected.digits))
      precondition(NumberFormat.ofLocale(in: expected.language[...]) == format)
    }
  }

  @Test func `A language without a locale of its own is written as in English`() async {
    await #expect(processExitsWith: .success) {
      setenv("LC_ALL", "xx_YY.UTF-8", 1)
      precondition(NumberFormat.ofLocale(in: "fa") == .english)
    }
  }
}
