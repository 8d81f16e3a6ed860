import LayoutAudit
import Testing

@Suite struct CheckTests {
  @Test func namesAreUnique() {
    #expect(Set(AuditCheck.all.map(\.name)).count == AuditCheck.all.count)
  }
}
