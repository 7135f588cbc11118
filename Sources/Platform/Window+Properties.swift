internal import CX11
internal import Canvas
internal import Base
internal import Glibc

// Properties that a window sets for the window manager before it is shown.
extension Window {
  func introduce(_ options: WindowOptions) {
    let writer = PropertyWriter(connection: display.connection, window: identifier)
    let atoms = display.atoms
    writeTitle()
    writer.setClass(instance: "filbert", class: "Filbert")
    var protocols = [atoms[.wmDeleteWindow], atoms[.netWMPing]]
    if syncCounter != 0 {
      protocols.append(atoms[.netWMSyncRequest])
      writer.setWords(atoms[.netWMSyncRequestCounter], type: Int(XA_CARDINAL), [syncCounter])
    }
    writer.setAtoms(atoms[.wmProtocols], protocols)
    writer.setWords(atoms[.netWMPID], type: Int(XA_CARDINAL), [UInt(getpid())])
    switch options.kind {
    case .normal:
      writer.setAtoms(atoms[.netWMWindowType], [atoms[.netWMWindowTypeNormal]])
      writer.setAtoms(atoms[.xdndAware], [DragState.version])
    case .utility(let owner):
      writer.setAtoms(
        atoms[.netWMWindowType], [atoms[.netWMWindowTypeUtility], atoms[.netWMWindowTypeNormal]])
      if let owner = owner as? Window {
        XSetTransientForHint(display.connection, identifier, owner.identifier)
      }
    }
    writer.setWords(atoms[.wmClientLeader], type: Int(XA_WINDOW), [display.leader])
    writeStartup()
    writeHints(options)
    place(at: options.corner, in: options.state)
  }

  /// Writes the launcher's startup ID and the time of the last user action, which tell a window manager whether the
  /// window may take the keyboard.
  func writeStartup() {
    let writer = PropertyWriter(connection: display.connection, window: identifier)
    if let startup = display.pendingStartupID {
      writer.setText(
        display.atoms[.netStartupID], type: display.atoms[.utf8String], startup.text)
    }
    if display.lastUserTime != 0 {
      writer.setWords(
        display.atoms[.netWMUserTime], type: Int(XA_CARDINAL), [display.lastUserTime])
    }
  }

  /// Written after the first frame, since an icon is not urgent.
  func writeIcon() {
    hasIcon = true
    let words = display.iconWords
    guard !words.isEmpty else { return }
    PropertyWriter(connection: display.connection, window: identifier)
      .setWords(display.atoms[.netWMIcon], type: Int(XA_CARDINAL), words)
  }

  func writeTitle() {
    guard isUsable else { return }
    let clean = String(
      String.UnicodeScalarView(
        title.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    // The old names in the old encodings, with this machine's name.
    Xutf8SetWMProperties(display.connection, identifier, clean, clean, nil, 0, nil, nil, nil)
    let writer = PropertyWriter(connection: display.connection, window: identifier)
    writer.setText(display.atoms[.netWMName], type: display.atoms[.utf8String], clean)
    writer.setText(display.atoms[.netWMIconName], type: display.atoms[.utf8String], clean)
  }

  /// Records the time of the last press, which tells a window manager whose windows may take the focus.
  func noteUserTime(_ time: UInt) {
    display.lastUserTime = time
    PropertyWriter(connection: display.connection, window: identifier)
      .setWords(display.atoms[.netWMUserTime], type: Int(XA_CARDINAL), [time])
  }

  private func writeHints(_ options: WindowOptions) {
    var sizes = XSizeHints()
    sizes.flags = PMinSize
    sizes.min_width = Int32(clamping: max(1, options.minimumSize.width))
    sizes.min_height = Int32(clamping: max(1, options.minimumSize.height))
    // Most window managers ignore a position wished by the program; this one was chosen by the user.
    if options.corner != nil { sizes.flags |= USPosition | USSize }
    XSetWMNormalHints(display.connection, identifier, &sizes)
    var hints = XWMHints()
    hints.flags = InputHint | StateHint | WindowGroupHint
    hints.input = 1
    hints.initial_state = NormalState
    hints.window_group = display.leader
    XSetWMHints(display.connection, identifier, &hints)
  }
}
