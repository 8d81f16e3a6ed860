import JSONRPC
import JSONValues
import Platform

/// Joins a service to standard input and standard output.
///
/// Requests are answered one after the other, on a thread of their own, while this one reads on: a
/// request that is given up, or takes too long, ends at once and changes nothing. What a service has
/// put off is done while nothing waits, and given up when something comes.
struct MessageLoop<Service: RPCService & Sendable> {
  private(set) var service: Service
  private let framing: MessageFraming
  private var reader: MessageReader
  private var envelope: MessageEnvelope
  /// How long a request may take; nil for any time.
  private let limit: Duration?
  /// Whether a request that is given up is answered with an error.
  private let answersCancelled: Bool
  private var waiting: [RPCMessage] = []
  private var cancelled: Set<JSONValue> = []
  private var isOpen = true

  /// Makes a loop around a service.
  init(
    _ service: Service, _ framing: MessageFraming, in envelope: MessageEnvelope = .jsonRPC,
    limit: Duration?, answersCancelled: Bool
  ) {
    self.service = service
    self.envelope = envelope
    self.framing = framing
    self.limit = limit
    self.answersCancelled = answersCancelled
    reader = MessageReader(framing)
  }

  /// Answers until the input ends, or the other side says that it is done.
  mutating func run() {
    while !service.hasEnded {
      guard let message = takeNext() else {
        if isOpen, service.hasWork { work() }
        guard waiting.isEmpty else { continue }
        guard isOpen else { return }
        read(waiting: -1)
        continue
      }
      handle(message)
    }
  }

  private mutating func takeNext() -> RPCMessage? {
    if isOpen { read(waiting: 0) }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  // MARK: - Working

  private mutating func handle(_ message: RPCMessage) {
    var id: JSONValue?
    if case .request(let asked, _, _) = message { id = asked }
    if let id, cancelled.remove(id) != nil { return giveUp(id) }
    let deadline = id == nil ? nil : limit.map { ContinuousClock.now + $0 }
    var isLate = false
    let copy = service
    let outcome = Worker.run(
      until: {
        if isOpen { read(waiting: 0) }
        guard let id else { return false }
        isLate = deadline.map { $0 <= .now } ?? false
        return isLate || cancelled.contains(id)
      },
      {
        var service = copy
        let messages = service.handle(message)
        return (service: service, messages: messages)
      })
    if let outcome {
      service = outcome.service
      for message in outcome.messages { send(message) }
    } else if let id {
      cancelled.remove(id)
      giveUp(id, isLate: isLate)
    }
  }

  /// Answers a request that ends without a result: the other side cancelled it, or it is late.
  private mutating func giveUp(_ id: JSONValue, isLate: Bool = false) {
    guard answersCancelled || isLate else { return }
    let reason =
      isLate ? "the request took too long and was given up" : "the request was cancelled"
    send(RPCMessage.failure(id, RPCError(.cancelled, reason)))
  }

  /// Does what was put off until something comes, or the input ends.
  private mutating func work() {
    let copy = service
    let outcome = Worker.run(
      until: {
        if isOpen { read(waiting: 0) }
        return !waiting.isEmpty || !isOpen
      },
      {
        var service = copy
        service.work()
        // They are taken out first: the service is kept without them.
        let messages = service.outgoing()
        return (service: service, messages: messages)
      })
    guard let outcome else { return }
    service = outcome.service
    for message in outcome.messages { send(message) }
  }

  // MARK: - Streams

  /// Reads the bytes that have arrived.
  ///
  /// If there are none, it waits for them at most `time` milliseconds; -1 waits without a limit.
  private mutating func read(waiting time: Int32) {
    var time = time
    while isOpen {
      var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard poll(&source, 1, time) > 0 else { return }
      time = 0
      var block = [UInt8](repeating: 0, count: 1 << 16)
      let count = Platform.read(STDIN_FILENO, &block, block.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else {
        isOpen = false
        return
      }
      reader.feed(block[..<count])
      takeMessages()
    }
  }

  private mutating func takeMessages() {
    while true {
      do throws(RPCError) {
        guard let text = try reader.next() else { return }
        let message: RPCMessage
        do throws(RPCMessage.Malformed) { message = try envelope.message(reading: text) } catch {
          send(error.response)
          continue
        }
        if let id = message.cancelled { cancelled.insert(id) }
        // A request to give up another one is answered itself.
        if case .request(_, let method, _) = message {
          service.hear(of: method)
          waiting.append(message)
        } else if message.cancelled == nil {
          waiting.append(message)
        }
      } catch {
        send(RPCMessage.failure(.null, error))
      }
    }
  }

  private mutating func send(_ message: JSONValue) {
    let bytes = framing.bytes(of: envelope.written(message))
    let code = OpenFile(descriptor: STDOUT_FILENO).write(bytes)
    guard code != 0 else { return }
    exit(code == EPIPE ? ExitCode.brokenPipe.rawValue : ExitCode.internalError.rawValue)
  }
}
