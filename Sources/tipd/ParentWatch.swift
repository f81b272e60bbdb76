#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Notices that the process which a client named as its own is gone.
///
/// The end of standard input says so too, but not while another process holds the writing end of that pipe.
struct ParentWatch {
  /// Seconds between two probes.
  private static let interval = 3.0

  /// When to probe next; nil while no process is watched.
  private(set) var nextProbe: Double?

  private var named: Int64?
  private var process: pid_t = 0
  private var isParent = false

  /// Watches the process `id` from now on, if it can be seen at all; else goes on as before.
  ///
  /// A client in another container names an id that does not exist here: ending for that reason would end every
  /// such client's server.
  mutating func watch(_ id: Int64, at now: Double) {
    guard id != named else { return }
    named = id
    // 0 and negative ids would name process groups.
    guard let process = pid_t(exactly: id), process > 0, exists(process) else { return }
    self.process = process
    isParent = getppid() == process
    nextProbe = now + ParentWatch.interval
  }

  /// Whether the watched process is gone, as far as the probes that are due can tell.
  mutating func findsProcessGone(at now: Double) -> Bool {
    guard let due = nextProbe, due <= now else { return false }
    nextProbe = now + ParentWatch.interval
    // A dead parent may stay visible as a zombie, but its children get another parent at once.
    return isParent ? getppid() != process : !exists(process)
  }
}

/// Whether there is a process `id`, be it someone else's.
private func exists(_ id: pid_t) -> Bool { kill(id, 0) == 0 || errno != ESRCH }
