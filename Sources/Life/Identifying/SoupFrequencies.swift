/// The frequencies of common objects in asymmetric soups of Conway's rule.
///
/// Counted by Catagolue (A. P. Goucher, <https://catagolue.hatsya.com>) and published by the LifeWiki:
/// <https://conwaylife.com/wiki/List_of_common_still_lifes>, and the lists of oscillators and spaceships.
public enum SoupFrequencies {
  /// Objects rarer than one in this many of their kind are not included.
  public static let rarest = 1_000_000

  /// The number of objects of the same kind (still lifes, oscillators or spaceships) for each such object; nil if rarer
  /// than one in `rarest`.
  public static func oneIn(_ code: String) -> Double? { known[code] }

  /// Whether an object is rarer than the limit among its kind, or comes from unsettled cells.
  ///
  /// - Parameter limit: 1 to `rarest`.
  public static func isRarer(_ code: String, than limit: Int) -> Bool {
    known[code].map { $0 > Double(limit) } ?? true
  }

  private static let known: [String: Double] = [
    "xs4_33": 2.0141,
    "xs6_696": 3.8007,
    "xs7_2596": 12.883,
    "xs5_253": 13.963,
    "xs6_356": 20.223,
    "xs4_252": 63.991,
    "xs8_6996": 65.793,
    "xs7_25ac": 198.66,
    "xs12_g8o653z11": 391.58,
    "xs6_25a4": 945.81,
    "xs14_g88m952z121": 1156.2,
    "xs8_69ic": 2567.6,
    "xs7_178c": 3986.2,
    "xs8_25ak8": 7075.9,
    "xs6_39c": 8189.3,
    "xs14_69bqic": 14_104,
    "xs8_35ac": 20_723,
    "xs9_31ego": 22_515,
    "xs8_3pm": 26_104,
    "xs10_g8o652z01": 26_648,
    "xs6_bd": 29_798,
    "xs14_g88b96z123": 29_826,
    "xs16_g88m996z1221": 34_255,
    "xs9_178ko": 62_327,
    "xs11_g8o652z11": 75_372,
    "xs9_4aar": 79_211,
    "xs10_35ako": 97_166,
    "xs9_25ako": 108_510,
    "xs8_178k8": 114_959,
    "xs12_raar": 153_578,
    "xs18_rhe0ehr": 162_635,
    "xs8_312ko": 185_277,
    "xs16_j1u0696z11": 246_355,
    "xs14_6970796": 251_034,
    "xs15_354cgc453": 279_678,
    "xs10_32qr": 343_458,
    "xs14_j1u066z11": 377_550,
    "xs16_69egmiczx1": 469_649,
    "xs10_178kk8": 568_015,
    "xs17_2ege1ege2": 596_223,
    "xs10_69ar": 693_975,
    "xs7_3lo": 704_041,
    "xs14_69bo8a6": 715_172,
    "xs14_39e0e93": 875_560,
    "xp2_7": 1.010267,
    "xp2_7e": 132.41,
    "xp2_318c": 423.43,
    "xp3_co9nas0san9oczgoldlo0oldlogz1047210127401": 4109.8,
    "xp15_4r4z4r4": 381_776,
    "xp2_2a54": 654_985,
    "xq4_153": 1.0019127,
    "xq4_6frc": 685.81,
    "xq4_27dee6": 2603.1,
    "xq4_27deee6": 14_979,
  ]
}
