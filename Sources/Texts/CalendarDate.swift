/// A local date and time of day.
public struct CalendarDate: Equatable, Sendable {
  public var year: Int
  /// 1…12.
  public var month: Int
  public var day: Int
  public var hour: Int
  public var minute: Int

  public init(year: Int, month: Int, day: Int, hour: Int, minute: Int) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
  }
}
