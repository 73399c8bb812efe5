//// Sources/Accounts/A.swift
import Profile  // expect: module-cycle
//// Sources/Accounts/Again.swift
import Profile
//// Sources/Profile/A.swift
import Accounts
//// Sources/Cart/Cart.swift
import Foundation
import struct Payment.Card  // expect: module-cycle
//// Sources/Payment/Payment.swift
@preconcurrency import Receipts
//// Sources/Receipts/Receipts.swift
internal import Cart
//// Sources/Hub/Hub.swift
// Two cycles through one module are two findings.
import Left  // expect: module-cycle
import Right  // expect: module-cycle
//// Sources/Left/Left.swift
import Hub
//// Sources/Right/Right.swift
import Hub
//// Sources/Long/Long.swift
// A short way back beside a long one: both are told.
import Longer  // expect: module-cycle, module-cycle
//// Sources/Longer/Longer.swift
import Long
import Longest
//// Sources/Longest/Longest.swift
import Long
//// Sources/Flagged/Flagged.swift
#if LITE
  import Gated  // expect: module-cycle
#endif
//// Sources/Gated/Gated.swift
#if DEBUG
  import Flagged
#endif
//// Targets/Lite/main.swift
import Screens  // expect: module-cycle
//// Sources/Screens/Screens.swift
@testable import Lite
//// Tests/ATests/A.swift
import BTests  // expect: module-cycle
//// Tests/BTests/B.swift
import ATests
