import LayoutShell
struct Prompt {
  var shell: Shell
  var console: Console
  var hasGreeting: Bool
  var keepsHistory: Bool
  mutating func run() -> Int { 0 }
}
