/// What has become of an adapter so far.
public enum AdapterState: String, Sendable, Codable, CaseIterable {
  /// No lookup has asked for it.
  case unmade
  /// At least one instance is alive.
  case live
  /// Its factory answered "none in this run".
  case none
  /// The last run of its factory failed.
  case failed
}

/// One row of a listing: a protocol, and the adapter that is bound to it.
public struct AdapterBinding: Hashable, Sendable, Codable {
  /// The protocol with its module.
  public var protocolName: String
  /// The class, or the factory, without its module.
  public var adapterName: String
  /// The module that declares the adapter.
  public var module: String
  /// `Module/File.swift`; nil where the program was built without descriptions.
  public var file: String?
  /// From 1; nil with ``file``.
  public var line: Int?
  /// How long an instance lives.
  public var scope: AdapterScope
  /// What the host must be, with its module; nil for an adapter that needs no host.
  public var host: String?
  /// `experiment=arm`; nil for an adapter that belongs to no experiment.
  public var variant: String?
  /// What has become of the adapter so far, over all hosts.
  public var state: AdapterState
  /// The file name of the library that the adapter came in; nil for one that is linked into the program itself, or was
  /// registered at run time.
  public var image: String?
}

/// One row of a listing: a property that needs a protocol, and what is bound to it.
public struct AdapterRequirement: Hashable, Sendable, Codable {
  /// The protocol with its module.
  public var protocolName: String
  /// The property is not optional.
  public var isRequired: Bool
  /// The type that has the property, with its module; nil for a global variable.
  public var host: String?
  /// The property's name.
  public var property: String
  /// The module that declares the property.
  public var module: String
  /// `Module/File.swift`; nil where the program was built without descriptions.
  public var file: String?
  /// From 1; nil with ``file``.
  public var line: Int?
  /// The adapter with its module, the arm of this run if there are several; nil where none is bound.
  public var boundTo: String?
  /// The file name of the library that has the property; nil for the program itself.
  public var image: String?
}
