public import ServiceKit

// Twenty adapters, for what a host costs that has many and uses none, one or all of them.

public protocol Feature0: AnyObject { func use() -> Int }
public protocol Feature1: AnyObject { func use() -> Int }
public protocol Feature2: AnyObject { func use() -> Int }
public protocol Feature3: AnyObject { func use() -> Int }
public protocol Feature4: AnyObject { func use() -> Int }
public protocol Feature5: AnyObject { func use() -> Int }
public protocol Feature6: AnyObject { func use() -> Int }
public protocol Feature7: AnyObject { func use() -> Int }
public protocol Feature8: AnyObject { func use() -> Int }
public protocol Feature9: AnyObject { func use() -> Int }
public protocol Feature10: AnyObject { func use() -> Int }
public protocol Feature11: AnyObject { func use() -> Int }
public protocol Feature12: AnyObject { func use() -> Int }
public protocol Feature13: AnyObject { func use() -> Int }
public protocol Feature14: AnyObject { func use() -> Int }
public protocol Feature15: AnyObject { func use() -> Int }
public protocol Feature16: AnyObject { func use() -> Int }
public protocol Feature17: AnyObject { func use() -> Int }
public protocol Feature18: AnyObject { func use() -> Int }
public protocol Feature19: AnyObject { func use() -> Int }

/// A host with twenty adapters.
@AdapterHost
public final class HostWithTwenty {
  @Adapted public var feature0: any Feature0
  @Adapted public var feature1: any Feature1
  @Adapted public var feature2: any Feature2
  @Adapted public var feature3: any Feature3
  @Adapted public var feature4: any Feature4
  @Adapted public var feature5: any Feature5
  @Adapted public var feature6: any Feature6
  @Adapted public var feature7: any Feature7
  @Adapted public var feature8: any Feature8
  @Adapted public var feature9: any Feature9
  @Adapted public var feature10: any Feature10
  @Adapted public var feature11: any Feature11
  @Adapted public var feature12: any Feature12
  @Adapted public var feature13: any Feature13
  @Adapted public var feature14: any Feature14
  @Adapted public var feature15: any Feature15
  @Adapted public var feature16: any Feature16
  @Adapted public var feature17: any Feature17
  @Adapted public var feature18: any Feature18
  @Adapted public var feature19: any Feature19

  public init() {}

  /// Uses every adapter once.
  public func useAll() -> Int {
    let sum0 = feature0.use() + feature1.use() + feature2.use() + feature3.use() + feature4.use()
    let sum5 = feature5.use() + feature6.use() + feature7.use() + feature8.use() + feature9.use()
    let sum10 = feature10.use() + feature11.use() + feature12.use() + feature13.use() + feature14.use()
    let sum15 = feature15.use() + feature16.use() + feature17.use() + feature18.use() + feature19.use()
    return sum0 + sum5 + sum10 + sum15
  }
}

// What a host without the library would hold: the same objects, made by hand.
@Adapter((any Feature0).self, scope: .host)
public final class FeatureAdapter0: Feature0 {
  public init() {}
  public func use() -> Int { 0 }
}

@Adapter((any Feature1).self, scope: .host)
public final class FeatureAdapter1: Feature1 {
  public init() {}
  public func use() -> Int { 1 }
}

@Adapter((any Feature2).self, scope: .host)
public final class FeatureAdapter2: Feature2 {
  public init() {}
  public func use() -> Int { 2 }
}

@Adapter((any Feature3).self, scope: .host)
public final class FeatureAdapter3: Feature3 {
  public init() {}
  public func use() -> Int { 3 }
}

@Adapter((any Feature4).self, scope: .host)
public final class FeatureAdapter4: Feature4 {
  public init() {}
  public func use() -> Int { 4 }
}

@Adapter((any Feature5).self, scope: .host)
public final class FeatureAdapter5: Feature5 {
  public init() {}
  public func use() -> Int { 5 }
}

@Adapter((any Feature6).self, scope: .host)
public final class FeatureAdapter6: Feature6 {
  public init() {}
  public func use() -> Int { 6 }
}

@Adapter((any Feature7).self, scope: .host)
public final class FeatureAdapter7: Feature7 {
  public init() {}
  public func use() -> Int { 7 }
}

@Adapter((any Feature8).self, scope: .host)
public final class FeatureAdapter8: Feature8 {
  public init() {}
  public func use() -> Int { 8 }
}

@Adapter((any Feature9).self, scope: .host)
public final class FeatureAdapter9: Feature9 {
  public init() {}
  public func use() -> Int { 9 }
}

@Adapter((any Feature10).self, scope: .host)
public final class FeatureAdapter10: Feature10 {
  public init() {}
  public func use() -> Int { 10 }
}

@Adapter((any Feature11).self, scope: .host)
public final class FeatureAdapter11: Feature11 {
  public init() {}
  public func use() -> Int { 11 }
}

@Adapter((any Feature12).self, scope: .host)
public final class FeatureAdapter12: Feature12 {
  public init() {}
  public func use() -> Int { 12 }
}

@Adapter((any Feature13).self, scope: .host)
public final class FeatureAdapter13: Feature13 {
  public init() {}
  public func use() -> Int { 13 }
}

@Adapter((any Feature14).self, scope: .host)
public final class FeatureAdapter14: Feature14 {
  public init() {}
  public func use() -> Int { 14 }
}

@Adapter((any Feature15).self, scope: .host)
public final class FeatureAdapter15: Feature15 {
  public init() {}
  public func use() -> Int { 15 }
}

@Adapter((any Feature16).self, scope: .host)
public final class FeatureAdapter16: Feature16 {
  public init() {}
  public func use() -> Int { 16 }
}

@Adapter((any Feature17).self, scope: .host)
public final class FeatureAdapter17: Feature17 {
  public init() {}
  public func use() -> Int { 17 }
}

@Adapter((any Feature18).self, scope: .host)
public final class FeatureAdapter18: Feature18 {
  public init() {}
  public func use() -> Int { 18 }
}

@Adapter((any Feature19).self, scope: .host)
public final class FeatureAdapter19: Feature19 {
  public init() {}
  public func use() -> Int { 19 }
}
