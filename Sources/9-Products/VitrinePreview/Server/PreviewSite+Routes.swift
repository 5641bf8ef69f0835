import VitrineJSON
import VitrineStyle

extension PreviewSite {
    /// Returns the response to a request that was admitted.
    func route(_ request: HTTPRequest) async throws(HTTPRefusal) -> HTTPResponse {
        guard !request.path.contains(where: { $0 == "." || $0 == ".." }) else {
            throw HTTPRefusal(.forbidden, "a path has no `..` here")
        }
        if request.method == .post {
            switch request.rawPath {
            case "/api/approve": return try await decide(request, .approve)
            case "/api/reject": return try await decide(request, .reject)
            case "/api/undo": return try await decide(request, .undo)
            default:
                let isKnown = Self.isPage(request.rawPath)
                throw HTTPRefusal(
                    isKnown ? .methodNotAllowed : .notFound, "nothing can be changed at \(request.rawPath)")
            }
        }
        switch request.rawPath {
        case "/", "/index.html": return page()
        case "/api/scenes": return scenesResponse()
        case "/api/events": return eventsResponse(request)
        case "/api/picture": return try await pictureResponse(request)
        case "/api/thumbnail": return try await thumbnailResponse(request)
        case "/api/motion": return try await motionResponse(request)
        case "/api/tree": return try await treeResponse(request)
        case "/api/audit": return try await auditResponse(request)
        case "/api/pixel": return try await pixelResponse(request)
        case "/api/glass": return try await glassResponse(request)
        case "/api/glass/stage": return try await glassStageResponse(request)
        case "/api/values": return try await valuesResponse(request)
        case "/api/goldens": return try await goldensResponse()
        case "/api/golden/picture": return try await goldenPictureResponse(request)
        case "/api/approve", "/api/reject", "/api/undo":
            throw HTTPRefusal(.methodNotAllowed, "\(request.rawPath) takes POST")
        default: break
        }
        // Browsers ask for it by this name beside whatever they show, such as a picture alone in a tab.
        let isIcon = request.rawPath == "/favicon.ico"
        let name = request.path.count == 2 && request.path[0] == "assets" ? request.path[1] : nil
        if let asset = (isIcon ? "icon.svg" : name).flatMap(PageFiles.asset) {
            return HTTPResponse(type: asset.type, body: .bytes(asset.bytes))
        }
        throw HTTPRefusal(.notFound, "there is nothing at \(request.rawPath)")
    }

    private static func isPage(_ path: String) -> Bool { path == "/" || path.hasPrefix("/api/") }

    private func page() -> HTTPResponse {
        let text = PageFiles.markup.replacing("{{TOKEN}}", with: token.text)
        return HTTPResponse(type: "text/html; charset=utf-8", body: .bytes(Array(text.utf8)))
    }

    private func eventsResponse(_ request: HTTPRequest) -> HTTPResponse {
        let (revision, _) = list.current
        var first = Array("retry: 1000\n\n".utf8)
        // A page that was away may have missed anything.
        if let last = request.field("last-event-id"), last != "\(revisions.current)" {
            first += EventHub.event("scenes", revision: revision, .object([:]))
        }
        return HTTPResponse(
            type: "text/event-stream; charset=utf-8", body: .stream(events.subscribe(first: first)))
    }

    /// Returns the scene that a request names, and the path of its file.
    ///
    /// - Throws: A refusal if there is no such scene, or the id leads out of the served folder.
    func scene(_ request: HTTPRequest) throws(HTTPRefusal) -> SceneEntry {
        guard let id = request.query["scene"], !id.isEmpty else {
            throw HTTPRefusal(.badRequest, "`scene` is missing")
        }
        if let entry = list[id] { return entry }
        // The refusal says why: an id that leads out of the folder is another mistake than an old one.
        _ = try folder.file(of: id)
        throw HTTPRefusal(.notFound, "there is no such scene")
    }

    /// Returns the open scene that a request asks about.
    func openScene(_ request: HTTPRequest) throws(HTTPRefusal) -> OpenScene {
        let isFilm = request.query["frame"] != nil
        let asked = try EnvironmentQuery(request.query)
        let query = isFilm ? asked.atAnyTime : asked
        let key = request.query["scene"].map { OpenScene.Key(id: $0, query: query, isFilm: isFilm) }
        // The last good picture of a scene that was deleted stays as long as somebody looks at it.
        if let key, list[key.id] == nil, let open = openScenes.all.first(where: { $0.key == key }) {
            open.recordUse()
            return open
        }
        let entry = try scene(request)
        let file = try folder.file(of: entry.id)
        return openScenes.scene(
            OpenScene.Key(id: entry.id, query: query, isFilm: isFilm), file: file,
            variant: try entry.options(of: query.variant))
    }

    /// Returns the moment of a film that a request names, in seconds; `nil` if it asks for no film.
    ///
    /// - Throws: A refusal if that is no moment.
    func moment(in request: HTTPRequest) throws(HTTPRefusal) -> Double? {
        guard let text = request.query["frame"] else { return nil }
        guard let time = Double(text), SceneOptions.timeRange.contains(time) else {
            throw HTTPRefusal(.badRequest, "`frame` is a time in seconds")
        }
        return time
    }

    /// Returns a whole number among the parameters.
    ///
    /// - Throws: A refusal if the parameter is there, but is no whole number.
    func integer(_ name: String, in request: HTTPRequest) throws(HTTPRefusal) -> Int? {
        guard let text = request.query[name] else { return nil }
        guard let number = Int(text) else {
            throw HTTPRefusal(.badRequest, "`\(name)` is a whole number")
        }
        return number
    }
}
