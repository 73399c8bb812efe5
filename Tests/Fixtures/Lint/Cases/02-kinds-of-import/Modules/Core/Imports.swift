import struct Page.Page
import func Page.show
@testable import Page
@_exported import Page
@preconcurrency import Page
public import Page
internal import Page
import Page.Sub
import Foundation
