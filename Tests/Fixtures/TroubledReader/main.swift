import FeedCommandLine

await ReaderCommand.main()
