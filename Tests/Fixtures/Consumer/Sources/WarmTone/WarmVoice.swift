import ServiceKit
import Tones

@Adapter((any ToneService).self, (any PitchService).self, variant: (.tone, "warm"))
final class WarmVoice: ToneService, PitchService {
  let text = "a warm word"
  let pitch = 2
}
