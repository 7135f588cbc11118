extension Texts {
  /// A date with the time of day.
  ///
  /// The order and the months follow the language rather than `LC_TIME`, which might name months in another language
  /// than the surrounding sentence, or lack them if no locale is installed.
  public func date(_ date: CalendarDate) -> String {
    translate(
      "{day} {month} {year}, {hour}:{minute}",
      [
        "day": date.day, "month": month(date.month), "year": date.year, "hour": date.hour,
        "minute": twoDigits(date.minute),
      ])
  }

  /// A date with the time of day in digits, with constant width for columns.
  public func shortDate(_ date: CalendarDate) -> String {
    return translate(
      "{year}-{month}-{day} {hour}:{minute}",
      [
        "year": date.year, "month": twoDigits(date.month), "day": twoDigits(date.day),
        "hour": twoDigits(date.hour),
        "minute": twoDigits(date.minute),
      ])
  }

  private func twoDigits(_ number: Int) -> Numeral {
    Numeral(number < 10 ? "0\(number)" : "\(number)")
  }

  private func month(_ number: Int) -> String {
    switch number {
    case 1: translate("January")
    case 2: translate("February")
    case 3: translate("March")
    case 4: translate("April")
    case 5: translate("May")
    case 6: translate("June")
    case 7: translate("July")
    case 8: translate("August")
    case 9: translate("September")
    case 10: translate("October")
    case 11: translate("November")
    case 12: translate("December")
    default: ""
    }
  }
}
