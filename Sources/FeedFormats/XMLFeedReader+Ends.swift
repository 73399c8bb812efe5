extension XMLFeedReader {
  /// Ends an element that holds others.
  func end(_ context: Context) {
    switch context {
    case .item:
      isInItem = false
      assembler.add(draft)
    case .person:
      let name = person.name.isEmpty ? person.email : person.name
      if isInItem { draft.addAuthor(name) } else { assembler.authors.append(ItemDraft.personName(name)) }
    default: break
    }
  }

  /// Takes a text that was read.
  func finish(_ capture: Capture) {
    if !isInItem { finishInFeed(capture) } else { finishInItem(capture) }
  }

  private func finishInFeed(_ capture: Capture) {
    switch capture.element {
    case .title, .atomTitle: assembler.title = assembler.title ?? text
    case .description, .atomSubtitle, .atomTagline: assembler.summary = assembler.summary ?? text
    case .link:
      let address = text.value.trimmingASCIISpace()
      if !address.isEmpty { assembler.link = absolute(address) }
    case .language, .dcLanguage: assembler.language = text.value
    case .atomName: person.name = text.value
    case .atomEmail: person.email = text.value
    default: break
    }
  }

  private func finishInItem(_ capture: Capture) {
    switch capture.element {
    case .title, .atomTitle: keepFirst(&draft.title, text)
    case .itunesTitle, .dcTitle, .mediaTitle: keepFirst(&draft.otherTitle, text)
    case .description, .atomSummary, .dcDescription: draft.addText(.summary, text)
    case .contentEncoded, .atomContent, .xhtmlBody, .xhtmlDiv: draft.addText(.content, text)
    case .itunesSummary: draft.addText(.episodeSummary, text)
    case .itunesSubtitle: draft.addText(.subtitle, text)
    case .mediaDescription: draft.addText(.mediaDescription, text)
    case .link:
      let address = text.value.trimmingASCIISpace()
      if !address.isEmpty { draft.link = draft.link ?? absolute(address) }
    case .url: draft.images.append(absolute(text.value))
    case .guid:
      draft.id = text.value
      draft.isIDLink = capture.attributes["isPermaLink"]?.lowercased() != "false"
    case .atomID:
      keepFirst(&draft.id, text.value)
      draft.isIDLink = true
    case .pubDate, .atomPublished, .atomIssued, .dcTermsIssued, .dcTermsCreated:
      keepFirst(&draft.published, text.value)
    case .dcDate: keepFirst(&draft.published, text.value)
    case .atomUpdated, .atomModified, .dcTermsModified: keepFirst(&draft.updated, text.value)
    case .author, .dcCreator, .itunesAuthor: draft.addAuthor(text.value)
    case .category, .dcSubject: draft.addCategory(text.value)
    case .itunesDuration: draft.duration = FeedDates.duration(text.value)
    case .atomName: person.name = text.value
    case .atomEmail: person.email = text.value
    default: break
    }
  }

  private func keepFirst<Value>(_ place: inout Value?, _ value: Value) {
    if case nil = place { place = value }
  }
}
