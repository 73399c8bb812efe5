import Foundation
import MediatorKit

// A program that keeps a crash record, says what it does, and ends without order.
//
// `CrashingHost FILE MODE [NUMBER]`. What is reported, and then what the last run left, are its first lines of output. Before a
// change of the stack it says `begin` and the stack that is to be, after it `end` and the stack that is.

let arguments = CommandLine.arguments
guard arguments.count >= 3 else { exit(64) }
let host = Host(path: arguments[1], mode: arguments[2], number: arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0)
await host.run()
