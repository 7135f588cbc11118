extension PatternLibrary {
  /// Patterns that recur elsewhere.
  static let spaceships = patterns(
    .spaceship,
    [
      Entry("Glider", by: "Richard Guy", .travels(period: 4, x: 1, y: 1), "bo$2bo$3o!"),
      Entry(
        "Lightweight spaceship", by: "John Conway", .travels(period: 4, x: -2, y: 0),
        """
        bo2bo$o$o3bo$4o!
        """),
      Entry(
        "Middleweight spaceship", by: "John Conway", .travels(period: 4, x: -2, y: 0),
        """
        3bo$bo3bo$o$o4bo$5o!
        """),
      Entry(
        "Heavyweight spaceship", by: "John Conway", .travels(period: 4, x: -2, y: 0),
        """
        3b2o$bo4bo$o$o5bo$6o!
        """),
      Entry(
        "Turtle", by: "Dean Hickerson", .travels(period: 3, x: -1, y: 0),
        """
        b3o7bo$b2o2bob2ob2o$3b3o4bo$bo2bobo3bo$o4bo4bo$o4bo4bo$bo2bobo3bo$3b3o4bo$b2o2bo
        b2ob2o$b3o7bo!
        """),
      Entry(
        "Dart", by: "David Bell", .travels(period: 3, x: 0, y: -1),
        """
        7bo$6bobo$5bo3bo$6b3o2$4b2o3b2o$2bo3bobo3bo$b2o3bobo3b2o$o5bobo5bo$bob2obobob2ob
        o!
        """),
      Entry(
        "25P3H1V0.1", by: "Dean Hickerson", .travels(period: 3, x: 0, y: -1),
        """
        7b2obo$4b2obob2ob3o$b4o2b2o6bo$o4bo3bo3b2o$b2o!
        """),
      Entry(
        "Brain", by: "David Bell", .travels(period: 3, x: 0, y: -1),
        """
        b3o9b3o$obob2o5b2obobo$obobo7bobobo$bob2ob2ob2ob2obo$5bobobobo$3bobobobobobo$2b
        2obobobobob2o$2b3o2bobo2b3o$2b2o2bo3bo2b2o$bo4b2ob2o4bo$bo13bo!
        """),
      Entry(
        "Wasp", by: "David Bell", .travels(period: 3, x: 0, y: -1),
        """
        10bo3bo$7bobob2ob3o$6bo2bo6b2ob2o$b2o2b2o2bo3bo2bo2b2o$b2obob2o2bo2bo4bo2bo$o3bo
        4b2o$obobo2bo2b2o$9bo$b3o!
        """),
      Entry(
        "Canada goose", by: "Jason Summers", .travels(period: 4, x: -1, y: -1),
        """
        3o$o9b2o$bo6b3obo$3b2o2b2o$4bo$8bo$4b2o3bo$3bobob2o$3bobo2bob2o$2bo4b2o$2b2o$2b
        2o!
        """),
      Entry(
        "Hivenudger", by: "Hartmut Holzwart", .travels(period: 4, x: -2, y: 0),
        """
        4o5bo2bo$o3bo3bo$o7bo3bo$bo2bo3b4o2$5b2o$5b2o$5b2o2$bo2bo3b4o$o7bo3bo$o3bo3bo$4o
        5bo2bo!
        """),
      Entry(
        "X66", by: "Hartmut Holzwart", .travels(period: 4, x: -2, y: 0),
        """
        2bo$2o$o2b3o2bo$o4b3o$b3o2b2o2$b3o2b2o$o4b3o$o2b3o2bo$2o$2bo!
        """),
      Entry(
        "37P4H1V0", by: "Josh Ball", .travels(period: 4, x: 0, y: -1),
        """
        bo$bo8bo$obo5bo3bo$8bo3b2o$5bob2o5b2o$b6o2bo6bo$2b2o6bo3b3o$10bo3bob2o$13bo$18bo
        $17bo$17bo!
        """),
      Entry(
        "Spider", by: "David Bell", .travels(period: 5, x: 0, y: -1),
        """
        9bo7bo$3b2obobob2o3b2obobob2o$3obob3o9b3obob3o$o3bobo5bobo5bobo3bo$4b2o6bobo6b2o
        $b2o9bobo9b2o$b2ob2o15b2ob2o$5bo15bo!
        """),
      Entry(
        "30P5H2V0", by: "Paul Tooke", .travels(period: 5, x: 0, y: -2),
        """
        4bo$3b3o$2b2ob2o2$bobobobo2bo$2o3bo3b3o$2o3bo6bo$10bobo$8bobo$9bo2bo$12bo!
        """),
      Entry(
        "Weekender", by: "David Eppstein", .travels(period: 7, x: 0, y: -2),
        """
        bo12bo$bo12bo$obo10bobo$bo12bo$bo12bo$2bo3b4o3bo$6b4o$2b4o4b4o2$4bo6bo$5b2o2b2o!
        """),
      Entry(
        "Loafer", by: "Josh Ball", .travels(period: 7, x: -1, y: 0),
        """
        b2o2bob2o$o2bo2b2o$bobo$2bo$8bo$6b3o$5bo$6bo$7b2o!
        """),
      Entry(
        "Lobster", by: "Matthias Merzenich", .travels(period: 7, x: 1, y: -1),
        """
        11b3o$13bo$8b2o2bo$8b2o$12b2o$11b2o$10bo2bo2$8bo2bo$7bo3bo$6bob3o$5bo$5bo13bobo
        2b2o$6bo13b2obobo$b2o13b2o2bo4bo$o2b2o2b2o6bo3bo$5bo2bo6bo6b2o$9b2o4bobo4b2o$2bo
        3bo3bo5bo$6b2o4bo2bo$bobo5bo3b2o$2o8bo$5bo4bo$7bo3bo$4b2o5bo$4bo5bo!
        """),
      Entry(
        "Copperhead", by: "zdr", .travels(period: 10, x: 0, y: -1),
        """
        b2o2b2o$3b2o$3b2o$obo2bobo$o6bo2$o6bo$b2o2b2o$2b4o2$3b2o$3b2o!
        """),
      Entry(
        "Schick engine", by: "Paul Schick", .travels(period: 12, x: -6, y: 0),
        """
        bo2bo$o$o3bo$4o9b2o$6b3o5b2o$6b2ob2o6b3o$6b3o5b2o$4o9b2o$o3bo$o$bo2bo!
        """),
      Entry(
        "Coe ship", by: "Tim Coe", .travels(period: 16, x: 8, y: 0),
        """
        4b6o$2b2o5bo$2obo5bo$4bo3bo$6bo$6b2o$5b4o$5b2ob2o$7b2o!
        """),
      Entry("2x2 glider", rule: "B36/S125", .travels(period: 8, x: 1, y: -1), "3o2$2bobo$bo!"),
      Entry(
        "(5,2)c/190 spaceship", rule: "B38/S23", .travels(period: 190, x: -2, y: -5),
        """
        2o$2o2$8b2o$7bo2bo$5b2ob2o$5b2ob2o$7bo5$18b3o$18bobo$18b3o7$24b2o$23b3o$23bo2bo$
        24b2o$37b2o$37bobo$38bo!
        """),
      Entry(
        "Day & Night fireball", rule: "B3678/S34678", .travels(period: 40, x: 0, y: 20),
        """
        6bo$6b2o2$8bo$5bo2bo$5b3o9$3bo$3bo$b3obob2o$ob3ob2obo$ob7o$b9o$3b7o$11o$obob5obo
        $2b6obo$bob4obo$3b6o$3b5o$3b2o$2b2o$3b2ob2o$3b2obo$4b3o$obob2obo$o2b5o$2b4obo$ob
        4o$b6o$2b4o$2b4obo$3b4ob2o$3b7o$4b5o$3b7o$11o$11o$b9o$8o$b8o$2b6o$3b4o$4b2o!
        """),
      Entry(
        "Sir Robin", by: "Adam P. Goucher and Tomas Rokicki", .travels(period: 6, x: -1, y: -2),
        """
        4b2o$4bo2bo$4bo3bo$6b3o$2b2o6b4o$2bob2o4b4o$bo4bo6b3o$2b4o4b2o3bo$o9b2o$bo3bo$6b
        3o2b2o2bo$2b2o7bo4bo$13bob2o$10b2o6bo$11b2ob3obo$10b2o3bo2bo$10bobo2b2o$10bo2bob
        obo$10b3o6bo$11bobobo3bo$14b2obobo$11bo6b3o2$11bo9bo$11bo3bo6bo$12bo5b5o$12b3o$
        16b2o$13b3o2bo$11bob3obo$10bo3bo2bo$11bo4b2ob3o$13b4obo4b2o$13bob4o4b2o$19bo$20b
        o2b2o$20b2o$21b5o$25b2o$19b3o6bo$20bobo3bobo$19bo3bo3bo$19bo3b2o$18bo6bob3o$19b
        2o3bo3b2o$20b4o2bo2bo$22b2o3bo$21bo$21b2obo$20bo$19b5o$19bo4bo$18b3ob3o$18bob5o$
        18bo$20bo$16bo4b4o$20b4ob2o$17b3o4bo$24bobo$28bo$24bo2b2o$25b3o$22b2o$21b3o5bo$
        24b2o2bobo$21bo2b3obobo$22b2obo2bo$24bobo2b2o$26b2o$22b3o4bo$22b3o4bo$23b2o3b3o$
        24b2ob2o$25b2o$25bo2$24b2o$26bo!
        """),
      Entry(
        "Crab", by: "Jason Summers", .travels(period: 4, x: -1, y: -1),
        """
        8b2o$7b2o$9bo$11b2o$10bo2$9bo2bo$b2o5b2o$2o5bo$2bo4bobo$4b2o2bo$4b2o!
        """),
    ])
}
