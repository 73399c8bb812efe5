//// Sources/Comments/InsideAGroup.swift
import CommentsUI
//// Sources/CommentsUI/InsideAGroup.swift
import Comments
//// Sources/Search/Interface.swift
import CommentsAPI
@preconcurrency import protocol CommentsAPI.CommentSearch
//// Sources/Settings/Downwards.swift
import Core
//// Sources/Core/Own.swift
import Core
import Foundation
//// Sources/Settings/Text.swift
// import Search
let text = "import Search"
//// Sources/Settings/Never.swift
#if false
  import Search
#endif
//// Sources/CommentsAPI/Interface.swift
import SearchAPI
//// Sources/SearchAPI/Interface.swift
//// Sources/Storage/Unplaced.swift
import Tracing
//// Sources/Tracing/Unplaced.swift
import Search
//// Targets/Lite/main.swift
import Comments
import Search
//// Tests/SearchTests/SearchTests.swift
import Comments
import Search
//// Sources/Search/Fakes/Fake.swift
// Test code beside the code.
import Comments
