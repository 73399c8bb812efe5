// FeedCommandLine
