// Texts about identified cells.
extension LifeTexts {
  public var identifiesTwoStates: String {
    translate("Only two-state rules can be identified.")
  }
  public var identify: String { translate("Identify") }
  public var agesAndLines: String { translate("Colours by age, grid lines") }
  public func identifying(_ percent: Int) -> String {
    translate("Watching cells: {percent} %", ["percent": percent])
  }
  public var nothingLivesThere: String { translate("No living cells there.") }
  public func tooManyToIdentify(_ most: Int) -> String {
    translate(
      "More than {most} cells are too many to identify: select a single object.", ["most": most])
  }
  public var bornFromNothing: String {
    translate("This rule brings empty space to life: objects can’t be told apart.")
  }
  public func unsettled(_ generations: Int) -> String {
    translate(
      "It did not repeat within {generations} generations.", ["generations": generations])
  }
  public func stillLife(_ cells: Int) -> String {
    translate("Still life of {cells} cells", ["cells": cells])
  }
  public func oscillator(_ period: Int, rotor: Int, of all: Int) -> String {
    translate(
      "Oscillator of period {period}; {rotor} of {all} cells change",
      ["period": period, "rotor": rotor, "all": all])
  }
  public func spaceship(_ speed: String, _ period: Int) -> String {
    translate("Spaceship of speed {speed}, period {period}", ["speed": speed, "period": period])
  }
  public func called(_ code: String, _ what: String) -> String {
    translate("{what}: {code}", ["what": what, "code": code])
  }
  public func objects(_ count: Int, _ what: String) -> String {
    translate("{what}, of {count} objects", ["what": what, "count": count])
  }
  public func gun(_ period: Int, shooting yields: String) -> String {
    translate("Gun of period {period}, shooting {yields}", ["period": period, "yields": yields])
  }
  public func rake(_ period: Int, _ speed: String, sending yields: String) -> String {
    translate(
      "Rake of period {period}, speed {speed}, sending out {yields}",
      ["period": period, "speed": speed, "yields": yields])
  }
  public func puffer(_ period: Int, _ speed: String, leaving yields: String) -> String {
    translate(
      "Puffer of period {period}, speed {speed}, leaving {yields}",
      ["period": period, "speed": speed, "yields": yields])
  }
  public func growth(_ cells: Int, _ period: Int) -> String {
    translate(
      "Grows by {cells} cells every {period} generations", ["cells": cells, "period": period])
  }
  public var growsWithSquareOfTime: String { translate("It grows quadratically.") }
}
