extension Layout {
  /// The number that the next rule gets.
  public var nextRule: Rule.ID { Rule.ID(number: ruleSlots.count + 1) }
}
