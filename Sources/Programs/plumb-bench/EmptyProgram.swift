import Foundation

/// A Swift program that does nothing but print a prompt, linked like another program.
struct EmptyProgram {
  static let prompt = "empty> "

  let path: String

  /// Compiles the program into a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - model: The program whose linking is imitated: with the Swift libraries inside or outside,
  ///     with Foundation or without.
  /// - Throws: ``UsageError`` if there is no compiler.
  init(in folder: borrowing TemporaryFolder, linkedLike model: String) throws {
    let content = FileManager.default.contents(atPath: model) ?? Data()
    let isDynamic = content.range(of: Data("libswiftCore.so".utf8)) != nil
    // ICU's tables are in a program that has all of Foundation inside.
    let foundation = isDynamic ? "libFoundation.so" : "icudt"
    let hasFoundation = content.range(of: Data(foundation.utf8)) != nil
    let source = try folder.write(
      """
      \(hasFoundation ? "import Foundation" : "import Glibc")
      let prompt = "\(Self.prompt)"
      _ = write(1, prompt, prompt.utf8.count)
      while readLine() != nil {}

      """, named: "empty.swift")
    path = "\(folder.path)/empty"
    let linking = isDynamic ? [] : ["-static-stdlib"]
    let outcome = try ChildProcess.run(
      ["swiftc", "-O", source, "-o", path] + linking, limit: 300)
    guard case .exited(0, _) = outcome else { throw UsageError("swiftc does not work here") }
  }
}
