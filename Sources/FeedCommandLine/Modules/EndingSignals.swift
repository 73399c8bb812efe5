import Foundation
import Synchronization

/// The signals with which somebody ends a program on purpose: control-C, a request, and a terminal that is closed.
///
/// They end the program as they always do, after a last body has run; one that the program was started to ignore, as under
/// `nohup`, stays ignored.
final class EndingSignals: Sendable {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  private let sources: [Source]

  /// A dispatch source is thread-safe, and says so in some versions of the library only.
  private struct Source: @unchecked Sendable {
    let number: Int32
    let source: any DispatchSourceSignal
  }

  /// Runs a body before one of the signals ends the program, on another thread.
  ///
  /// - Parameter body: Runs once at most, beside whatever the program is doing.
  init(before body: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "ending signals")
    sources = Self.numbers.compactMap { number in
      guard Self.ignore(number) else { return nil }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        body()
        Self.end(by: number)
      }
      source.resume()
      return Source(number: number, source: source)
    }
  }

  /// Lets the signals end the program at once again.
  func stop() {
    for source in sources {
      source.source.cancel()
      signal(source.number, SIG_DFL)
    }
  }

  /// Leaves a signal to the source, which gets those that are ignored; false where it was ignored before.
  private static func ignore(_ number: Int32) -> Bool {
    let address: (sighandler_t?) -> Int = { unsafe unsafeBitCast($0, to: Int.self) }
    // Handlers are C functions or small numbers, and no values that can be compared.
    return address(signal(number, SIG_IGN)) != address(SIG_IGN)
  }

  /// Ends the program by a signal, so that who started it sees which.
  private static func end(by number: Int32) {
    signal(number, SIG_DFL)
    var set = sigset_t()
    unsafe sigemptyset(&set)
    unsafe sigaddset(&set, number)
    unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    _exit(128 + number)
  }
}
