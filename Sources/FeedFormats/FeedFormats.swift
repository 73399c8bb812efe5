// FeedFormats
