// Text that is no import: github.com/tuist/tuist/issues/6706, github.com/tuist/tuist/issues/7281
//// Sources/Core/Comments.swift
// import Comments
/* import Comments
   import Search */
/// import Search
/** import Player */
//// Sources/Core/Literals.swift
let plain = "import Comments"
let long = """
  import Comments
  import Search
  """
let raw = #"""
  import Player
  """#
let inner = "\(long) import Search"
//// Sources/Core/Never.swift
#if false
  import Comments
#endif
#if os(Linux) && os(macOS)
  import Search
#endif
//// Sources/Core/Names.swift
import CommentsLog  // a module that only begins with the name
import Foundation
import Core.Comments
//// Sources/Core/NotAtAll.swift
struct Import { var Comments = 1 }
func `import`(_ Comments: Int) {}
//// Sources/Core/Unplaced.swift
import Helpers
//// Sources/Helpers/Helpers.swift
import Comments
//// Sources/Player/Downwards.swift
import Core
//// Sources/Comments/Downwards.swift
import Core
@preconcurrency import Player
//// Sources/Search/Inside.swift
import Search
//// Sources/Wiring/Wiring.swift
import Comments
import Search
//// Targets/Lite/main.swift
import Comments
//// Tests/CoreTests/CoreTests.swift
@testable import Core
import Comments
//// Sources/Comments/Unparsed.swift
import Core
func half(
//// Sources/Core/Fakes/Fake.swift
// Test code beside the code.
import Comments
