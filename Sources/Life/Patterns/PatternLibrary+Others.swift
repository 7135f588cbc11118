extension PatternLibrary {
  /// Patterns that belong to no other kind.
  static let others = patterns(
    .other,
    [
      Entry(
        "c/3 ladder", rule: "B3/S012345678", .grows(period: 6, cells: 13, from: 0),
        """
        o$3o$b3o$ob3o$ob2o$b2o$3o$o!
        """),
      Entry(
        "HighLife replicator", by: "Nathan Thompson", rule: "B36/S23", .replicates(period: 12),
        """
        2b3o$bo2bo$o3bo$o2bo$3o!
        """),
      Entry(
        "Spacefiller", by: "Hartmut Holzwart", .growsWithSquareOfTime,
        """
        20b3o3b3o$19bo2bo3bo2bo$4o18bo3bo18b4o$o3bo17bo3bo17bo3bo$o8bo12bo3bo12bo8bo$bo
        2bo2b2o2bo25bo2b2o2bo2bo$6bo5bo7b3o3b3o7bo5bo$6bo5bo8bo5bo8bo5bo$6bo5bo8b7o8bo5b
        o$bo2bo2b2o2bo2b2o4bo7bo4b2o2bo2b2o2bo2bo$o8bo3b2o4b11o4b2o3bo8bo$o3bo9b2o17b2o
        9bo3bo$4o11b19o11b4o$16bobo11bobo$19b11o$19bo9bo$20b9o$24bo$20b3o3b3o$22bo3bo2$
        21b3ob3o$21b3ob3o$20bob2ob2obo$20b3o3b3o$21bo5bo!
        """),
      Entry(
        "Metacatacryst", by: "Nick Gotts", .growsWithSquareOfTime,
        """
        15366bo$15366bo$15364b2o$15363bo$15363bo$15363bo$15363bo6$15393bo$15392b2o$
        15390bo2bo2$15390bobo$15391bo133$15568b2o$15569b2o$15569bo29$15554bo$15553bobo$
        15555bo$15556bo507$59722b2o$59721b2o$59722bo29$59737bo$59736bobo$59736bo$59735bo
        13907$bo3bo$2bobo$o2bo$o$o21$33bo$32bo$31bo$32bo$33bo$29b3o!
        """),
    ])
}
