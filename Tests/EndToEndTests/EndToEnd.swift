import Testing

/// The built program on an X server of its own, driven as a person drives it: one test at a time.
@Suite(.serialized) enum EndToEnd {}
