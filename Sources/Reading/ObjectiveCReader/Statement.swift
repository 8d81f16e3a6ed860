/// A statement with its place.
struct Statement {
  indirect enum Kind {
    case expression(Expression)
    case variables([Variable])
    case choice(Expression, [Statement], otherwise: [Statement]?, Mark)
    case whileLoop(Expression, [Statement])
    case repeatLoop([Statement], Expression)
    case forLoop([Statement], Expression?, [Expression], [Statement])
    case forEach(String, Mark, TypeName?, Expression, [Statement])
    case choiceOfCases(Expression, [Section])
    case result(Expression?)
    case leave(String)
    case block([Statement], Mark)
    case declaration(Declaration)
    case strengthened([String], isWeak: Bool)
    case unreadable(String, String)
    case empty
  }

  /// The cases of a `switch` with the code they lead to.
  struct Section {
    var labels: [(value: Expression?, mark: Mark)]
    var body: [Statement]
  }

  var kind: Kind
  var mark: Mark
  /// Where the statement ends.
  var end: Mark = .none
}

/// A variable of a function or a file.
struct Variable {
  var type: TypeName
  var name: String
  var mark: Mark
  var value: Expression?
}
