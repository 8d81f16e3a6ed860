import HeadlessUIKit
import Testing
import ViewSupport

private nonisolated(unsafe) var key: UInt8 = 0
private nonisolated(unsafe) var otherKey: UInt8 = 0

/// What Foundation and the Objective-C runtime have on Apple's systems only.
@MainActor @Suite struct FoundationTests {
  private final class Plain {}

  @Test func setsTellObjectsApartByIdentity() {
    let set = NSMutableSet()
    let (a, b) = (Plain(), Plain())
    set.add(a)
    set.add(b)
    set.add(a)
    set.add("text")
    set.add("te" + "xt")
    #expect(set.count == 3)
    #expect(set.contains(a) && !set.contains(Plain()))
    set.remove(a)
    #expect(set.allObjects.count == 2)
    #expect(set.allObjects.first as? Plain === b)
    #expect(Array(set).last as? String == "text")
    set.removeAllObjects()
    #expect(set.count == 0)
  }

  @Test func whatIsStoredWithAViewGoesWithIt() {
    weak var stored: Plain?
    weak var other: Plain?
    do {
      let (view, plain) = (UIView(), Plain())
      objc_setAssociatedObject(view, &key, plain, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(plain, &key, "text", .OBJC_ASSOCIATION_COPY)
      #expect(objc_getAssociatedObject(view, &key) as? Plain === plain)
      #expect(objc_getAssociatedObject(view, &otherKey) == nil)
      #expect(objc_getAssociatedObject(plain, &key) as? String == "text")
      let loose = Plain()
      objc_setAssociatedObject(view, &otherKey, loose, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(view, &otherKey) as? Plain === loose)
      (stored, other) = (plain, loose)
    }
    #expect(stored == nil && other == nil)
  }

  @Test func valuesCanBeTakenBack() {
    let guide = UILayoutGuide()
    objc_setAssociatedObject(guide, &key, 1, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(guide, &key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(guide, &key) == nil)
    objc_setAssociatedObject(guide, &key, 2, .OBJC_ASSOCIATION_RETAIN)
    objc_removeAssociatedObjects(guide)
    #expect(objc_getAssociatedObject(guide, &key) == nil)
  }

  @Test func objectsThatComeAndGoLeaveNothingBehind() {
    for number in 0..<1000 {
      let plain = Plain()
      #expect(objc_getAssociatedObject(plain, &key) == nil, "not what another object left")
      objc_setAssociatedObject(plain, &key, number, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(plain, &key) as? Int == number)
    }
  }

  @Test func tablesOfWeakObjects() {
    let table = NSHashTable<Plain>.weakObjects()
    let kept = Plain()
    table.add(kept)
    table.add(kept)
    do { table.add(Plain()) }
    #expect(table.allObjects.count == 1)
    #expect(table.contains(kept))
    table.remove(kept)
    #expect(table.count == 0)
  }
}
