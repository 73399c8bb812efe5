/// An action that can also be asked for by name, by URL or by server data: whatever comes from outside resolves to a value
/// of it, and then takes the same path as any other.
///
/// ```swift
/// public struct ShowArticle: NamedAction {
///   public static let route = ActionRoute("Article.show", path: "article/open", exposure: .link)
///   public var url: String
/// }
/// ```
///
/// The parameters are decoded strictly: unknown, missing, repeated and wrongly typed ones are errors.
public protocol NamedAction: ModuleAction, Decodable {
  /// The name and, for actions that links may reach, the path.
  static var route: ActionRoute { get }
}
