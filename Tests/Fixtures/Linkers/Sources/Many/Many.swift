import Ports
import ServiceKit

// Many small adapters, none of which anything refers to.

protocol Port01: AnyObject, Sendable {}
@Adapter((any Port01).self) final class Adapter01: Port01 {}
protocol Port02: AnyObject, Sendable {}
@Adapter((any Port02).self) final class Adapter02: Port02 {}
protocol Port03: AnyObject, Sendable {}
@Adapter((any Port03).self) final class Adapter03: Port03 {}
protocol Port04: AnyObject, Sendable {}
@Adapter((any Port04).self) final class Adapter04: Port04 {}
protocol Port05: AnyObject, Sendable {}
@Adapter((any Port05).self) final class Adapter05: Port05 {}
protocol Port06: AnyObject, Sendable {}
@Adapter((any Port06).self) final class Adapter06: Port06 {}
protocol Port07: AnyObject, Sendable {}
@Adapter((any Port07).self) final class Adapter07: Port07 {}
protocol Port08: AnyObject, Sendable {}
@Adapter((any Port08).self) final class Adapter08: Port08 {}
protocol Port09: AnyObject, Sendable {}
@Adapter((any Port09).self) final class Adapter09: Port09 {}
protocol Port10: AnyObject, Sendable {}
@Adapter((any Port10).self) final class Adapter10: Port10 {}
protocol Port11: AnyObject, Sendable {}
@Adapter((any Port11).self) final class Adapter11: Port11 {}
protocol Port12: AnyObject, Sendable {}
@Adapter((any Port12).self) final class Adapter12: Port12 {}
protocol Port13: AnyObject, Sendable {}
@Adapter((any Port13).self) final class Adapter13: Port13 {}
protocol Port14: AnyObject, Sendable {}
@Adapter((any Port14).self) final class Adapter14: Port14 {}
protocol Port15: AnyObject, Sendable {}
@Adapter((any Port15).self) final class Adapter15: Port15 {}
protocol Port16: AnyObject, Sendable {}
@Adapter((any Port16).self) final class Adapter16: Port16 {}
protocol Port17: AnyObject, Sendable {}
@Adapter((any Port17).self) final class Adapter17: Port17 {}
protocol Port18: AnyObject, Sendable {}
@Adapter((any Port18).self) final class Adapter18: Port18 {}
protocol Port19: AnyObject, Sendable {}
@Adapter((any Port19).self) final class Adapter19: Port19 {}
protocol Port20: AnyObject, Sendable {}
@Adapter((any Port20).self) final class Adapter20: Port20 {}
protocol Port21: AnyObject, Sendable {}
@Adapter((any Port21).self) final class Adapter21: Port21 {}
protocol Port22: AnyObject, Sendable {}
@Adapter((any Port22).self) final class Adapter22: Port22 {}
protocol Port23: AnyObject, Sendable {}
@Adapter((any Port23).self) final class Adapter23: Port23 {}
protocol Port24: AnyObject, Sendable {}
@Adapter((any Port24).self) final class Adapter24: Port24 {}
protocol Port25: AnyObject, Sendable {}
@Adapter((any Port25).self) final class Adapter25: Port25 {}
protocol Port26: AnyObject, Sendable {}
@Adapter((any Port26).self) final class Adapter26: Port26 {}
protocol Port27: AnyObject, Sendable {}
@Adapter((any Port27).self) final class Adapter27: Port27 {}
protocol Port28: AnyObject, Sendable {}
@Adapter((any Port28).self) final class Adapter28: Port28 {}
protocol Port29: AnyObject, Sendable {}
@Adapter((any Port29).self) final class Adapter29: Port29 {}
protocol Port30: AnyObject, Sendable {}
@Adapter((any Port30).self) final class Adapter30: Port30 {}
protocol Port31: AnyObject, Sendable {}
@Adapter((any Port31).self) final class Adapter31: Port31 {}
protocol Port32: AnyObject, Sendable {}
@Adapter((any Port32).self) final class Adapter32: Port32 {}
protocol Port33: AnyObject, Sendable {}
@Adapter((any Port33).self) final class Adapter33: Port33 {}
protocol Port34: AnyObject, Sendable {}
@Adapter((any Port34).self) final class Adapter34: Port34 {}
protocol Port35: AnyObject, Sendable {}
@Adapter((any Port35).self) final class Adapter35: Port35 {}
protocol Port36: AnyObject, Sendable {}
@Adapter((any Port36).self) final class Adapter36: Port36 {}
protocol Port37: AnyObject, Sendable {}
@Adapter((any Port37).self) final class Adapter37: Port37 {}
protocol Port38: AnyObject, Sendable {}
@Adapter((any Port38).self) final class Adapter38: Port38 {}
protocol Port39: AnyObject, Sendable {}
@Adapter((any Port39).self) final class Adapter39: Port39 {}
protocol Port40: AnyObject, Sendable {}
@Adapter((any Port40).self) final class Adapter40: Port40 {}
