// Starts that the program is asked to take over while it runs.
extension Display {
  /// The next window that is shown or raised is what a launcher waits for, by its id.
  ///
  /// Source: freedesktop.org, "Startup Notification Protocol", 0.1: the id ends in the time of the press.
  public func take(startupID: String) {
    pendingStartupID = startupID
    let digits = String(startupID.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
    guard startupID.hasSuffix("_TIME" + digits), let time = UInt(digits), time > 0 else { return }
    lastUserTime = time
  }
}
