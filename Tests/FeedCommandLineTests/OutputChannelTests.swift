import Foundation
import Testing

@testable import FeedCommandLine

@Suite struct OutputChannelTests {
  private func failure(_ channel: OutputChannel, _ text: String) -> OutputError? {
    do throws(OutputError) {
      try channel.write(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("Text arrives completely, also when it is larger than a pipe holds")
  func large() throws {
    let pipe = Pipe()
    let text = String(repeating: "0123456789", count: 100_000)
    let drain = PipeDrain(pipe.fileHandleForReading)
    let channel = OutputChannel(descriptor: pipe.fileHandleForWriting.fileDescriptor, name: "pipe")
    #expect(failure(channel, text) == nil)
    try pipe.fileHandleForWriting.close()
    #expect(drain.contents() == Data(text.utf8))
  }

  @Test("A pipe that does not wait for its reader still gets everything")
  func nonblocking() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    let text = String(repeating: "x", count: 300_000)
    let drain = PipeDrain(pipe.fileHandleForReading)
    #expect(failure(OutputChannel(descriptor: descriptor, name: "pipe"), text) == nil)
    try pipe.fileHandleForWriting.close()
    #expect(drain.contents().count == 300_000)
  }

  @Test("A reader that has gone is no failure with a message")
  func closedPipe() throws {
    OutputChannel.ignoreSignalsOfWriting()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let channel = OutputChannel(descriptor: pipe.fileHandleForWriting.fileDescriptor, name: "pipe")
    #expect(failure(channel, "text") == .closed)
  }

  @Test("A full device is a failure with a message", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDevice() throws {
    let handle = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let channel = OutputChannel(descriptor: handle.fileDescriptor, name: "standard output")
    #expect(failure(channel, "text") == .failed("cannot write to standard output: no space left"))
  }

  @Test("A closed descriptor is a failure with a message")
  func closedDescriptor() {
    let channel = OutputChannel(descriptor: -1, name: "standard output")
    #expect(failure(channel, "text") == .failed("cannot write to standard output: Bad file descriptor"))
  }

  @Test("No text is written to any descriptor")
  func nothing() {
    #expect(failure(OutputChannel(descriptor: -1, name: "nowhere"), "") == nil)
  }
}
