//// four.json
{ "version": 1,
  "layers": [
    { "name": "foundations", "groups": [["Core"]] },
    { "name": "services", "groups": [["Accounts"]] },
    { "name": "kits", "groups": [["Player"]] },
    { "name": "features", "groups": [["Search"]] }  // expect: layer-count
  ] }
//// six.json
{ "version": 1,
  "layers": [
    { "name": "a", "modules": ["A"] }, { "name": "b", "modules": ["B"] }, { "name": "c", "modules": ["C"] },
    { "name": "d", "modules": ["D"] }, { "name": "e", "modules": ["E"] },  // expect: layer-count, layer-count
    {  // expect: layer-count
      "name": "f",
      "modules": ["F"]
    }
  ] }
//// two.json
{ "version": 1, "maximumLayers": 1,
  "layers": [
    { "name": "low", "modules": ["Low"] },
    { "name": "high", "modules": ["High"] } ] }  // expect: layer-count
//// optional.json
{ "version": 1, "maximumLayers": 2,
  "layers": [
    { "name": "low", "modules": ["Low"] },
    { "name": "middle", "modules": ["Middle"] },
    { "name": "high", "modules": ["High*"], "optional": true }  // expect: layer-count
  ] }
//// letters.json
{ "maximumLayers": 1, "version": 1,
  "layers": [{ "name": "é😀", "modules": ["A"] },
    { "name": "\u0062", "modules": ["B"] }] }  // expect: layer-count
