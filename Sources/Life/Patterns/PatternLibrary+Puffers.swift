extension PatternLibrary {
  /// Patterns that move and leave debris behind.
  static let puffers = patterns(
    .puffer,
    [
      Entry(
        "Puffer 1", by: "Bill Gosper", .grows(period: 128, cells: 26, from: 12),
        """
        b3o6bo5bo6b3o$o2bo5b3o3b3o5bo2bo$3bo4b2obo3bob2o4bo$3bo19bo$3bo2bo13bo2bo$3bo2b
        2o11b2o2bo$2bo3b2o11b2o3bo!
        """),
      Entry(
        "Space rake", .grows(period: 20, cells: 5, from: 0),
        """
        11b2o5b4o$9b2ob2o3bo3bo$9b4o8bo$10b2o5bo2bo2$8bo$7b2o8b2o$6bo9bo2bo$7b5o4bo2bo$
        8b4o3b2ob2o$11bo4b2o4$18b4o$o2bo13bo3bo$4bo16bo$o3bo12bo2bo$b4o!
        """),
      Entry(
        "Blinker puffer 1", by: "Robert Wainwright", .grows(period: 8, cells: 3, from: 0),
        """
        3bo$bo3bo$o$o4bo$5o4$b2o$2ob3o$b4o$2b2o2$5b2o$3bo4bo$2bo$2bo5bo$2b6o!
        """),
      Entry(
        "Pufferfish", by: "Richard Schank", .grows(period: 12, cells: 8, from: 0),
        """
        3bo7bo$2b3o5b3o$b2o2bo3bo2b2o$3b3o3b3o2$4bo5bo$2bo2bo3bo2bo$o5bobo5bo$2o4bobo4b
        2o$6bobo$3bobo3bobo$4bo5bo!
        """),
      Entry(
        "10-cell infinite growth", by: "Paul Callahan", .grows(period: 144, cells: 16, from: 564),
        """
        6bo$4bob2o$4bobo$4bo$2bo$obo!
        """),
      Entry(
        "5x5 infinite growth", by: "Paul Callahan", .grows(period: 144, cells: 16, from: 660),
        """
        3obo$o$3b2o$b2obo$obobo!
        """),
      Entry(
        "One-cell-thick infinite growth", by: "Paul Callahan",
        .grows(period: 144, cells: 32, from: 1483),
        """
        8ob5o3b3o6b7ob5o!
        """),
      Entry(
        "2x12 infinite growth", .grows(period: 144, cells: 16, from: 2638),
        """
        o2b2ob4obo$6ob2o2bo!
        """),
      Entry(
        "2x2 line puffer", by: "Nathaniel Johnston", rule: "B36/S125",
        .grows(period: 8, cells: 1, from: 0),
        """
        4bo$3bo$2bo2$o$o2bo$obo2$2bo!
        """),
    ])
}
