//// Scenes/scenes.json
{
  "version": 1,
  "scenes": {
    "page": ["list", "List", "lists", { "component": "share", "settings": { "list": ["list", "list"] } }],
    "Page": ["list", "share"],
    "follow": [
      { "component": "a", "settings": { "every": 5 } },
      { "component": "b", "settings": { "every": 5 } }
    ]
  }
}
//// Overlays/overlay.json
{
  "version": 1,
  "changes": {
    "page": [
      { "remove": "share" },
      { "insert": "share", "before": "list" },
      { "insert": "video", "after": "list" },
      { "remove": "video" },
      { "insert": "video", "after": "share" },
      { "set": "video", "to": {} },
      { "set": "video", "to": {} }
    ]
  },
  "scenes": { "own": ["list", "video"] }
}
//// Assignments/assignments.json
{ "a": 1, "a": 2 }
