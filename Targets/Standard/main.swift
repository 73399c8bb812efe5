import FeedCommandLine

ReaderCommand.main()
