//// Scenes/least.json
{ "version": 1, "scenes": {} }
//// Scenes/most.json
{
  "$schema": "scene.schema.json",
  "version": 2,
  "scenes": {
    "page": [
      "list",
      { "component": "cards", "optional": true, "gate": { "experiment": "interest", "arm": "off" },
        "settings": { "optinal": [null, 1e3, { "name": "" }] } },
      { "component": "share", "settings": null }
    ],
    "empty": []
  }
}
//// Scenes/overlay.json
{ "version": 1, "changes": { "page": [
  { "insert": { "component": "share" }, "before": "list" }, { "insert": "video", "after": "list" },
  { "set": "list", "to": 7 }, { "remove": "video" } ] } }
//// Scenes/both.json
{ "version": 1, "changes": {}, "scenes": { "more": ["list"] } }
//// Scenes/number.json
{ "version": 2e0, "scenes": { "😀": ["\u0041"] } }
//// Assignments/broken.json
{ this is no scene file, }
