import Testing
import VitrinePNG
import VitrinePixels

/// A page that holds the picture of a scene, and draws over it what has changed, as that of the preview does.
struct FollowingPage {
    let scene: String
    private(set) var picture: RGBA8Image?
    private(set) var revision: String?
    private(set) var hash: String?

    init(_ scene: String) { self.scene = scene }

    /// Asks for what has changed since the last time.
    ///
    /// - Returns: The part that has, as column, row, width and height; `nil` if nothing has, or if the
    ///   scene cannot be rendered.
    @discardableResult
    mutating func follow(_ preview: RunningPreview) async throws -> [Int]? {
        let since = revision.map { "&since=\($0)" } ?? ""
        let reply = try await preview.get("/api/picture?scene=\(scene)\(since)")
        guard reply.status == 200 else { return nil }
        (revision, hash) = (reply.fields["x-vitrine-revision"], reply.fields["x-vitrine-hash"])
        let part = try #require(reply.fields["x-vitrine-rect"]).split(separator: ",").compactMap { Int($0) }
        try #require(part.count == 4)
        guard case .eight(let change) = try PNG.decode(reply.body, limit: 1_000_000).pixels else {
            Issue.record("pictures have 8 bits")
            return nil
        }
        #expect(change.width == part[2] && change.height == part[3])
        if reply.fields["x-vitrine-size"] == "\(part[2])x\(part[3])" {
            picture = change
            return part
        }
        var whole = try #require(picture, "the first picture is a whole one")
        for y in 0..<change.height {
            let target = ((part[1] + y) * whole.width + part[0]) * 4
            whole.components.replaceSubrange(
                target..<target + change.width * 4,
                with: change.components[y * change.width * 4..<(y + 1) * change.width * 4])
        }
        picture = whole
        return part
    }
}
