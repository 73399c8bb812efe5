/// A link.
struct LinkForm: OpenForm {
  let text: String
  let source: LinkSource

  func origin(at place: LiteralPlace) -> ActionOrigin { ActionOrigin(kind: .url, source: source, place: place) }

  nonisolated(nonsending) func resolved(in core: MediatorCore, _ origin: ActionOrigin) async throws -> ResolvedRequest {
    let settings = core.names.settings.withLock { $0 }
    let url = try url(settings.limits, origin)
    let (found, action) = try reached(url, core.namedActions(), settings, origin)
    guard found.route.exposure == .linkWithConfirmation else { return ResolvedRequest(action: action) }
    return ResolvedRequest(action: action) {
      guard let confirm = core.names.settings.withLock({ $0.confirm }) else {
        throw MediatorError.cannotConfirm(found, origin)
      }
      let answer = try await confirm(LinkConfirmation(url: url, action: action, origin: origin))
      guard answer else { throw MediatorError.declined(found, origin) }
    }
  }

  /// The action, where links may reach it.
  private func reached(
    _ url: ActionURL, _ names: NamedActions, _ settings: LinkSettings, _ origin: ActionOrigin
  ) throws -> (NamedActionEntry, any NamedAction) {
    do throws(MediatorError) {
      return try Self.action(url, names, settings, origin)
    } catch {
      guard error.code == .notFound || error.code == .notExposed else { throw error }
      throw UnresolvedForm(request: UnresolvedRequest(name: nil, url: url, origin: origin, error: error))
    }
  }

  /// The link, read and safe to compare.
  private func url(_ limits: LinkLimits, _ origin: ActionOrigin) throws(MediatorError) -> ActionURL {
    let url: ActionURL
    do throws(LinkSyntaxError) {
      url = try ActionURL(text, limits: limits)
    } catch {
      throw .badLink("\(error)", origin)
    }
    if let fault = url.unsafeToCompare { throw .badLink(fault, origin) }
    if let fragment = url.fragment, !fragment.isEmpty {
      throw .badLink("there is a fragment, which no action takes; in a value '#' is written %23", origin)
    }
    return url
  }

  /// The action that a link leads to, with its parameters.
  private static func action(
    _ url: ActionURL, _ names: NamedActions, _ settings: LinkSettings, _ origin: ActionOrigin
  ) throws(MediatorError) -> (NamedActionEntry, any NamedAction) {
    // A prefix with a host says more than one without.
    let prefixes = settings.prefixes.sorted { $0.host != nil && $1.host == nil }
    guard let components = prefixes.lazy.compactMap({ $0.components(of: url) }).first else {
      throw .unansweredLink(settings.prefixes, origin)
    }
    guard components.count <= settings.limits.maximumComponents else {
      throw .badLink(
        "there are more than \(settings.limits.maximumComponents) path components, the limit maximumComponents", origin)
    }
    let found = names.actions(at: components)
    guard let first = found.first else { throw .unknownPath(components, names, origin) }
    if found.count > 1 { throw .tiedRoutes(found, origin) }
    guard first.route.exposure != .internal else { throw .notExposed(first, origin) }
    do throws(ParameterFault) {
      let path = first.template?.values(in: components) ?? []
      return (first, try first.decode(ActionParameters(path: path, query: url.query)))
    } catch {
      throw .badParameters(first, error, origin)
    }
  }
}
