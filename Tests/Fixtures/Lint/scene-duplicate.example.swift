//// .servicekit.json
{
  "version": 1,
  "scenes": [{ "files": ["Scenes/*.json"] }]
}
//// Scenes/scenes.json
// EXAMPLE
//// Sources/Cards/Cards.swift
@Component("list") final class List {}
@Component("share") final class Share {}
//// Sources/Video/Video.swift
@Component("video") final class Video {}
//// Targets/Lite/main.swift
import Cards
//// Targets/Standard/main.swift
import Cards
import Video
