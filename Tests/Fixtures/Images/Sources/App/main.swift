import Foundation
import ServiceKit
import Shared

@Adapter((any Menu).self)
final class AppMenu: Menu { let name = "menu of the program" }

AdapterReports.handler = { print("REPORT \($0)") }

switch CommandLine.arguments[2] {
case "open": try openedLater()
case "close": try closed()
case "copy": try secondCopy()
case "lost": try lost()
case "moved": try moved()
case "bell": try bell(named: "libBell.so")
case "oddly-named": try oddlyNamed()
case "cut": try cut()
case "newer": try newer()
case "race": try race()
default: fatalError("Nothing is known as \(CommandLine.arguments[2])")
}
