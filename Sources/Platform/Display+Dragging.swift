internal import CX11

// The answers of windows to drags from ours.
extension Display {
  func hearDragAnswer(_ event: XClientMessageEvent) {
    guard event.format == 32, let dragSource else { return }
    let data = event.data.l
    let target = UInt(UInt32(truncatingIfNeeded: data.0))
    switch event.message_type {
    case atoms[.xdndStatus]:
      func high(_ long: Int) -> Int { Int(Int16(truncatingIfNeeded: long >> 16)) }
      func low(_ long: Int) -> Int { Int(Int16(truncatingIfNeeded: long)) }
      let (width, height) = (high(data.3), low(data.3))
      let isQuiet = data.1 & 2 == 0 && width > 0 && height > 0
      dragSource.hear(
        .status(
          from: target, isTaken: data.1 & 1 != 0,
          quiet: isQuiet
            ? OutgoingDrag.Quiet(x: high(data.2), y: low(data.2), width: width, height: height)
            : nil))
    case atoms[.xdndFinished]:
      // Before version 5 the message did not say whether it was taken.
      dragSource.hear(
        .finished(
          from: target,
          isTaken: data.1 & 1 != 0 || dragSource.targetVersion < 5))
    default: break
    }
  }
}
