/// A type as Objective-C writes it.
struct TypeName: Equatable {
  /// The name without marks: `UIView`, `CGFloat`, `id`, `unsigned int`.
  var base: String
  /// The number of stars.
  var pointers = 0
  /// What stands between `<` and `>`: protocols, or the types of what a collection holds.
  var arguments: [TypeName] = []
  /// The type of a block or of a function pointer.
  var block: BlockType?
  /// The numbers of brackets behind the name.
  var dimensions = 0
  var isStatic = false
  var isConstant = false
  var isWeak = false
  var isTypedef = false
  var isNullable = false

  static let void = TypeName(base: "void")
  static let unknown = TypeName(base: "")

  /// Whether values of the type are references to objects.
  var isObject: Bool {
    block != nil
      || (pointers > 0 && !TypeName.numbers.contains(base) && base != "char"
        && base != "void")
      || TypeName.objects.contains(base)
  }

  /// Whether values of the type are numbers.
  var isNumber: Bool {
    pointers == 0 && block == nil && dimensions == 0 && TypeName.numbers.contains(base)
  }

  var isInteger: Bool {
    isNumber && !TypeName.fractions.contains(base)
  }

  var isBoolean: Bool {
    pointers == 0 && (base == "BOOL" || base == "bool" || base == "Boolean")
  }

  var isVoid: Bool { base == "void" && pointers == 0 && block == nil }

  static let objects: Set<String> = ["id", "instancetype", "Class", "dispatch_block_t"]
  static let fractions: Set<String> = [
    "CGFloat", "float", "double", "NSTimeInterval", "UILayoutPriority", "CFTimeInterval", "Float32",
    "Float64", "long double", "MASLayoutPriority",
  ]
  static let numbers: Set<String> = fractions.union(integers)
  static let integers: Set<String> = [
    "int", "unsigned", "unsigned int", "long", "unsigned long", "long long", "unsigned long long",
    "short", "unsigned short", "NSInteger", "NSUInteger", "size_t", "int32_t", "int64_t",
    "uint32_t",
    "uint64_t", "int8_t", "uint8_t", "int16_t", "uint16_t", "signed", "signed int", "unichar",
    "NSTimeIntervalInt", "ssize_t", "SInt32", "UInt32", "u_int32_t", "uint", "CFIndex",
  ]
  static let words: Set<String> = [
    "unsigned", "signed", "int", "long", "short", "char", "float", "double", "void", "bool",
  ]
}

/// What a block takes and returns.
final class BlockType: Equatable, Sendable {
  let result: TypeName
  let parameters: [Parameter]

  init(result: TypeName, parameters: [Parameter]) {
    (self.result, self.parameters) = (result, parameters)
  }

  static func == (left: BlockType, right: BlockType) -> Bool {
    left.result == right.result && left.parameters == right.parameters
  }
}

/// A parameter of a method, function or block.
struct Parameter: Equatable {
  var type: TypeName
  var name: String
  var mark: Mark
}
