import Foundation
import Testing

@testable import Scaffolding

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String?, _ new: String) -> String {
    UnifiedDiff.text(of: [FileChange(path: "a.txt", old: old.map { Array($0.utf8) }, new: Array(new.utf8))])
  }

  @Test func `A new file comes from nowhere`() {
    #expect(diff(nil, "a\nb\n") == "--- /dev/null\n+++ b/a.txt\n@@ -0,0 +1,2 @@\n+a\n+b\n")
  }

  @Test func `What does not change is not shown`() { #expect(diff("a\n", "a\n") == "") }

  @Test func `A change has three lines around it`() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
    #expect(
      diff(old, old.replacing("5\n", with: "five\n")) == """
        --- a/a.txt
        +++ b/a.txt
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func `Changes far apart have hunks of their own`() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n3\n", with: "\nthree\n").replacing("\n18\n", with: "\neighteen\n")
    #expect(diff(old, new).components(separatedBy: "@@ ").count == 3)
  }

  @Test func `A last line without an end is marked`() {
    #expect(
      diff("a\nb", "a\nb\n")
        == "--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n")
  }

  @Test func `A carriage return is part of the line`() {
    #expect(diff("a\r\n", "a\r\nb\r\n") == "--- a/a.txt\n+++ b/a.txt\n@@ -1 +1,2 @@\n a\r\n+b\r\n")
  }

  @Test func `What is no text is named`() {
    let change = FileChange(path: "a.bin", old: nil, new: [0xFF])
    #expect(UnifiedDiff.text(of: [change]) == "Binary file a.bin is new\n")
  }

  @Test func `Steps from one text to another rebuild it`() {
    var seed: UInt64 = 7
    func next(_ bound: UInt64) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % bound)
    }
    for _ in 0..<200 {
      let left = (0..<next(12)).map { _ in Substring("\(next(4))\n") }
      let right = (0..<next(12)).map { _ in Substring("\(next(4))\n") }
      let edits = LineEdit.edits(from: left, to: right)
      #expect(edits.compactMap { $0.right.map { right[$0] } } == right)
      #expect(edits.compactMap { $0.left.map { left[$0] } } == left)
      #expect(edits.allSatisfy { $0.left == nil || $0.right == nil || left[$0.left ?? 0] == right[$0.right ?? 0] })
    }
  }
}
