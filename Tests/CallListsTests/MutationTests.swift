import CallLists
import Testing

/// Members that come and go while events are sent.
@Suite struct MutationTests {
  let page = Page()
  let first = Ticker()
  let second = Ticker()
  let third = Ticker()

  init() throws { try page.add(first, second) }

  @Test func `A member that removes itself gets no further event, the others get each once`() {
    // https://github.com/GitHawkApp/GitHawk/issues/781
    first.action = { [page, unowned first] _ in page.roster.remove(first) }
    page.send(1)
    page.send(2)
    #expect(first.seen == [1] && second.seen == [1, 2])
  }

  @Test func `A member that is removed during a dispatch is not called for it`() {
    // https://github.com/nodejs/node/issues/1182
    first.action = { [page, second] _ in page.roster.remove(second) }
    page.send(1)
    #expect(second.seen.isEmpty)
  }

  @Test func `A member that a nested dispatch removes is not called by the outer one`() {
    // https://github.com/greenrobot/EventBus/issues/318
    first.action = { [page, second] in if $0 == 1 { page.send(2) } else { page.roster.remove(second) } }
    page.send(1)
    #expect(first.seen == [1, 2] && second.seen.isEmpty)
  }

  @Test func `A member that is added during a dispatch misses it`() throws {
    // https://github.com/software-mansion/argent/issues/870
    first.action = { [page, third] in if $0 == 1 { try page.add(third) } }
    page.send(1)
    #expect(third.seen.isEmpty)
    page.send(2)
    #expect(third.seen == [2])
  }

  @Test func `A member that is added during a dispatch gets the dispatches nested in it`() {
    first.action = { [page, third] in
      if $0 == 1 {
        try page.add(third)
        page.send(2)
      }
    }
    page.send(1)
    #expect(third.seen == [2])
  }

  @Test func `A member that is removed and added again during a dispatch misses it, and is last then`() {
    var order: [Int] = []
    second.action = { _ in order.append(2) }
    first.action = { [page, first = Unowned(first)] in
      order.append(1)
      if $0 == 1 {
        page.roster.remove(first.object)
        try page.add(first.object)
      }
    }
    page.send(1)
    page.send(2)
    #expect(order == [1, 2, 2, 1])
  }

  @Test func `Removing all during a dispatch ends it`() {
    first.action = { [page] _ in for object in page.roster.objects { page.roster.remove(object) } }
    page.send(1)
    #expect(first.seen == [1] && second.seen.isEmpty)
  }

  @Test func `Closing during a dispatch ends it`() {
    // https://github.com/bevyengine/bevy/issues/19623
    first.action = { [page] _ in page.roster.close() }
    page.send(1)
    #expect(first.seen == [1] && second.seen.isEmpty)
  }

  @Test func `What was posted runs after the roster is closed, and reaches nobody`() {
    var hasRun = false
    first.action = { [page] in
      if $0 == 1 {
        page.roster.post {
          hasRun = true
          page.send(2)
        }
        page.roster.close()
      }
    }
    page.send(1)
    #expect(hasRun && first.seen == [1])
  }

  @Test func `The same instance is not added twice`() throws {
    #expect(throws: CallListError.self) { try page.roster.add(first) }
    page.send(1)
    #expect(first.seen == [1])
  }

  @Test func `Nothing is added to a closed roster`() {
    page.roster.close()
    #expect(throws: CallListError.self) { try page.roster.add(third) }
    #expect(page.roster.objects.isEmpty && page.roster.isClosed)
  }

  @Test func `Removing who is not a member says so`() {
    #expect(!page.roster.remove(third) && page.roster.remove(first) && !page.roster.remove(first))
  }
}

/// What a member's own action may name without keeping it.
struct Unowned {
  unowned let object: Ticker
  init(_ object: Ticker) { self.object = object }
}
