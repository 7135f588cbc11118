import Glibc

/// The environment of the process, which is changed only here.
///
/// The C library reads it from any thread without locking, so that changes concurrent with other threads may crash the
/// program: this has to be called before the first one starts.
enum LaunchEnvironment {
  /// - Parameter language: the language of messages; nil for that of the locale.
  static func settle(language: String?) {
    // Gettext offers no other way to set it.
    if let language { setenv("LANGUAGE", language, 1) }
    // Don't pass the launcher's identifier of this start to child processes.
    unsetenv("DESKTOP_STARTUP_ID")
    unsetenv("XDG_ACTIVATION_TOKEN")
  }
}
