//// Sources/Comments/A.swift
import Search  // expect: same-layer-import
//// Sources/Comments/B.swift
import struct Search.Query  // expect: same-layer-import
//// Sources/Search/A.swift
@_exported public import CommentsUI  // expect: same-layer-import
//// Sources/Search/B.swift
#if LITE
  import Settings  // expect: same-layer-import
#else
  import Settings
#endif
//// Sources/CommentsAPI/OutOfAnInterface.swift
import Search  // expect: same-layer-import
//// Sources/CommentsUI/A.swift
import Comments
import Settings  // expect: same-layer-import
//// Sources/Settings/A.swift
import CommentsAPI
//// Sources/Core/A.swift
import Storage  // expect: same-layer-import
//// Sources/Storage/A.swift
