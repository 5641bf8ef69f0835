import Foundation
import VitrineColor
import VitrineGoldens
import VitrineJSON
import VitrinePNG
import VitrinePixels

extension PreviewSite {
    /// The maximum number of items of one request.
    private static let itemLimit = 5_000

    private func board() throws(HTTPRefusal) -> GoldenBoard {
        guard let goldens else { throw HTTPRefusal(.notFound, "these scenes have no goldens") }
        return goldens
    }

    /// Returns all pictures of the suite with their states and causes.
    func goldensResponse() async throws(HTTPRefusal) -> HTTPResponse {
        let board = try board()
        return await lane.run { [folder] in
            let checkout = GitCheckout(
                of: folder.path, environment: ProcessInfo.processInfo.environment)
            return HTTPResponse(json: GoldensJSON.value(of: board.results, checkout: checkout))
        }
    }

    /// Returns a golden, the picture that it is compared with, or a map of the differences.
    func goldenPictureResponse(_ request: HTTPRequest) async throws(HTTPRefusal) -> HTTPResponse {
        let board = try board()
        let entry = try scene(request)
        _ = try folder.file(of: entry.id)
        guard let variant = request.query["variant"],
            let side = request.query["side"].flatMap(GoldenSide.init(rawValue:))
        else { throw HTTPRefusal(.badRequest, "`variant` and `side` (golden, actual or heat) are missing") }
        let key = GoldenBoard.Key(scene: entry.id, variant: variant)
        let result = await lane.run { [goldenPictures] () -> Result<GoldenPictures.Kept, HTTPRefusal> in
            do throws(HTTPRefusal) {
                return .success(try side.picture(key, board, goldenPictures))
            } catch {
                return .failure(error)
            }
        }
        switch result {
        case .failure(let refusal): throw refusal
        case .success(let picture):
            let space = ("X-Vitrine-Color-Space", picture.colorSpace.rawValue)
            guard let hash = picture.hash else { return Self.png(picture.bytes, fields: [space]) }
            // From now on this picture can be approved, and no other.
            board.recordShown(key, hash: hash)
            return Self.png(picture.bytes, fields: [space, ("X-Vitrine-Hash", hash)])
        }
    }

    /// The action of a request on pictures.
    enum ReviewAction: Sendable {
        case approve, reject, undo

        /// The key of the pictures for which the action succeeded, in the response.
        var result: String {
            switch self {
            case .approve: "approved"
            case .reject: "rejected"
            case .undo: "undone"
            }
        }
    }

    /// Approves or rejects the pictures that a request names, or takes an approval back.
    func decide(_ request: HTTPRequest, _ action: ReviewAction) async throws(HTTPRefusal) -> HTTPResponse {
        struct Body: Decodable { var items: [GoldenBoard.Item] }
        let board = try board()
        guard let body = try? JSONDecoder().decode(Body.self, from: Data(request.body)) else {
            throw HTTPRefusal(.badRequest, "the body is {\"items\": [{\"scene\", \"variant\", \"shown\"}]}")
        }
        guard body.items.count <= Self.itemLimit else {
            throw HTTPRefusal(.payloadTooLarge, "there are more than \(Self.itemLimit) items")
        }
        if action == .reject {
            guard body.items.allSatisfy({ !($0.reason ?? "").trimmed.isEmpty }) else {
                throw HTTPRefusal(.unprocessable, "each rejection needs a reason")
            }
        }
        // A name that leads elsewhere is refused before anything is read by it.
        for item in body.items where list[item.scene] == nil {
            _ = try folder.file(of: item.scene)
            throw HTTPRefusal(.notFound, "there is no scene `\(item.scene)`")
        }
        let outcomes = await lane.run {
            switch action {
            case .approve: board.approve(body.items)
            case .reject: board.reject(body.items)
            case .undo: board.undo(body.items)
            }
        }
        for outcome in outcomes where outcome.refusal == nil { publishDecision(outcome.item, action) }
        let done = outcomes.filter { $0.refusal == nil }
        let refused = outcomes.filter { $0.refusal != nil }
        return HTTPResponse(
            json: .object([
                action.result: .array(done.map { Self.value(of: $0) }),
                "refused": .array(refused.map { Self.value(of: $0) }),
            ]))
    }

    private func publishDecision(_ item: GoldenBoard.Item, _ action: ReviewAction) {
        let key = GoldenBoard.Key(scene: item.scene, variant: item.variant)
        let state = action == .undo ? goldens?.state(of: key)?.rawValue : action.result
        events.send(
            "golden", revision: revisions.next(),
            .object([
                "id": .string(item.scene), "variant": .string(item.variant),
                "state": JSONValue(state),
            ]))
        publish(item.scene, revision: revisions.next())
    }

    private static func value(of outcome: GoldenBoard.Outcome) -> JSONValue {
        var members: [String: JSONValue] = [
            "scene": .string(outcome.item.scene), "variant": .string(outcome.item.variant),
        ]
        if let refusal = outcome.refusal ?? outcome.item.reason { members["reason"] = .string(refusal) }
        return .object(members)
    }
}
