//// Sources/Page/Container/PageContainer.swift
import Core
import Comments  // expect: container-purity

final class PageContainer {}
//// Sources/Page/Container/PageContainer+Cards.swift
import struct InterestCards.Card  // expect: container-purity
//// Sources/Page/Container/Deep/Scrolling.swift
#if LITE
  @preconcurrency import Comments  // expect: container-purity
#endif
//// Sources/Page/Container/Branches.swift
#if LITE
  @testable import Comments  // expect: container-purity
#else
  import Comments
#endif
//// Sources/Page/Container/Submodule.swift
@_exported public import Comments.Drafts  // expect: container-purity
//// Sources/Page/Container/Product.swift
import Lite  // expect: container-purity
//// Sources/Page/Pages.swift
import Core
//// Sources/Core/Core.swift
//// Sources/Comments/Comments.swift
//// Sources/InterestCards/Cards.swift
//// Targets/Lite/main.swift
import Page
