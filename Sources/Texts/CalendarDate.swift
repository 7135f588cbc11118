/// A local date and time of day.
public struct CalendarDate: Equatable, Sendable {
  /// The year of the Gregorian calendar.
  public var year: Int
  /// 1…12.
  public var month: Int
  /// The day of the month, 1…31.
  public var day: Int
  /// 0…23.
  public var hour: Int
  /// 0…59.
  public var minute: Int

  /// Creates a date and time, which are not checked.
  public init(year: Int, month: Int, day: Int, hour: Int, minute: Int) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
  }
}
