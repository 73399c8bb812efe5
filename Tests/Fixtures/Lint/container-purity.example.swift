//// .servicekit.json
{
  "version": 1,
  "containers": [
    { "name": "feed", "sources": ["Sources/FeedPage/Container"], "forbiddenImports": ["InterestCards"] }
  ]
}
//// Sources/FeedPage/Container/FeedContainer.swift
// EXAMPLE
//// Sources/InterestCards/InterestCardController.swift
public final class InterestCardController {}
