/// What all files together declare.
struct Symbols {
  /// A class with all that its headers, extensions and code say of it.
  struct Class {
    var superclass: String?
    var properties: [String: Property] = [:]
    /// The names of properties in the order of their declarations.
    var order: [String] = []
    var methods: [String: TypeName] = [:]
    /// The methods with code.
    var written: Set<String> = []
    var synthesized: [String: String] = [:]
    var hasImplementation = false
    /// The properties of which the code of a getter makes the value when it is needed.
    var lazy: Set<String> = []
    /// The properties that have a variable apart from them.
    var stored: Set<String> = []
  }

  private(set) var classes: [String: Class] = [:]
  /// The names of methods without arguments that are not properties, and of all setters.
  private(set) var methods: Set<String> = []
  private(set) var properties: [String: TypeName] = [:]
  private(set) var functions: [String: Function] = [:]
  private(set) var globals: [String: TypeName] = [:]
  private(set) var defined: Set<String> = []
  private(set) var results: [String: TypeName] = [:]
  /// Names of types and what they stand for.
  private(set) var aliases: [String: TypeName] = [:]
  private(set) var structures: [String: Structure] = [:]
  private(set) var enumerations: Set<String> = []
  private(set) var getters: [String: String] = [:]
  private(set) var constants: Set<String> = []

  mutating func add(_ parts: [Parser.Part]) {
    for part in parts {
      switch part {
      case .declaration(let declaration): add(declaration)
      case .statement(let statement): add(statement)
      }
    }
  }

  private mutating func add(_ statement: Statement) {
    switch statement.kind {
    case .declaration(let declaration): add(declaration)
    case .variables(let variables):
      for variable in variables {
        globals[variable.name] = variable.type
        if variable.value != nil { defined.insert(variable.name) }
      }
    default: return
    }
  }

  private mutating func add(_ declaration: Declaration) {
    switch declaration.kind {
    case .interface(let interface):
      var known = classes[interface.name] ?? Class()
      if let superclass = interface.superclass { known.superclass = superclass }
      for property in interface.properties { add(property, to: &known) }
      for method in interface.methods { add(method, to: &known) }
      classes[interface.name] = known
    case .proto(let proto):
      for property in proto.properties { properties[property.name] = property.type }
      for method in proto.methods where method.pieces.first?.parameter != nil {
        results[method.selector] = method.result
      }
    case .implementation(let implementation):
      var known = classes[implementation.name] ?? Class()
      if let superclass = implementation.superclass { known.superclass = superclass }
      known.hasImplementation = known.hasImplementation || implementation.category == nil
      known.synthesized.merge(implementation.synthesized) { $1 }
      for property in implementation.properties { add(property, to: &known) }
      for member in implementation.members {
        switch member.kind {
        case .method(let method):
          add(method, to: &known)
          known.written.insert(method.selector)
        case .property(let property): add(property, to: &known)
        default: add(member)
        }
      }
      classes[implementation.name] = known
    case .function(let function):
      functions[function.name] = function
    case .enumeration(let enumeration):
      if let name = enumeration.name {
        aliases[name] = TypeName(base: "NSInteger")
        enumerations.insert(name)
      }
      constants.formUnion(enumeration.cases.map(\.name))
    case .structure(let structure): structures[structure.name] = structure
    case .alias(let name, let type): aliases[name] = type
    case .statement(let statement): add(statement)
    case .method, .property: return
    }
  }

  private mutating func add(_ property: Property, to known: inout Class) {
    if known.properties[property.name] == nil { known.order.append(property.name) }
    let isReadOnly = known.properties[property.name]?.isVariable ?? true && property.isReadOnly
    known.properties[property.name] = property
    known.properties[property.name]?.isReadOnly = isReadOnly
    if !property.isVariable {
      properties[property.name] = property.type
      if let getter = property.getter, getter != property.name {
        getters[getter] = property.name
      }
    }
  }

  private mutating func add(_ method: Method, to known: inout Class) {
    let selector = method.selector
    known.methods[(method.isClass ? "+" : "") + selector] = method.result
    results[selector] = method.result
    methods.insert(selector)
  }

  /// Finds the properties whose getters or setters are written out; `uses` are the names that the
  /// code of a method mentions, and those it assigns to.
  mutating func findAccessors(
    _ assigns: (_ type: String, _ selector: String, _ name: String) -> Bool
  ) {
    findProperties(assigns)
    for (type, known) in classes where known.hasImplementation {
      for (name, property) in known.properties where !property.isVariable {
        let getter = property.getter.flatMap { known.written.contains($0) ? $0 : nil } ?? name
        let hasGetter = known.written.contains(getter)
        let hasSetter = known.written.contains(setter(of: property))
        guard hasGetter || hasSetter else { continue }
        let variable = known.synthesized[name] ?? "_" + name
        if hasGetter, !hasSetter, assigns(type, getter, variable) {
          classes[type]?.lazy.insert(name)
        } else {
          classes[type]?.stored.insert(name)
        }
      }
    }
  }

  /// Declares the properties that are in no file and have a getter: a method that assigns to the variable
  /// with its name.
  private mutating func findProperties(
    _ assigns: (_ type: String, _ selector: String, _ name: String) -> Bool
  ) {
    for (type, known) in classes where known.hasImplementation {
      for name in known.written.sorted() where !name.contains(":") {
        guard let result = known.methods[name], result.pointers > 0,
          property(name, of: type) == nil,
          property("_" + name, of: type) == nil, assigns(type, name, "_" + name)
        else { continue }
        classes[type]?.properties[name] = Property(name: name, type: result, mark: .none)
        classes[type]?.order.append(name)
        properties[name] = result
      }
    }
  }

  func setter(of property: Property) -> String {
    property.setter ?? "set\(property.name.capitalized):"
  }

  /// Whether a method without arguments is not a property.
  func isMethod(_ name: String) -> Bool {
    methods.contains(name) && properties[name] == nil && getters[name] == nil
      && !MemberNames.overridden.contains(name)
  }

  /// Returns a property of a class or of one it inherits from.
  func property(_ name: String, of type: String) -> Property? {
    var next: String? = type
    var count = 0
    while let type = next, let known = classes[type], count < 50 {
      if let property = known.properties[name] { return property }
      next = known.superclass
      count += 1
    }
    return nil
  }

  /// Returns what a class probably inherits from whose header is in no file: by what it overrides,
  /// and by its name.
  func likelySuperclass(of name: String) -> String {
    let written = classes[name]?.written ?? []
    if written.contains("viewDidLoad") || written.contains("loadView") { return "UIViewController" }
    if let end = Self.endings.first(where: { name.hasSuffix($0.ending) }) { return end.superclass }
    let isView = written.contains("initWithFrame:") || written.contains("layoutSubviews")
    return isView ? "UIView" : "NSObject"
  }

  private static let endings: [(ending: String, superclass: String)] = [
    ("ViewController", "UIViewController"), ("CollectionViewCell", "UICollectionViewCell"),
    ("CollectionCell", "UICollectionViewCell"), ("Cell", "UITableViewCell"),
    ("Button", "UIButton"), ("Label", "UILabel"), ("ScrollView", "UIScrollView"),
    ("TextField", "UITextField"), ("View", "UIView"),
  ]

  /// Whether a class has the code of a method, or inherits it from one of the files.
  func writes(_ selector: String, _ type: String) -> Bool {
    classes[type]?.written.contains(selector) ?? false || inherits(selector, type)
  }

  /// Whether a class inherits a method from one of the files.
  func inherits(_ selector: String, _ type: String) -> Bool {
    var next = classes[type]?.superclass
    var count = 0
    while let type = next, let known = classes[type], count < 50 {
      if known.written.contains(selector) { return true }
      next = known.superclass
      count += 1
    }
    return false
  }

  /// Returns what a type stands for, through its aliases.
  func resolved(_ type: TypeName) -> TypeName {
    var type = type
    for _ in 0..<8 {
      guard type.block == nil, var next = aliases[type.base], next.base != type.base else { break }
      next.pointers += type.pointers
      next.isStatic = type.isStatic
      type = next
    }
    return type
  }
}
