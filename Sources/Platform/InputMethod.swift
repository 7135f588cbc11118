internal import CPlatform
internal import CX11
internal import Base

/// The input method that converts keys to text: dead keys, compose sequences, Chinese.
///
/// Opened at the first key press: its tables take longer than the rest of the startup.
final class InputMethod {
  private let connection: OpaquePointer
  private var method: OpaquePointer?
  private var hasTried = false
  /// The number of methods so far; a context of another generation is gone with its method.
  private var generation = 0

  init(connection: OpaquePointer) { self.connection = connection }

  /// Sends the window's keys through the method.
  func attach(_ window: Window) {
    if let method, !desktop_input_method_is_alive(method) {
      desktop_input_method_close(method, true)
      self.method = nil
      hasTried = false
    }
    if !hasTried {
      hasTried = true
      generation += 1
      method = desktop_input_method_open(connection)
    }
    guard let method, window.inputGeneration != generation else { return }
    window.inputGeneration = generation
    window.inputContext = desktop_input_context_create(
      method, window.identifier, composition(of: window)
    ).map { OpaquePointer($0) }
    focusChanged(of: window)
    place(in: window)
  }

  /// Tells the method the position of the caret.
  func place(in window: Window) {
    guard let caret = window.caret, let context = context(of: window) else { return }
    desktop_input_context_place(
      UnsafeMutableRawPointer(context), Int16(clamping: caret.x), Int16(clamping: caret.maxY))
  }

  private func composition(of window: Window) -> OpaquePointer? {
    if window.composition == nil {
      let owner = Unmanaged.passUnretained(window).toOpaque()
      window.composition = desktop_composition_create(owner) { owner, text, caret in
        guard let owner, let text else { return }
        let composed = String(cString: text)
        // Only while an event of the main thread is filtered.
        nonisolated(unsafe) let pointer = owner
        MainActor.assumeIsolated {
          Unmanaged<Window>.fromOpaque(pointer).takeUnretainedValue()
            .deliver(.composed(composed, caret: Int(caret)))
        }
      }
    }
    return window.composition
  }

  func detach(_ window: Window) {
    if let context = context(of: window) { XDestroyIC(context) }
    window.inputContext = nil
    if let composition = window.composition { desktop_composition_destroy(composition) }
    window.composition = nil
  }

  /// Only while somebody writes does it get the keys: elsewhere letters are commands.
  func focusChanged(of window: Window) {
    guard let context = context(of: window) else { return }
    if window.isFocused, window.caret != nil {
      XSetICFocus(context)
    } else {
      XUnsetICFocus(context)
    }
  }

  /// The text typed by a key press; without an input method, from the keyboard alone.
  func text(of event: inout XKeyEvent, in window: Window) -> String {
    guard let context = context(of: window) else { return plainText(of: &event) }
    var status: Int32 = 0
    var buffer = [CChar](repeating: 0, count: 64)
    var count = Xutf8LookupString(
      context, &event, &buffer, Int32(buffer.count), nil, &status)
    if status == XBufferOverflow, count > 0 {
      buffer = [CChar](repeating: 0, count: Int(count))
      count = Xutf8LookupString(context, &event, &buffer, count, nil, &status)
    }
    guard status == XLookupChars || status == XLookupBoth, count > 0 else { return "" }
    return String(decoding: buffer.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  func close(isConnected: Bool) {
    if let method { desktop_input_method_close(method, isConnected) }
    method = nil
  }

  private func context(of window: Window) -> OpaquePointer? {
    guard window.inputGeneration == generation, let method,
      desktop_input_method_is_alive(method)
    else { return nil }
    return window.inputContext
  }

  private func plainText(of event: inout XKeyEvent) -> String {
    var buffer = [CChar](repeating: 0, count: 64)
    let count = XLookupString(&event, &buffer, Int32(buffer.count), nil, nil)
    let latin1 = buffer.prefix(Int(max(0, count))).map { UInt8(bitPattern: $0) }
    return String(String.UnicodeScalarView(latin1.map { Unicode.Scalar($0) }))
  }
}
