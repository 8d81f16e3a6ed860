// Importing Draftsman also imports UIKit, and so does importing this module.
@_exported public import HeadlessUIKit
@_exported public import OpenCombine
