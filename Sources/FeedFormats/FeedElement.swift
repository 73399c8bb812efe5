/// The elements of RSS, RDF Site Summary, Atom and their modules that are read; the names are in lower case.
enum FeedElement: String {
  case rss, channel, item, title, link, description, language, guid, author, category, enclosure, image, url
  case pubDate = "pubdate"
  case rdf = "rdf:rdf"

  case atomFeed = "atom:feed"
  case atomEntry = "atom:entry"
  case atomTitle = "atom:title"
  case atomSubtitle = "atom:subtitle"
  case atomTagline = "atom:tagline"
  case atomLink = "atom:link"
  case atomID = "atom:id"
  case atomSummary = "atom:summary"
  case atomContent = "atom:content"
  case atomPublished = "atom:published"
  case atomIssued = "atom:issued"
  case atomUpdated = "atom:updated"
  case atomModified = "atom:modified"
  case atomAuthor = "atom:author"
  case atomName = "atom:name"
  case atomEmail = "atom:email"
  case atomCategory = "atom:category"

  case dcTitle = "dc:title"
  case dcCreator = "dc:creator"
  case dcDate = "dc:date"
  case dcSubject = "dc:subject"
  case dcDescription = "dc:description"
  case dcLanguage = "dc:language"
  case dcTermsIssued = "dcterms:issued"
  case dcTermsCreated = "dcterms:created"
  case dcTermsModified = "dcterms:modified"

  case contentEncoded = "content:encoded"
  case xhtmlBody = "xhtml:body"
  case xhtmlDiv = "xhtml:div"

  case mediaContent = "media:content"
  case mediaGroup = "media:group"
  case mediaThumbnail = "media:thumbnail"
  case mediaTitle = "media:title"
  case mediaDescription = "media:description"

  case itunesAuthor = "itunes:author"
  case itunesDuration = "itunes:duration"
  case itunesImage = "itunes:image"
  case itunesSummary = "itunes:summary"
  case itunesSubtitle = "itunes:subtitle"
  case itunesTitle = "itunes:title"

  case other
}
