import Tones

speak(CommandLine.arguments)
