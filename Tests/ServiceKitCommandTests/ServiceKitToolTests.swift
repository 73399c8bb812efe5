import Testing
@testable import ServiceKitCommand
