import VitrineGoldens
import VitrineJSON
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

extension PreviewSite {
    /// Returns the list of scenes.
    func scenesResponse() -> HTTPResponse {
        let (revision, scenes) = list.current
        return HTTPResponse(
            json: .object([
                "revision": .number(Double(revision)), "root": .string(folder.path),
                "goldens": .bool(goldens != nil), "scenes": .array(scenes.map(value)),
            ]))
    }

    private func value(of entry: SceneEntry) -> JSONValue {
        let summary = entry.summary
        let state = statuses.state(of: entry, goldens: goldens?.results(of: entry.id))
        return .object([
            "id": .string(entry.id), "folder": .string(entry.folder), "name": .string(entry.name),
            "title": .string(entry.title),
            "tags": .array(tags(of: entry).map { .string($0) }),
            "variants": .array(
                summary.variants.map { variant in
                    .object([
                        "name": .string(variant.name),
                        "words": .array(variant.words.map { .string($0) }),
                        "environment": .object(Self.environment(variant.options)),
                    ])
                }),
            "axes": .object(SceneAxes.value(of: summary)), "state": .string(state.rawValue),
            "warnings": .number(
                Double(statuses.warnings(of: entry.id)?.all.count { $0.severity == .warning } ?? 0)),
            "revision": .number(Double(max(entry.revision, statuses.revision(of: entry.id)))),
        ])
    }

    /// Returns the tags of a scene, those of its suite included once they are known.
    private func tags(of entry: SceneEntry) -> [String] {
        let results = goldens?.results(of: entry.id) ?? []
        return entry.summary.tags.union(results.flatMap(\.tags)).sorted()
    }

    /// Returns the values that options set, by the names of request parameters.
    private static func environment(_ options: SceneOptions) -> [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        for part in options.recordedParts {
            let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard sides.count == 2 else { continue }
            members[SceneAxes.parameter(of: sides[0])] = .string(sides[1])
        }
        return members
    }
}
