import Foundation
import Testing

extension EndToEnd {
  /// The program on a desktop with a screen reader: that of at-spi2-core, and a script that reads with pyatspi.
  @Suite struct ScreenReaderTests {
    private static let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../ScreenReader/session.py").standardizedFileURL.path

    /// Says on a bus of its own that somebody reads, starts the program there, and reads it.
    private static let session = """
      gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus \
        --method org.freedesktop.DBus.Properties.Set org.a11y.Status IsEnabled '<true>' || exit 3
      "$PROGRAM" & program=$!
      /usr/bin/python3 "$SCRIPT" "$TARGET"
      status=$?
      kill $program
      wait $program
      exit $status
      """

    @Test func `All of a session goes by names, states and announcements`() throws {
      try VirtualDesktop.use { desktop in
        let target = desktop.folder.appending("ellipse.png")
        let reading = try desktop.launch(
          "/usr/bin/dbus-run-session", ["--", "/bin/sh", "-c", "{ \(Self.session)\n} >&2"],
          changes: ["PROGRAM": ProgramFile.path(), "SCRIPT": Self.script, "TARGET": target])
        let status = try reading.status(forSeconds: 120)
        #expect(status == 0, "\(reading.complaints)")
        #expect(reading.complaints.contains("all was read\n"))
        let picture = try #require(FileManager.default.contents(atPath: target))
        #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try desktop.library.items().map(\.kind).sorted() == ["life", "painting", "pixels"])
      }
    }
  }
}
