extension PatternLibrary {
  /// Patterns that never change.
  static let stillLifes = patterns(
    .stillLife,
    [
      Entry("Block", by: "John Conway", .staysSame, "2o$2o!"),
      Entry("Tub", by: "John Conway", .staysSame, "bo$obo$bo!"),
      Entry("Boat", by: "John Conway", .staysSame, "2o$obo$bo!"),
      Entry("Ship", by: "John Conway", .staysSame, "2o$obo$b2o!"),
      Entry("Snake", by: "John Conway", .staysSame, "2obo$ob2o!"),
      Entry("Beehive", by: "John Conway", .staysSame, "b2o$o2bo$b2o!"),
      Entry("Aircraft carrier", .staysSame, "2o$o2bo$2b2o!"),
      Entry("Barge", by: "John Conway", .staysSame, "bo$obo$bobo$2bo!"),
      Entry("Eater 1", by: "Bill Gosper", .staysSame, "2o$obo$2bo$2b2o!"),
      Entry("Loaf", by: "John Conway", .staysSame, "b2o$o2bo$bobo$2bo!"),
      Entry("Long boat", by: "John Conway", .staysSame, "2o$obo$bobo$2bo!"),
      Entry("Long ship", .staysSame, "2o$obo$bobo$2b2o!"),
      Entry("Pond", by: "John Conway", .staysSame, "b2o$o2bo$o2bo$b2o!"),
      Entry("Mango", by: "John Conway", .staysSame, "b2o$o2bo$bo2bo$2b2o!"),
      Entry("Canoe", .staysSame, "3b2o$4bo$3bo$obo$2o!"),
      Entry("Shillelagh", .staysSame, "2o$o2b2o$b2obo!"),
      Entry("Hat", .staysSame, "2bo$bobo$bobo$2ob2o!"),
      Entry("Integral sign", .staysSame, "3b2o$2bobo$2bo$obo$2o!"),
      Entry("Boat-tie", .staysSame, "bo$obo$b2o$3b2o$3bobo$4bo!"),
      Entry("Ship-tie", .staysSame, "2o$obo$b2o$3b2o$3bobo$4b2o!"),
      Entry("Paperclip", .staysSame, "2b2o$bo2bo$bob2o$2obo$o2bo$b2o!"),
      Entry("Half-bakery", .staysSame, "4b2o$3bo2bo$3bobo$b2obo$o2bo$obo$bo!"),
      Entry("Dead spark coil", .staysSame, "2o3b2o$obobobo$2bobo$obobobo$2o3b2o!"),
      Entry("Scorpion", .staysSame, "3bo$b3o$o3b2o$obobobo$b2obobo$5bo!"),
      Entry(
        "Eater 2", by: "David Buckingham", .staysSame,
        """
        3bob2o$b3ob2o$o$b3ob2o$3bobo$3bobo$4bo!
        """),
      Entry(
        "Spiral", by: "Robert Wainwright", .staysSame,
        """
        2o4bo$bo2b3o$bobo$2bobo$3bobo$3o2bo$o4b2o!
        """),
      Entry("Small lake", .staysSame, "4bo$3bobo$3bobo$b2o3b2o$o7bo$b2o3b2o$3bobo$3bobo$4bo!"),
    ])
}
