import ArgumentParser

/// `plumb lldb-script`: the commands of Plumb for lldb, as a file in Python.
struct LldbScriptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lldb-script", abstract: "Print commands for lldb and Xcode, as a Python file.",
    discussion: """
      plumb lldb-script > ~/plumb_lldb.py, and the line `command script import ~/plumb_lldb.py` in \
      ~/.lldbinit. lldb then has the commands plumb explain, plumb record and plumb break.
      """)

  @OptionGroup var look: LookOptions

  func run() throws {
    look.console.write(Embedded.debugger["plumb_lldb.py"] ?? "")
  }
}
