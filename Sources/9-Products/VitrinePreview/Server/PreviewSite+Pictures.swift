import VitrineFiles
import VitrineJSON
import VitrinePixels
import VitrineRendering
import VitrineSource
import VitrineStyle

extension PreviewSite {
    /// Returns the picture of a scene, or the part of it that has changed.
    func pictureResponse(_ request: HTTPRequest) async throws(HTTPRefusal) -> HTTPResponse {
        let scene = try openScene(request)
        let (since, moment) = (try integer("since", in: request), try moment(in: request))
        let wasKnown = scene.revision != nil || scene.failure != nil
        let isLast = request.query["last"] == "1"
        let reply = await lane.run { [self] in
            if let moment { scene.show(moment) }
            let reply = scene.picture(since: since, orLast: isLast)
            // Its size is known only now. What others held goes back to the system once nobody waits.
            if openScenes.makeRoom(for: scene) { background.add("memory", releaseMemory) }
            return reply
        }
        // The watch knows the files of a scene from its first picture on.
        if !wasKnown {
            note(scene)
            if scene.warnings?.isEmpty == false { publish(scene.key.id, revision: revisions.next()) }
        }
        switch reply {
        case .picture(let picture):
            return HTTPResponse(type: "image/png", fields: Self.fields(picture), body: .bytes(picture.bytes))
        case .unchanged(let picture):
            var nothing = picture
            nothing.rect = PixelRect(width: 0, height: 0)
            return HTTPResponse(
                .noContent, type: "image/png", fields: Self.fields(nothing), body: .bytes([]))
        case .failed(let error, let lastGood): return Self.failure(error, lastGood: lastGood)
        }
    }

    private static func fields(_ picture: EncodedPicture) -> [(name: String, value: String)] {
        let rect = picture.rect
        let timings = picture.timings.map { name, milliseconds in
            let rounded = (milliseconds * 100).rounded() / 100
            return "\(name.replacing(" ", with: "-"));dur=\(rounded)"
        }
        return [
            ("X-Vitrine-Revision", "\(picture.revision)"),
            ("X-Vitrine-Size", "\(picture.width)x\(picture.height)"),
            ("X-Vitrine-Rect", "\(rect.x0),\(rect.y0),\(rect.width),\(rect.height)"),
            ("X-Vitrine-Color-Space", picture.colorSpace), ("X-Vitrine-Cached", picture.isCached ? "1" : "0"),
            ("X-Vitrine-Hash", picture.hash), ("Server-Timing", timings.joined(separator: ", ")),
        ]
    }

    /// Returns the response for a scene that cannot be rendered.
    static func failure(_ error: RenderError, lastGood: Int?) -> HTTPResponse {
        HTTPResponse(
            .unprocessable,
            json: .object([
                "diagnostics": DiagnosticsJSON.value(of: error),
                "lastGood": lastGood.map { .number(Double($0)) } ?? .null,
                "error": "the scene cannot be rendered",
            ]))
    }

    /// Returns the thumbnail of a scene, which is drawn while no other work is waiting.
    func thumbnailResponse(_ request: HTTPRequest) async throws(HTTPRefusal) -> HTTPResponse {
        let entry = try scene(request)
        let query = try EnvironmentQuery(request.query)
        let key = OpenScene.Key(id: entry.id, query: query)
        let file = try folder.file(of: entry.id)
        let variant = try entry.options(of: query.variant)
        let result: ThumbnailStore.Result
        if let current = thumbnails.current(key) {
            result = current
        } else {
            result = await withCheckedContinuation { continuation in
                let isTaken = background.add("thumbnail:\(key)#\(revisions.next())", first: true) { [self] in
                    let drawn =
                        isStopped
                        ? .failure(.input(.noSuchFile(path: file)))
                        : thumbnails.current(key)
                            ?? thumbnails.draw(key, file: file, variant: variant).result
                    continuation.resume(returning: drawn)
                }
                if !isTaken { continuation.resume(returning: .failure(.input(.noSuchFile(path: file)))) }
            }
        }
        switch result {
        case .success(let thumbnail): return Self.png(thumbnail.bytes)
        case .failure(let error):
            guard let last = thumbnails.last(key) else { return Self.failure(error, lastGood: nil) }
            return Self.png(last.bytes)
        }
    }

    static func png(_ bytes: [UInt8], fields: [(name: String, value: String)] = []) -> HTTPResponse {
        HTTPResponse(type: "image/png", fields: fields, body: .bytes(bytes))
    }
}
