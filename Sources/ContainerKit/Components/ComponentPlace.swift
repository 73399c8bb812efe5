/// What a component is given when it is made, and all that it knows of the container that it is in.
///
/// ```swift
/// final class ReadingProgress: Appearing {
///   private let place: ComponentPlace<any FeedPage, NoSettings>
///   init(_ place: ComponentPlace<any FeedPage, NoSettings>) { self.place = place }
///   func didAppear() { place.owner?.scroll(to: place.context[.position]) }
/// }
/// ```
///
/// There is no way from here to other components: what they share is in the context, and what they may ask for is in the
/// owner's protocol.
public struct ComponentPlace<Owner, Settings> {
  /// The component's name: the registered one, else its class.
  public var name: String { membership.name }
  /// What the component was configured with.
  public let settings: Settings
  private let membership: ComponentMembership
  private let shared: Context
  private weak let ownerObject: AnyObject?

  init(_ membership: ComponentMembership, _ context: Context, owner: AnyObject?, settings: Settings) {
    self.membership = membership
    self.settings = settings
    shared = context
    ownerObject = owner
  }

  /// The container's owner, as the protocol that says what components may ask of it; nil once it is gone.
  ///
  /// - Complexity: O(1), a dynamic cast.
  public var owner: Owner? { ownerObject.flatMap { $0 as? Owner } }

  /// The state that components share; what is claimed and observed here ends when the component is removed.
  public var context: ComponentContext { ComponentContext(shared, membership) }
}
