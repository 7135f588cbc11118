import Glibc

/// The processors that this program may use.
enum ProcessorCount {
  static var active: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
