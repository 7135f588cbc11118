extension DesktopBus {
  /// Shows a folder in the desktop's file manager.
  ///
  /// <https://www.freedesktop.org/wiki/Specifications/file-manager-interface/>
  ///
  /// - Parameter done: called with whether there is a file manager that does so.
  public func showFolder(_ path: String, done: @escaping (Bool) -> Void) {
    guard name != nil else { return done(false) }
    let uri = String(decoding: URIList(paths: [path]).bytes, as: UTF8.self).filter { !$0.isNewline }
    let service = "org.freedesktop.FileManager1"
    let call = BusCall(
      service, "/org/freedesktop/FileManager1", service, "ShowFolders",
      [.array(of: "s", [.string(uri)]), .string("")])
    self.call(call, within: .seconds(5)) { result in done((try? result.get()) != nil) }
  }
}
