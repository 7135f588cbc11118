import CXTest
import Canvas
import Foundation
import Testing

/// Everything known about a desktop at the moment of a failure: its windows, its programs and what they printed, the
/// last inputs, and a screenshot.
struct DesktopReport: CustomStringConvertible {
  let description: String

  init(of desktop: VirtualDesktop) {
    var lines = [Self.mark]
    lines.append("windows, in stacking order:")
    lines += desktop.hand.windowTree().map { "  \($0)" }
    for child in desktop.children {
      lines.append("\(child.program) (\(child.identifier)): \(child.state)")
      lines += child.complaints.split(separator: "\n").suffix(20).map { "  \($0)" }
    }
    lines.append("last inputs: " + desktop.hand.journal.entries.joined(separator: ", "))
    lines.append("screenshot: " + (Self.saveScreenshot(seenBy: desktop.hand) ?? "none"))
    description = lines.joined(separator: "\n")
  }

  /// Begins each report.
  static let mark = "The desktop at that moment"

  /// Saves a picture of the whole screen in the folder named by `FILBERT_REPORTS`, or in `.build/reports`.
  ///
  /// - Returns: the file's path; nil if nothing could be seen or written.
  private static func saveScreenshot(seenBy hand: Hand) -> String? {
    let folder =
      ProcessInfo.processInfo.environment["FILBERT_REPORTS"] ?? ProgramFile.root + "/.build/reports"
    let files = FileManager.default
    try? files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let test = (Test.current?.name ?? "unknown").map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let path = "\(folder)/\(String(test.prefix(80)))-\(UUID().uuidString.prefix(8)).png"
    guard let screen = Picture(of: hand.root, seenBy: hand), let bytes = screen.pngBytes() else {
      return nil
    }
    return files.createFile(atPath: path, contents: Data(bytes)) ? path : nil
  }
}

/// An error thrown on a desktop, with a report made before the desktop went away.
struct DesktopFailure: Error, CustomStringConvertible {
  let error: any Error
  let report: DesktopReport

  var description: String { "\(error)\n\(report)" }
}

extension Trait where Self == IssueHandlingTrait {
  /// Adds a report of the desktop in use to each issue recorded on it.
  static var desktopReports: Self {
    .compactMapIssues { issue in
      // The trait is inherited, so that it comes by once for each enclosing suite.
      guard let desktop = VirtualDesktop.current, issue.error == nil,
        !issue.comments.contains(where: { $0.rawValue.hasPrefix(DesktopReport.mark) })
      else { return issue }
      var issue = issue
      issue.comments.append(Comment(rawValue: "\(DesktopReport(of: desktop))"))
      return issue
    }
  }
}
