public import ServiceKit

/// What a program knows, and what therefore may stand in its scene files.
public struct SceneVocabulary: Sendable {
  /// The newest version of scene files that the program knows, from 1.
  ///
  /// Raise it whenever a component, a setting or an experiment is added that scene files may name.
  public var version: Int
  /// The components of this product.
  public var components: [SceneComponent]
  /// The experiments that gates may name; those of adapters with `variant:` are known without being named here.
  public var experiments: [ExperimentKey]
  /// The scenes that the program asks for: each must be there, and another is a mistake; nil for any.
  public var scenes: [String]?
  /// Makes values of types that need a decoder of their own, such as Foundation's `URL`; nil leaves a value to its type.
  public var foreignType: SceneForeignType

  /// Says what a program knows.
  ///
  /// - Parameters:
  ///   - version: the newest version of scene files that the program knows, from 1.
  ///   - components: the components of this product.
  ///   - experiments: the experiments that gates may name.
  ///   - scenes: the scenes that the program asks for; nil for any.
  ///   - foreignType: makes values of types that need a decoder of their own.
  public init(
    version: Int = 1, components: [SceneComponent], experiments: [ExperimentKey] = [], scenes: [String]? = nil,
    foreignType: @escaping SceneForeignType = { _, _ in nil }
  ) {
    self.version = version
    self.components = components
    self.experiments = experiments
    self.scenes = scenes
    self.foreignType = foreignType
  }
}

/// Makes the values of some types out of the JSON of a value, in UTF-8; nil for all other types.
///
/// ```swift
/// { type, json in type is URL.Type ? try JSONDecoder().decode(URL.self, from: Data(json)) : nil }
/// ```
public typealias SceneForeignType =
  @Sendable (_ type: any Decodable.Type, _ json: ArraySlice<UInt8>) throws -> (any Decodable)?
