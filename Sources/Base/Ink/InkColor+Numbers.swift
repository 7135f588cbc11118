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

  /// The approximate visual difference of two colours: a weighted sum of squares, 0 for equal colours.
  ///
  /// The weights of red, green and blue are those of ITU-R BT.601's luma.
  public func squaredDistance(to other: InkColor) -> Int {
    func square(_ a: UInt8, _ b: UInt8) -> Int { (Int(a) - Int(b)) * (Int(a) - Int(b)) }
    return 299 * square(red, other.red) + 587 * square(green, other.green)
      + 114 * square(blue, other.blue) + 1000 * square(alpha, other.alpha)
  }

  /// The perceived brightness, 0…255,000: luma by ITU-R BT.601.
  public var luma: Int { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) }
}
