/// Numbers from 0 on, joined into sets.
///
/// After R. E. Tarjan, "Efficiency of a good but not linear set union algorithm" (1975).
struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func root(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  mutating func join(_ one: Int, _ other: Int) {
    let (a, b) = (root(of: one), root(of: other))
    // The smaller number represents both.
    if a != b { parents[max(a, b)] = min(a, b) }
  }

  /// The numbers of each set, in order.
  var groups: [[Int]] {
    var sets = self
    var groups: [[Int]] = []
    /// By the number that represents a set.
    var places = [Int](repeating: -1, count: parents.count)
    for number in parents.indices {
      let root = sets.root(of: number)
      if places[root] < 0 {
        places[root] = groups.count
        groups.append([])
      }
      groups[places[root]].append(number)
    }
    return groups
  }
}
