//// .servicekit.json
{
  "version": 1,
  "layers": [
    { "name": "foundations", "groups": [["Networking"]] },
    { "name": "features", "groups": [["Comments"]] }
  ]
}
//// Sources/Networking/Push.swift
// EXAMPLE
//// Sources/Comments/CommentList.swift
public final class CommentList {}
