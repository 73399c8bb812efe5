import ServiceKit

public protocol First: AnyObject, Sendable { var name: String { get } }
public protocol Second: AnyObject, Sendable {}
public protocol Third: AnyObject, Sendable {}
public protocol Remote: AnyObject, Sendable { var name: String { get } }
public protocol Office: AnyObject, Sendable {}
public protocol Stored: AnyObject, Sendable { var name: String { get } }
public protocol Owned: AnyObject {}

final class COffice: Office {}

/// What the record in C refers to.
@_cdecl("linkers_declare_office")
func declareOffice(_ out: UnsafeMutableRawPointer) {
  AdapterRecord.declare(out, (any Office).self) { COffice() }
}
