extension PatternLibrary {
  /// Patterns that recur in place.
  static let oscillators = patterns(
    .oscillator,
    [
      Entry("Blinker", by: "John Conway", .oscillates(period: 2), "3o!"),
      Entry("Toad", by: "Simon Norton", .oscillates(period: 2), "b3o$3o!"),
      Entry("Beacon", by: "John Conway", .oscillates(period: 2), "2o$2o$2b2o$2b2o!"),
      Entry("Clock", by: "Simon Norton", .oscillates(period: 2), "2bo$obo$bobo$bo!"),
      Entry("Spark coil", .oscillates(period: 2), "2o4b2o$obo2bobo$2bo2bo$obo2bobo$2o4b2o!"),
      Entry("Phoenix 1", .oscillates(period: 2), "3bo$3bobo$bo$6b2o$2o$6bo$2bobo$4bo!"),
      Entry(
        "Washing machine", by: "Robert Wainwright", .oscillates(period: 2),
        """
        b2ob2o$ob2o2bo$2o4bo$bo3bo$o4b2o$o2b2obo$b2ob2o!
        """),
      Entry(
        "Pulsar", by: "John Conway", .oscillates(period: 3),
        """
        2b3o3b3o2$o4bobo4bo$o4bobo4bo$o4bobo4bo$2b3o3b3o2$2b3o3b3o$o4bobo4bo$o4bobo4bo$o
        4bobo4bo2$2b3o3b3o!
        """),
      Entry("Caterer", by: "Dean Hickerson", .oscillates(period: 3), "2bo$o3b4o$o3bo$o$3bo$b2o!"),
      Entry(
        "Jam", by: "Achim Flammenkamp", .oscillates(period: 3),
        """
        3b2o$2bo2bo$o2bobo$o3bo$o$3bo$b2o!
        """),
      Entry(
        "Star", by: "Hartmut Holzwart", .oscillates(period: 3),
        """
        4b3o2$2bobobobo2$obo5bobo$o9bo$obo5bobo2$2bobobobo2$4b3o!
        """),
      Entry(
        "1-2-3", by: "David Buckingham", .oscillates(period: 3),
        """
        2b2o$o2bo$2obob2o$bobo2bo$bo4bob2o$2b3obob2o$5bo$4bo$4b2o!
        """),
      Entry(
        "Two eaters", by: "Bill Gosper", .oscillates(period: 3),
        """
        2o$bo$bobo$2b2o$5b2o$5bobo$7bo$7b2o!
        """),
      Entry(
        "Mold", by: "Achim Flammenkamp", .oscillates(period: 4),
        """
        3b2o$2bo2bo$o2bobo$4bo$ob2o$bo!
        """),
      Entry(
        "Pinwheel", by: "Simon Norton", .oscillates(period: 4),
        """
        6b2o$6b2o2$4b4o$2obo4bo$2obo2bobo$3bo3b2ob2o$3bobo2bob2o$4b4o2$4b2o$4b2o!
        """),
      Entry(
        "Windmill", by: "Dean Hickerson", .oscillates(period: 4),
        """
        11bo$9b2obo$7b2o$10b2o$7b3o2$3o$3b2o2b3ob2o$10b7o$b7o$5b2ob3o2b2o$15b3o2$8b3o$6b
        2o$9b2o$5bob2o$6bo!
        """),
      Entry(
        "Octagon 2", by: "Arthur Taber", .oscillates(period: 5),
        """
        3b2o$2bo2bo$bo4bo$o6bo$o6bo$bo4bo$2bo2bo$3b2o!
        """),
      Entry(
        "Fumarole", by: "Dean Hickerson", .oscillates(period: 5),
        """
        3b2o$bo4bo$bo4bo$bo4bo$2bo2bo$obo2bobo$2o4b2o!
        """),
      Entry(
        "Pentoad", by: "Bill Gosper", .oscillates(period: 5),
        """
        11b2o$11bo$9bobo$9b2o$5b2o$6bo$6bo$6b2o$2b2o$bobo$bo$2o!
        """),
      Entry(
        "101", by: "Achim Flammenkamp", .oscillates(period: 5),
        """
        4b2o6b2o$3bobo6bobo$3bo10bo$2obo10bob2o$2obobo2b2o2bobob2o$3bobobo2bobobo$3bobob
        o2bobobo$2obobo2b2o2bobob2o$2obo10bob2o$3bo10bo$3bobo6bobo$4b2o6b2o!
        """),
      Entry(
        "Silver's p5", by: "Stephen Silver", .oscillates(period: 5),
        """
        2o$o$bo2bo$3b2o$3bo3bob2o$2bo4b2obo$2b2o!
        """),
      Entry(
        "Unix", by: "David Buckingham", .oscillates(period: 6),
        """
        b2o$b2o2$bo$obo$o2bo2b2o$4bob2o$2b2o!
        """),
      Entry(
        "Burloaferimeter", by: "David Buckingham", .oscillates(period: 7),
        """
        4b2o$5bo$4bo$3bob3o$3bobo2bo$2obo3bobo$2obo4bo$4b4o2$4b2o$4b2o!
        """),
      Entry(
        "28P7.1", .oscillates(period: 7),
        """
        2b2o$2bo$7bo$6obo$o$b2ob2o3b2o$2bobo4bobo$2bobo6bo$3bo7b2o!
        """),
      Entry(
        "Figure eight", by: "Simon Norton", .oscillates(period: 8),
        """
        3o$3o$3o$3b3o$3b3o$3b3o!
        """),
      Entry(
        "Kok's galaxy", by: "Jan Kok", .oscillates(period: 8),
        """
        6ob2o$6ob2o$7b2o$2o5b2o$2o5b2o$2o5b2o$2o$2ob6o$2ob6o!
        """),
      Entry(
        "Blocker", by: "Robert Wainwright", .oscillates(period: 8),
        """
        6bobo$5bo$2o2bo4bo$2obo2bob2o$4b2o!
        """),
      Entry(
        "Cauldron", by: "Don Woods and Robert Wainwright", .oscillates(period: 8),
        """
        5bo$4bobo$5bo2$3b5o$obo5bobo$2obo3bob2o$3bo3bo$3bo3bo$4b3o2$4b2obo$4bob2o!
        """),
      Entry(
        "Smiley", by: "Achim Flammenkamp", .oscillates(period: 8),
        """
        3ob3o$bobobo2$bo3bo2$obobobo$2bobo!
        """),
      Entry(
        "Worker bee", by: "David Buckingham", .oscillates(period: 9),
        """
        2o12b2o$bo12bo$bobo8bobo$2b2o8b2o2$5b6o2$2b2o8b2o$bobo8bobo$bo12bo$2o12b2o!
        """),
      Entry(
        "Snacker", by: "Mark Niemiec", .oscillates(period: 9),
        """
        2o16b2o$bo16bo$bobo12bobo$2b2o12b2o$7bo4bo$5b2ob4ob2o$7bo4bo$2b2o12b2o$bobo12bob
        o$bo16bo$2o16b2o!
        """),
      Entry(
        "29P9", by: "Dean Hickerson", .oscillates(period: 9),
        """
        b2o$2bo$2bob2o$b2obobo$7bo$5b3o$2o6b2o$o2bob2obo$2b2obo2bo$6b2o!
        """),
      Entry(
        "24P10", by: "Matthias Merzenich", .oscillates(period: 10),
        """
        7b2o$7bo2bo$3bo4bo3bo$4b2o3bob2o2$2obo3b2o$o3bo4bo$2bo2bo$4b2o!
        """),
      Entry(
        "34P13", .oscillates(period: 13),
        """
        4b3o2$6bo$6b2o$5bo$8bo$4bo3bo$9b2o$2o2b3o5bo$2o5bo4b2obo$7bo3bo3bo$7bobo5bo3$6b
        2o$6b2o!
        """),
      Entry(
        "Tumbler", by: "George Collins", .oscillates(period: 14),
        """
        bo5bo$obo3bobo$o2bobo2bo$2bo3bo$2b2ob2o!
        """),
      Entry(
        "Pentadecathlon", by: "John Conway", .oscillates(period: 15),
        """
        2bo4bo$2ob4ob2o$2bo4bo!
        """),
      Entry(
        "Ship in a bottle", by: "Bill Gosper", .oscillates(period: 16),
        """
        4b2o6b2o$3bo2bo4bo2bo$3bobo6bobo$b2o2b3o2b3o2b2o$o6bo2bo6bo$ob2o10b2obo$bobo10bo
        bo$3b2o3b2o3b2o$7bobo$7b2o$3b2o8b2o$bobo10bobo$ob2o10b2obo$o6bo2bo6bo$b2o2b3o2b
        3o2b2o$3bobo6bobo$3bo2bo4bo2bo$4b2o6b2o!
        """),
      Entry(
        "36P22", .oscillates(period: 22),
        """
        2o$bo$bobo13b3o$2b2o3bo8bo3bo$6bob2o6bo4bo$5bo4bo6b2obo$6bo3bo8bo3b2o$7b3o13bobo
        $25bo$25b2o!
        """),
      Entry(
        "Champagne glass", by: "Dean Hickerson", .oscillates(period: 22),
        """
        3b2o5b2o$3bo7bo$2obo7bob2o$o2b2o5b2o2bo$b2o6bo2b2o$3b3o4b2o$3bo4bo2bo$4b7o2$6b3o
        $6bo2bo$8b2o!
        """),
      Entry(
        "P24 shuttle", by: "Karel Suhajda", .oscillates(period: 24),
        """
        7b2o$7b2o4$11bo$6bo4b2o$2o3bobo5bo$2o2b2obo5b2o$5b2o2$18b2o$11b2o5b2o$10bo2bo$
        10b3o$11bo3$11b2o$11b2o!
        """),
      Entry(
        "Queen bee shuttle", by: "Bill Gosper", .oscillates(period: 30),
        """
        9bo$7bobo$6bobo$2o3bo2bo11b2o$2o4bobo11b2o$7bobo$9bo!
        """),
      Entry(
        "22P36", by: "Noam Elkies", .oscillates(period: 36),
        """
        2o$bo$bobo$2b2o$8bo$7b2o$8bo5$5bo$5b2o$5bo$10b2o$10bobo$12bo$12b2o!
        """),
      Entry(
        "26P40", by: "Nicolay Beluchenko", .oscillates(period: 40),
        """
        2o8b2o$2o7bo$12bo$8b2obo$8b2o5$7b2o$5bob2o$4bo$7bo7b2o$5b2o8b2o!
        """),
      Entry(
        "Twin bees shuttle", by: "Bill Gosper", .oscillates(period: 46),
        """
        17b2o$2o15bobo7b2o$2o17bo7b2o$17b3o4$17b3o$2o17bo$2o15bobo$17b2o!
        """),
      Entry(
        "34P64", by: "Matthias Merzenich", .oscillates(period: 64),
        """
        5b2o$5b2o3$8b2o$9b2o8b2o$19b2o2$10bobo$9bo3bo$8bo3bo$7bo3bo$8bobo2$2o$2o8b2o$11b
        2o3$14b2o$14b2o!
        """),
      Entry(
        "Centinal", by: "Bill Gosper", .oscillates(period: 100),
        """
        2o48b2o$bo48bo$bobo21b2o21bobo$2b2o8bo12b2o12b2o7b2o$11b2o26bobo$10b2o29bo$11b2o
        2b2o22b3o4$11b2o2b2o22b3o$10b2o29bo$11b2o26bobo$2b2o8bo12b2o12b2o7b2o$bobo21b2o
        21bobo$bo48bo$2o48b2o!
        """),
    ])
}
