extension InkColor {
  /// 0xRRGGBBAA.
  public var rgba: UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  /// 0xRRGGBBAA.
  public init(rgba: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgba >> 24), green: UInt8(truncatingIfNeeded: rgba >> 16),
      blue: UInt8(truncatingIfNeeded: rgba >> 8), alpha: UInt8(truncatingIfNeeded: rgba))
  }

  /// Opaque, 0xRRGGBB.
  public init(rgb: UInt32) { self.init(rgba: rgb << 8 | 255) }

  /// The perceived brightness, 0…255,000: luma by ITU-R BT.601.
  public var luma: Int { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) }
}
