// FeedReader
