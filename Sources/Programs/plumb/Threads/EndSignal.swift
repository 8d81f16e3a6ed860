import Platform

/// The wish of a person or of the system that the process ends, for a thread that waits for it.
///
/// From its creation on the signals do nothing else. It must be created before other threads are.
struct EndSignal: Sendable {
  /// Takes the signals over.
  init() {
    var signals = Self.signals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Waits for one of the signals.
  func wait() {
    var signals = Self.signals
    var received: Int32 = 0
    sigwait(&signals, &received)
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    return signals
  }
}
