internal import CX11

extension XIButtonState {
  /// Whether a button is held, by the server's number.
  func contains(_ number: Int) -> Bool {
    guard number / 8 < Int(mask_len), let mask else { return false }
    return mask[number / 8] & 1 << UInt8(number % 8) != 0
  }
}
