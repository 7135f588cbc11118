import Testing

/// The built program on an X server of its own, driven as a person drives it: one test at a time in a process.
/// `Tests/Runner` gives each of its suites a process.
@Suite(.serialized, .desktopReports) enum EndToEnd {}
