//// Sources/Page/Container/PageContainer.swift
import Core
import Foundation
import Page

final class PageContainer {}
//// Sources/Page/Container/Text.swift
// import Comments
let text = "import Comments"
//// Sources/Page/Container/Never.swift
#if false
  import Comments
#endif
//// Sources/Page/Container/Unplaced.swift
import Tracing
//// Sources/Page/ContainerList.swift
// Beside the container's folder, not in it.
import Comments
//// Sources/Comments/Component.swift
import Page
//// Sources/Core/Core.swift
//// Sources/Tracing/Tracing.swift
//// Targets/Lite/main.swift
import Comments
//// Tests/PageTests/Container.swift
@testable import Page
import Comments
//// Sources/Page/Container/Fakes/Fake.swift
// Test code beside the code.
import Comments
