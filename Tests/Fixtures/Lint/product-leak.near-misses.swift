//// Sources/Page/Session.swift
// import Lite
/* import Standard */
import ServiceKit
import UIKit
let text = "import Lite"

// A name that a product has too means something else without an import.
let theme = Theme()

//// Sources/LiteText/Text.swift
// Only Lite links this.
import Lite

//// Targets/Lite/main.swift
import LiteText
import Page

struct Theme {}

//// Targets/Standard/main.swift
import Page
import Standard

//// Sources/Tool/Tool.swift
// No product has this.
import Lite

//// Tests/LiteTests/Tests.swift
@testable import Lite
@testable import Standard
