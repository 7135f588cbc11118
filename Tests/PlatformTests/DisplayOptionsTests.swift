import Platform
import Testing

@Suite struct DisplayOptionsTests {
  @Test func `What the environment says is a value that is handed over`() {
    let options = DisplayOptions(environment: [
      "FILBERT_SCALE": "2", "FILBERT_NO_SHM": "1", "FILBERT_NO_XI2": "",
      "GTK_THEME": "Adwaita:dark",
      "XDG_ACTIVATION_TOKEN": "token", "DESKTOP_STARTUP_ID": "", "FILBERT_WATCHDOG": "/dev/null",
    ])
    #expect(
      options
        == DisplayOptions(
          scale: 2, usesSharedMemory: false, startupID: "token", themeName: "Adwaita:dark",
          watchdogPath: "/dev/null"))
  }

  @Test func `The launcher's name goes before the token`() {
    let options = DisplayOptions(environment: [
      "DESKTOP_STARTUP_ID": "start_TIME1", "XDG_ACTIVATION_TOKEN": "token",
    ])
    #expect(options.startupID == "start_TIME1")
  }
}
