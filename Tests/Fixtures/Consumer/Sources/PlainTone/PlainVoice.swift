import ServiceKit
import Tones

@Adapter((any ToneService).self, (any PitchService).self, variant: (.tone, "plain"))
final class PlainVoice: ToneService, PitchService {
  let text = "a plain word"
  let pitch = 1
}
