extension LifeRule {
  /// Rules that have a name among those who study them.
  public static let named: [(name: String, rule: LifeRule)] = [
    ("Conway's Life", "B3/S23"), ("HighLife", "B36/S23"), ("Day & Night", "B3678/S34678"),
    ("Seeds", "B2/S"), ("Life without death", "B3/S012345678"), ("Replicator", "B1357/S1357"),
    ("Diamoeba", "B35678/S5678"), ("2×2", "B36/S125"), ("Morley (Move)", "B368/S245"),
    ("Anneal", "B4678/S35678"), ("34 Life", "B34/S34"), ("Maze", "B3/S12345"),
    ("Mazectric", "B3/S1234"), ("Coral", "B3/S45678"), ("Walled cities", "B45678/S2345"),
    ("Stains", "B3678/S235678"), ("Flock", "B3/S12"), ("DryLife", "B37/S23"),
    ("Pedestrian Life", "B38/S23"), ("Gnarl", "B1/S1"), ("LongLife", "B345/S5"),
    ("Serviettes", "B234/S"), ("Assimilation", "B345/S4567"), ("Coagulations", "B378/S235678"),
    ("EightLife", "B3/S238"), ("H-trees", "B1/S012345678"), ("Pseudo Life", "B357/S238"),
    ("Vote", "B5678/S45678"), ("Gems", "B3457/S4568"), ("Iceballs", "B25678/S5678"),
  ].compactMap { name, text in LifeRule(text).map { (name, $0) } }

  /// The name that the rule has; nil for none.
  public var name: String? { Self.named.first { $0.rule == self }?.name }
}
