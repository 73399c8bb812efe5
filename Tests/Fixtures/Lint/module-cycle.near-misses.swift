//// Sources/Accounts/A.swift
import Accounts
import Foundation
//// Sources/Profile/A.swift
import Accounts
//// Sources/Diamond/Diamond.swift
import Left
import Right
//// Sources/Left/Left.swift
import Bottom
//// Sources/Right/Right.swift
import Bottom
//// Sources/Bottom/Bottom.swift
// import Diamond
let text = "import Diamond"
//// Sources/Early/Early.swift
#if LITE
  import Late
#endif
//// Sources/Late/Late.swift
#if !LITE
  import Early
#endif
//// Sources/Phone/Phone.swift
#if os(iOS)
  import Desk
#endif
//// Sources/Desk/Desk.swift
#if os(macOS)
  import Phone
#endif
//// Sources/Gone/Gone.swift
#if false
  import Back
#endif
//// Sources/Back/Back.swift
import Gone
//// Targets/Lite/main.swift
import Diamond
//// Tests/DiamondTests/Diamond.swift
@testable import Diamond
import Lite
