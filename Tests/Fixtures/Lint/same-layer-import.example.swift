//// .servicekit.json
{
  "version": 1,
  "layers": [{ "name": "features", "groups": [["Search"], ["Comments"], ["CommentsAPI"]] }],
  "interfaces": ["CommentsAPI"]
}
//// Sources/Search/Search.swift
// EXAMPLE
//// Sources/Comments/CommentList.swift
public final class CommentList {}
//// Sources/CommentsAPI/CommentSearch.swift
public protocol CommentSearch: AnyObject {}
