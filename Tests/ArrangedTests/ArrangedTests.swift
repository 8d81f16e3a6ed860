import Arranged
import HeadlessUIKit
import Testing
import ViewSupport
