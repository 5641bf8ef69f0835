import Foundation
import Testing

@testable import VitrinePreview

/// What the player of the page asks for.
@Suite(.serialized)
struct MotionTests {
    /// A dot that goes to the right and comes back.
    ///
    /// - Parameter script: The script, without its key.
    private static func moving(_ script: String) -> String {
        """
        vitrine: 1
        canvas: { width: 80, height: 40, scale: 1 }
        states: { place: [left, right], shade: [dim, bright] }
        \(script)
        body:
          - circle: 12
            id: dot
            offset: { x: { when: { state: { place: right } }, then: 40, else: 0 } }
            opacity: { when: { state: { shade: bright } }, then: 1, else: 0.4 }

        """
    }

    private static let script = """
        script:
          - { at: 0.1, set: { place: right }, animation: { linear: 0.5 } }
          - { at: 0.9, set: { place: left }, animation: { linear: 0.2 } }
        """

    private static let scenes = [
        "moving.yaml": moving(script),
        // What is switched by hand at 0.3 s, written down: from where it is, as the script goes back.
        "written.yaml": moving(
            """
            script:
              - { at: 0.1, set: { place: right }, animation: { linear: 0.5 } }
              - { at: 0.3, set: { place: left }, animation: { linear: 0.2 } }
            """),
        "unscripted.yaml": moving(""),
        "still.yaml": PreviewScenes.filled("#336699"),
        "spinning.yaml": """
        vitrine: 1
        canvas: { width: 40, height: 40, scale: 1 }
        body: [{ rectangle: , frame: { width: 20, height: 4 }, rotation: "{90 * time}" }]

        """,
    ]

    private static let byHand =
        #"[{"at":0.3,"set":{"place":"left"}}]"#
        .addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""

    @Test func statesChangesAndCurvesAreListed() async throws {
        let preview = try RunningPreview(Self.scenes)
        let motion = try await preview.get("/api/motion?scene=moving.yaml&frame=0").json
        #expect(motion["moves"] as? Bool == true && motion["hasEnd"] as? Bool == true)
        #expect(abs((motion["duration"] as? Double ?? 0) - 1.1) < 1e-9)
        let states = try #require(motion["states"] as? [[String: Any]])
        #expect(states.map { $0["name"] as? String } == ["place", "shade"])
        #expect(states[0]["values"] as? [String] == ["left", "right"])
        let changes = try #require(motion["changes"] as? [[String: Any]])
        #expect(changes.map { $0["at"] as? Double } == [0.1, 0.9])
        #expect(changes[1]["set"] as? [String: String] == ["place": "left"])
        let tracks = try #require(motion["tracks"] as? [[String: Any]])
        let track = try #require(tracks.first)
        #expect(tracks.count == 1 && track["node"] as? String == "#dot")
        #expect(track["property"] as? String == "offset" && track["from"] as? String == "0 0")
        let line = try #require((track["lines"] as? [[Double]])?.first)
        // The number that changes.
        #expect(line.first == 0 && line.max() == 40 && line.last == 0)
    }

    @Test(arguments: [("still.yaml", false, 0.0), ("spinning.yaml", true, 2), ("unscripted.yaml", true, 0)])
    func onlyWhatMovesHasAPlayer(scene: String, moves: Bool, duration: Double) async throws {
        let preview = try RunningPreview(Self.scenes)
        let motion = try await preview.get("/api/motion?scene=\(scene)&frame=0").json
        #expect(motion["moves"] as? Bool == moves)
        #expect(motion["duration"] as? Double == duration)
    }

    @Test func framesAreThePicturesOfTheirMoments() async throws {
        let preview = try RunningPreview(Self.scenes)
        var since = ""
        for time in [0.0, 0.2, 0.4, 0.1] {
            let address = "/api/picture?scene=moving.yaml"
            let frame = try await preview.get("\(address)&frame=\(time)\(since)")
            let picture = try await preview.get("\(address)&time=\(time)")
            let (hash, wanted) = (frame.fields["x-vitrine-hash"], picture.fields["x-vitrine-hash"])
            #expect(hash == wanted, "at \(time)")
            // What comes after a frame is only the part that differs.
            #expect((frame.fields["x-vitrine-rect"] == "0,0,80,40") == since.isEmpty)
            since = "&since=\(frame.fields["x-vitrine-revision"] ?? "")"
        }
    }

    @Test(arguments: [0.2, 0.3, 0.35, 0.4, 0.6])
    func statesSwitchedByHandGoOnFromWhereTheyAre(time: Double) async throws {
        let preview = try RunningPreview(Self.scenes)
        let tried = try await preview.get(
            "/api/picture?scene=moving.yaml&frame=\(time)&changes=\(Self.byHand)")
        let written = try await preview.get("/api/picture?scene=written.yaml&time=\(time)")
        #expect(tried.status == 200, "\(tried.text)")
        #expect(tried.fields["x-vitrine-hash"] == written.fields["x-vitrine-hash"])
    }

    @Test func aStateThatNoScriptChangesIsSwitched() async throws {
        let preview = try RunningPreview(Self.scenes)
        let change =
            #"[{"at":0.5,"set":{"shade":"bright"}}]"#
            .addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        let address = "/api/picture?scene=unscripted.yaml&changes=\(change)"
        let (before, after) = (
            try await preview.get("\(address)&frame=0.4"), try await preview.get("\(address)&frame=0.6")
        )
        #expect(before.status == 200 && after.status == 200, "\(before.text)")
        #expect(before.fields["x-vitrine-hash"] != after.fields["x-vitrine-hash"])
    }

    @Test func aStateOfAnotherNameIsAnError() async throws {
        let preview = try RunningPreview(Self.scenes)
        let change =
            #"[{"at":0.5,"set":{"plaec":"left"}}]"#
            .addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        let reply = try await preview.get("/api/picture?scene=moving.yaml&frame=0&changes=\(change)")
        #expect(reply.status == 422 && reply.text.contains("plaec"), "\(reply.text)")
    }

    /// The picture at hand is the same where a curve is another.
    @Test func anEditOfACurveIsAnnounced() async throws {
        let preview = try RunningPreview(Self.scenes)
        let events = EventListener(port: preview.server.port)
        try await events.open()
        defer { events.close() }
        _ = try await preview.get("/api/picture?scene=moving.yaml&frame=0")
        let other = Self.moving(Self.script).replacingOccurrences(of: "linear: 0.5", with: "linear: 0.4")
        try preview.save(other, as: "moving.yaml")
        let isAnnounced = try await events.wait {
            $0.contains("event: motion") && $0.contains("moving.yaml")
        }
        #expect(isAnnounced)
    }
}
