//// none.json
{ "version": 1 }
//// empty.json
{ "version": 1, "layers": [] }
//// three.json
{ "version": 1,
  "layers": [
    { "name": "foundations", "groups": [["Core"], ["Storage"]] },
    { "name": "kits", "groups": [["Player"]] },
    { "name": "features", "groups": [["Search", "SearchAPI"], ["Comments"]], "modules": ["A", "B", "C", "D"] } ] }
//// outside.json
{ "version": 1, "compositionRoots": ["Wiring", "Tool*"], "interfaces": ["*API"],
  "layers": [
    { "name": "foundations", "groups": [["Core"]] }, { "name": "kits", "groups": [["Player"]] },
    { "name": "features", "groups": [["Search"]] } ] }
//// raised.json
{ "version": 1, "maximumLayers": 4,
  "layers": [
    { "name": "a", "modules": ["A"] }, { "name": "b", "modules": ["B"] }, { "name": "c", "modules": ["C"] },
    { "name": "d", "modules": ["D"] } ] }
