import Platform

/// Works on several inputs at a time, in processes of their own, and delivers the results in order.
///
/// What makes one process crash, or uses up all memory, is the result of one input: the others are
/// not touched by it.
enum Parallel {
  /// Runs `work` on every input, in up to `jobs` child processes, and passes the results to `take`
  /// one by one.
  ///
  /// `take` is called in the order of the inputs, until it returns `false`. Each process works on one
  /// input after the other; `lost` makes the result of the one that a process was working on when it
  /// ended. `work` sees the process as it is now, and nothing that it changes is seen here.
  ///
  /// To be called while this process has a single thread.
  static func map<Input: Sendable, Output: Codable & Sendable>(
    _ inputs: [Input], jobs: Int, _ work: @escaping @Sendable (Input) -> Output,
    lost: (Input, ChildProcess.Ending) -> Output, take: (Int, Output) -> Bool
  ) {
    var crew = Crew { index in (try? JSONEncoder().encode(work(inputs[index]))).map(Array.init) }
    defer { crew.dismiss() }
    var results: [Int: Output] = [:]
    var (next, wanted) = (0, 0)
    while wanted < inputs.count {
      while next < inputs.count, crew.busyCount < max(1, jobs) {
        if !crew.begin(next) {
          // If no process can be started, the work is done here.
          guard crew.busyCount == 0 else { break }
          results[next] = work(inputs[next])
        }
        next += 1
      }
      if crew.busyCount > 0, results[wanted] == nil {
        for (index, outcome) in crew.wait() {
          results[index] =
            switch outcome {
            case .success(let bytes):
              (try? JSONDecoder().decode(Output.self, from: Data(bytes)))
                ?? lost(inputs[index], ChildProcess.Ending(status: 0))
            case .failure(let ending): lost(inputs[index], ending)
            }
        }
      }
      while let result = results.removeValue(forKey: wanted) {
        guard take(wanted, result) else { return }
        wanted += 1
      }
    }
  }

  /// The number of processors that are online.
  static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

/// Child processes that take one number after the other and answer each with bytes.
private struct Crew {
  /// A process, and the number it is working on.
  private struct Member {
    var process: ChildProcess
    var number: Int?
    var answer: [UInt8] = []
  }

  private let body: @Sendable (Int) -> [UInt8]?
  private var members: [Member] = []

  init(_ body: @escaping @Sendable (Int) -> [UInt8]?) { self.body = body }

  /// How many are working.
  var busyCount: Int { members.count { $0.number != nil } }

  /// Gives a number to a process that has none; false if there is no process for it.
  mutating func begin(_ number: Int) -> Bool {
    while let index = members.firstIndex(where: { $0.number == nil }) {
      if members[index].process.send(Self.bytes(of: number)) {
        members[index].number = number
        return true
      }
      // It was ended while it had nothing to do.
      _ = members.remove(at: index).process.end()
    }
    let others = members.map(\.process.channel)
    let body = body
    guard let process = ChildProcess(without: others, { Self.work($0, body) }) else {
      return false
    }
    guard process.send(Self.bytes(of: number)) else {
      _ = process.end()
      return false
    }
    members.append(Member(process: process, number: number))
    return true
  }

  /// Waits until some have answered, or have ended instead.
  mutating func wait() -> [(Int, Result<[UInt8], ChildProcess.Ending>)] {
    var sources = members.map { pollfd(fd: $0.process.channel, events: Int16(POLLIN), revents: 0) }
    guard poll(&sources, nfds_t(sources.count), -1) > 0 else { return [] }
    var outcomes: [(Int, Result<[UInt8], ChildProcess.Ending>)] = []
    for index in members.indices.reversed() where sources[index].revents != 0 {
      guard let bytes = members[index].process.receive() else {
        let member = members.remove(at: index)
        let ending = member.process.end()
        if let number = member.number { outcomes.append((number, .failure(ending))) }
        continue
      }
      members[index].answer += bytes
      guard let answer = Self.whole(members[index].answer), let number = members[index].number
      else { continue }
      outcomes.append((number, .success(answer)))
      (members[index].answer, members[index].number) = ([], nil)
    }
    return outcomes
  }

  /// Ends all of them, whatever they are doing.
  mutating func dismiss() {
    for member in members { member.process.kill() }
    members = []
  }

  // MARK: - In a child

  /// Answers numbers until the parent closes the channel.
  private static func work(_ channel: Int32, _ body: @escaping @Sendable (Int) -> [UInt8]?) {
    let loop: @Sendable () -> Void = {
      while let number = Self.number(from: channel), let answer = body(number) {
        let file = OpenFile(descriptor: channel)
        guard file.write(Self.bytes(of: answer.count) + answer) == 0 else { return }
      }
    }
    // Deeply nested work needs a larger stack than that of the process.
    if let thread = DeepThread(loop) { thread.join() } else { loop() }
  }

  /// The size of a number in bytes.
  private static let numberSize = MemoryLayout<Int>.size

  private static func bytes(of number: Int) -> [UInt8] { withUnsafeBytes(of: number) { Array($0) } }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
  }

  private static func number(from channel: Int32) -> Int? {
    var bytes: [UInt8] = []
    while bytes.count < numberSize {
      var rest = [UInt8](repeating: 0, count: numberSize - bytes.count)
      let count = read(channel, &rest, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes += rest[..<count]
    }
    return number(bytes[...])
  }

  /// An answer without its size in front; nil while a part of it is missing.
  private static func whole(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= numberSize, bytes.count - numberSize >= number(bytes[..<numberSize])
    else { return nil }
    return Array(bytes[numberSize...])
  }
}
