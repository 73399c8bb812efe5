// Imports of LINT_CASES 1 and 2: github.com/tuist/tuist/issues/6706, github.com/tuist/tuist/pull/8455
//// Sources/Core/Plain.swift
import Comments  // expect: layer-direction

struct Plain {}
//// Sources/Core/OneDeclaration.swift
import struct Comments.Thread  // expect: layer-direction
import func Search.query  // expect: layer-direction
import class Player.Session  // expect: layer-direction
//// Sources/Core/Attributes.swift
@testable import Comments  // expect: layer-direction
@_exported import Search  // expect: layer-direction
@preconcurrency import Player  // expect: layer-direction
//// Sources/Core/MoreAttributes.swift
@_implementationOnly import Comments  // expect: layer-direction
@_spi(Testing)
@preconcurrency
import Search  // expect: layer-direction
//// Sources/Core/Access.swift
public import Comments  // expect: layer-direction
internal import Search  // expect: layer-direction
private import Player  // expect: layer-direction
//// Sources/Core/Submodule.swift
import Comments.Drafts  // expect: layer-direction
//// Sources/Core/Twice.swift
import struct Comments.Thread  // expect: layer-direction
import struct Comments.Draft  // expect: layer-direction
//// Sources/Core/Branches.swift
#if LITE
  import Comments  // expect: layer-direction
#elseif os(iOS)
  import Comments
#else
  @preconcurrency import Comments
#endif
//// Sources/Core/NestedBranches.swift
#if canImport(UIKit)
  #if DEBUG
    import Player  // expect: layer-direction
  #endif
#endif
//// Sources/Core/SameLine.swift
import Foundation; import Comments  // expect: layer-direction
//// Sources/Core/Backticks.swift
import `Comments`  // expect: layer-direction
//// Sources/Core/BehindText.swift
/* import Search */ import Comments  // expect: layer-direction
let text = """
  import Search
  """
//// Sources/Player/Player.swift
import Core
import Search  // expect: layer-direction
//// Sources/Comments/Comments.swift
import Core
//// Sources/Search/Search.swift
import Player
