import ArgumentParser
import VitrineJSON
import VitrineRendering
import VitrineScene
import VitrineStyle

/// A service that pictures are uploaded to, which reads a file of JSON beside each.
enum SnapshotService: String, CaseIterable, ExpressibleByArgument {
    /// Argos, by `argos upload`: `home.png.argos.json` beside `home.png`.
    case argos
    /// Sentry, by `sentry-cli build snapshots`: `home.json` beside `home.png`.
    case sentry

    /// Returns the path of the file beside a picture.
    func path(beside picture: String) -> String {
        switch self {
        case .argos: return picture + ".argos.json"
        case .sentry:
            let name = picture.lastIndex(of: "/").map { picture[$0...] } ?? picture[...]
            let stem = name.lastIndex(of: ".").map { String(picture[..<$0]) } ?? picture
            return stem + ".json"
        }
    }

    /// Returns the file beside a picture.
    ///
    /// - Parameters:
    ///   - job: The scene and its variant.
    ///   - width: The width of the picture, in pixels.
    ///   - height: The height of the picture, in pixels.
    ///   - appearance: The appearance that the command asks for; `nil` for the variant's.
    func metadata(
        of job: Renderer.Job, width: Int, height: Int, appearance: Appearance?
    ) -> JSONValue {
        let variant = job.variant?.name
        let colors = (appearance ?? job.variant?.options.appearance)?.rawValue
        let words = (job.variant?.words ?? []).map { JSONValue.string($0) }
        let renderer: JSONValue = .object(["name": "vitrine", "version": .string(VitrineRendering.version)])
        switch self {
        case .argos:
            var members: [String: JSONValue] = [
                "$schema": "https://api.argos-ci.com/v2/screenshot-metadata.json",
                "viewport": .object(["width": .number(Double(width)), "height": .number(Double(height))]),
                "mediaType": "screen", "automationLibrary": renderer, "sdk": renderer,
                "test": .object([
                    "title": .string(variant ?? job.path),
                    "titlePath": .array([job.path, variant].compactMap { $0 }.map { .string($0) }),
                    "location": .object(["file": .string(job.path), "line": 1, "column": 1]),
                ]),
            ]
            if let colors { members["colorScheme"] = .string(colors) }
            if !words.isEmpty { members["tags"] = .array(words) }
            return .object(members)
        case .sentry:
            var tags: [String: JSONValue] = [:]
            if let variant { tags["variant"] = .string(variant) }
            if let colors { tags["appearance"] = .string(colors) }
            return .object([
                "display_name": .string([job.path, variant].compactMap { $0 }.joined(separator: " ")),
                "group": .string(job.path), "tags": .object(tags),
                "context": .object([
                    "renderer": .string("vitrine \(VitrineRendering.version)"),
                    "width": .number(Double(width)),
                    "height": .number(Double(height)),
                ]),
            ])
        }
    }
}
