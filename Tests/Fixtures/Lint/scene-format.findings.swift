//// Scenes/comma.json
{ "version": 1,
  "scenes": { "page": ["list",] }  // expect: scene-format
}
//// Scenes/list.json
["list"]  // expect: scene-format
//// Scenes/no-version.json
{ "scenes": {} }  // expect: scene-format
//// Scenes/no-scenes.json
{ "version": 1 }  // expect: scene-format
//// Scenes/version.json
{ "version": "1",  // expect: scene-format
  "scenes": {} }
//// Scenes/older.json
{ "version": 0,  // expect: scene-format
  "scenes": {} }
//// Scenes/keys.json
{ "version": 1,
  "scene": {},  // expect: scene-format
  "scenes": {
    "page": [
      { "component": "list",
        "optinal": true },  // expect: scene-format
      { "name": "list" },  // expect: scene-format, scene-format
      { "component": 7 },  // expect: scene-format
      { "component": "share", "optional": "yes" },  // expect: scene-format
      { "component": "video", "gate": "interest" },  // expect: scene-format
      { "component": "video2", "gate": { "arm": "on" } },  // expect: scene-format
      null  // expect: scene-format
    ],
    "other": "list"  // expect: scene-format
  } }
//// Scenes/overlay.json
{ "version": 1,
  "changes": {
    "page": [
      { "insert": "list" },  // expect: scene-format
      { "insert": "list", "before": "a", "after": "b" },  // expect: scene-format
      { "remove": ["list"] },  // expect: scene-format
      { "set": "list", "too": {} }  // expect: scene-format, scene-format
    ] } }
//// Scenes/cut.json
{ "version": 1,
  "scenes": { "page": [ "li  // expect: scene-format
//// Scenes/comment.json
{ "version": 1, # no comments  // expect: scene-format
  "scenes": {} }
