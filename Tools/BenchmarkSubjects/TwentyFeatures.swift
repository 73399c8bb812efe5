package import ServiceKit

// Twenty adapters, for what a host costs that has many and uses none, one or all of them.

package protocol Feature0: AnyObject { func use() -> Int }
package protocol Feature1: AnyObject { func use() -> Int }
package protocol Feature2: AnyObject { func use() -> Int }
package protocol Feature3: AnyObject { func use() -> Int }
package protocol Feature4: AnyObject { func use() -> Int }
package protocol Feature5: AnyObject { func use() -> Int }
package protocol Feature6: AnyObject { func use() -> Int }
package protocol Feature7: AnyObject { func use() -> Int }
package protocol Feature8: AnyObject { func use() -> Int }
package protocol Feature9: AnyObject { func use() -> Int }
package protocol Feature10: AnyObject { func use() -> Int }
package protocol Feature11: AnyObject { func use() -> Int }
package protocol Feature12: AnyObject { func use() -> Int }
package protocol Feature13: AnyObject { func use() -> Int }
package protocol Feature14: AnyObject { func use() -> Int }
package protocol Feature15: AnyObject { func use() -> Int }
package protocol Feature16: AnyObject { func use() -> Int }
package protocol Feature17: AnyObject { func use() -> Int }
package protocol Feature18: AnyObject { func use() -> Int }
package protocol Feature19: AnyObject { func use() -> Int }

/// A host with twenty adapters.
@AdapterHost
package final class HostWithTwenty {
  @Adapted package var feature0: any Feature0
  @Adapted package var feature1: any Feature1
  @Adapted package var feature2: any Feature2
  @Adapted package var feature3: any Feature3
  @Adapted package var feature4: any Feature4
  @Adapted package var feature5: any Feature5
  @Adapted package var feature6: any Feature6
  @Adapted package var feature7: any Feature7
  @Adapted package var feature8: any Feature8
  @Adapted package var feature9: any Feature9
  @Adapted package var feature10: any Feature10
  @Adapted package var feature11: any Feature11
  @Adapted package var feature12: any Feature12
  @Adapted package var feature13: any Feature13
  @Adapted package var feature14: any Feature14
  @Adapted package var feature15: any Feature15
  @Adapted package var feature16: any Feature16
  @Adapted package var feature17: any Feature17
  @Adapted package var feature18: any Feature18
  @Adapted package var feature19: any Feature19

  package init() {}

  /// Uses every adapter once.
  package func useAll() -> Int {
    let sum0 = feature0.use() + feature1.use() + feature2.use() + feature3.use() + feature4.use()
    let sum5 = feature5.use() + feature6.use() + feature7.use() + feature8.use() + feature9.use()
    let sum10 = feature10.use() + feature11.use() + feature12.use() + feature13.use() + feature14.use()
    let sum15 = feature15.use() + feature16.use() + feature17.use() + feature18.use() + feature19.use()
    return sum0 + sum5 + sum10 + sum15
  }
}

// What a host without the library would hold: the same objects, made by hand.
@Adapter((any Feature0).self, scope: .host)
package final class FeatureAdapter0: Feature0 {
  package init() {}
  package func use() -> Int { 0 }
}

@Adapter((any Feature1).self, scope: .host)
package final class FeatureAdapter1: Feature1 {
  package init() {}
  package func use() -> Int { 1 }
}

@Adapter((any Feature2).self, scope: .host)
package final class FeatureAdapter2: Feature2 {
  package init() {}
  package func use() -> Int { 2 }
}

@Adapter((any Feature3).self, scope: .host)
package final class FeatureAdapter3: Feature3 {
  package init() {}
  package func use() -> Int { 3 }
}

@Adapter((any Feature4).self, scope: .host)
package final class FeatureAdapter4: Feature4 {
  package init() {}
  package func use() -> Int { 4 }
}

@Adapter((any Feature5).self, scope: .host)
package final class FeatureAdapter5: Feature5 {
  package init() {}
  package func use() -> Int { 5 }
}

@Adapter((any Feature6).self, scope: .host)
package final class FeatureAdapter6: Feature6 {
  package init() {}
  package func use() -> Int { 6 }
}

@Adapter((any Feature7).self, scope: .host)
package final class FeatureAdapter7: Feature7 {
  package init() {}
  package func use() -> Int { 7 }
}

@Adapter((any Feature8).self, scope: .host)
package final class FeatureAdapter8: Feature8 {
  package init() {}
  package func use() -> Int { 8 }
}

@Adapter((any Feature9).self, scope: .host)
package final class FeatureAdapter9: Feature9 {
  package init() {}
  package func use() -> Int { 9 }
}

@Adapter((any Feature10).self, scope: .host)
package final class FeatureAdapter10: Feature10 {
  package init() {}
  package func use() -> Int { 10 }
}

@Adapter((any Feature11).self, scope: .host)
package final class FeatureAdapter11: Feature11 {
  package init() {}
  package func use() -> Int { 11 }
}

@Adapter((any Feature12).self, scope: .host)
package final class FeatureAdapter12: Feature12 {
  package init() {}
  package func use() -> Int { 12 }
}

@Adapter((any Feature13).self, scope: .host)
package final class FeatureAdapter13: Feature13 {
  package init() {}
  package func use() -> Int { 13 }
}

@Adapter((any Feature14).self, scope: .host)
package final class FeatureAdapter14: Feature14 {
  package init() {}
  package func use() -> Int { 14 }
}

@Adapter((any Feature15).self, scope: .host)
package final class FeatureAdapter15: Feature15 {
  package init() {}
  package func use() -> Int { 15 }
}

@Adapter((any Feature16).self, scope: .host)
package final class FeatureAdapter16: Feature16 {
  package init() {}
  package func use() -> Int { 16 }
}

@Adapter((any Feature17).self, scope: .host)
package final class FeatureAdapter17: Feature17 {
  package init() {}
  package func use() -> Int { 17 }
}

@Adapter((any Feature18).self, scope: .host)
package final class FeatureAdapter18: Feature18 {
  package init() {}
  package func use() -> Int { 18 }
}

@Adapter((any Feature19).self, scope: .host)
package final class FeatureAdapter19: Feature19 {
  package init() {}
  package func use() -> Int { 19 }
}
