/// The part of a container's profile that a report needs; times in nanoseconds.
package struct ProfileDocument: Decodable, Sendable {
  package struct Entry: Decodable, Sendable {
    let container: String
    let component: String
    let event: String
    let calls: Int
    let total: Int64
    let worst: Int64
    let slow: Int
  }

  let entries: [Entry]
}
