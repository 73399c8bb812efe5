//// Sources/Cards/Cards.swift
@Component("list") final class List {}
@Component("cards") final class Cards {}
#if LITE
  @Component("small") final class Small {}
#endif
//// Sources/Video/Video.swift
@Component("video") final class Video {}
//// Sources/Unlinked/Unlinked.swift
@Component("forgotten") final class Forgotten {}
//// Targets/Lite/main.swift
import Cards
//// Targets/Standard/main.swift
import Cards
import Video
//// Targets/Tool/main.swift
print("no components, and no scenes")
//// Tests/CardsTests/Fake.swift
@Component("fake") final class Fake {}
//// Scenes/scenes.json
{
  "version": 1,
  "scenes": {
    "page": [
      "lists",  // expect: scene-unknown-component
      { "component": "List" },  // expect: scene-unknown-component
      { "component": "vidio", "optional": true },  // expect: scene-unknown-component
      "video",  // expect: scene-unknown-component
      { "component": "small", "optional": false },  // expect: scene-unknown-component
      "forgotten",  // expect: scene-unknown-component
      "fake",  // expect: scene-unknown-component
      "list"
    ]
  }
}
//// Overlays/standard.json
{
  "version": 1,
  "changes": {
    "page": [
      { "insert": "cads", "after": "list" },  // expect: scene-unknown-component
      { "insert": "small", "after": "list" },  // expect: scene-unknown-component
      { "remove": "card" },  // expect: scene-unknown-component
      { "insert": "cards", "before": "lits" },  // expect: scene-unknown-component
      { "remove": "list" },
      { "set": "list", "to": {} }  // expect: scene-unknown-component
    ],
    "pages": []  // expect: scene-unknown-component
  }
}
