import Foundation

ProcessOutput.ignoreSignalsOfWriting()
let status = ServiceKitTool.run(
  arguments: Array(CommandLine.arguments.dropFirst()), workingDirectory: FileManager.default.currentDirectoryPath,
  standardInput: ProcessInput.bytes, output: ProcessOutput.current)
exit(status.rawValue)
