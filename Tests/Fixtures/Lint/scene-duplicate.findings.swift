//// Scenes/scenes.json
{
  "version": 1,
  "scenes": {
    "page": [
      "list",
      "share",
      "list",  // expect: scene-duplicate
      { "component": "share", "optional": true },  // expect: scene-duplicate
      { "component": "none" },
      { "component": "none" }  // expect: scene-duplicate
    ],
    "follow": ["list"],
    "follow": ["share"],  // expect: scene-duplicate
    "settings": [
      { "component": "cards", "settings": { "every": 5, "rows": { "a": 1,
        "a": 2 } },  // expect: scene-duplicate
        "settings": {} }  // expect: scene-duplicate
    ]
  },
  "version": 2  // expect: scene-duplicate
}
//// Overlays/overlay.json
{
  "version": 1,
  "changes": {
    "page": [
      { "insert": "share", "before": "list" },  // expect: scene-duplicate
      { "insert": "video", "after": "list" },
      { "insert": { "component": "video" }, "after": "share" },  // expect: scene-duplicate
      { "remove": "list",
        "remove": "share" }  // expect: scene-duplicate
    ]
  },
  "scenes": {
    "follow": ["video"],  // expect: scene-duplicate
    "own": [ "video", "video" ]  // expect: scene-duplicate
  }
}
