// Whoever imports Draftsman gets UIKit with it; so does whoever imports this module.
@_exported public import HeadlessUIKit
@_exported public import OpenCombine
