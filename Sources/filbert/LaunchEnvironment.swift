import Glibc

/// The environment of the process, which is changed here and nowhere else.
///
/// The C library reads it from any thread and without a lock, so that a change beside a thread may take the program
/// down: this is called before the first one begins.
enum LaunchEnvironment {
  /// - Parameter language: what messages are to be said in; nil for that of the locale.
  static func settle(language: String?) {
    // Gettext has no other way to be told.
    if let language { setenv("LANGUAGE", language, 1) }
    // The launcher's name for this start is not for the programs that this one starts.
    unsetenv("DESKTOP_STARTUP_ID")
    unsetenv("XDG_ACTIVATION_TOKEN")
  }
}
