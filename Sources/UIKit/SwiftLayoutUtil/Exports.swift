// The printers live in SwiftLayout itself. Code that was written when they had a module of their own
// finds them, and everything else, under that name as well.
@_exported public import SwiftLayout
