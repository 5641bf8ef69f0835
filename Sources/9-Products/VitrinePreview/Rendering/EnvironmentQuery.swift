import Foundation
import VitrineJSON
import VitrineScene
import VitrineSceneFormat
import VitrineSessions
import VitrineStyle

/// The parameters of a request that say how a scene is shown: axes of the environment, a variant, and values
/// to try.
struct EnvironmentQuery: Hashable, Sendable {
    /// The name of a variant that the scene lists; `nil` for the scene's own settings.
    var variant: String?
    /// The axes that the request sets, over those of the variant.
    var options: SceneOptions
    /// Values that replace those of tokens and parameters, by their keys.
    var values: [String: String]
    /// Changes of states that are tried, in place of the scene's own from the first of them on.
    var changes: [StateChange]

    /// The parameters that are not axes.
    static let others: Set<String> = [
        "scene", "variant", "values", "changes", "frame", "since", "last", "x", "y", "node", "stage", "side",
    ]

    /// The maximum number of values, and of changes, that are tried at once.
    private static let valueLimit = 200

    /// Reads the parameters of a request.
    ///
    /// - Throws: A refusal that names the parameter whose value has no meaning.
    init(_ query: [String: String]) throws(HTTPRefusal) {
        variant = query["variant"].flatMap { $0.isEmpty ? nil : $0 }
        var options = SceneOptions()
        for (name, text) in query.sorted(by: { $0.key < $1.key }) where !Self.others.contains(name) {
            guard !text.isEmpty else { continue }
            if name.hasPrefix("context.") {
                options.contexts[String(name.dropFirst("context.".count))] = text
            } else if let axis = EnvironmentAxes.all.first(where: { $0.name == name })?.choice {
                guard axis.set(&options, text) else {
                    throw HTTPRefusal(.badRequest, "`\(text)` is no value of the axis `\(name)`")
                }
            } else {
                throw HTTPRefusal(.badRequest, "there is no parameter `\(name)`")
            }
        }
        self.options = options
        values = try query["values"].map { (text) throws(HTTPRefusal) in try Self.values(text) } ?? [:]
        changes = try query["changes"].map { (text) throws(HTTPRefusal) in try Self.changes(text) } ?? []
    }

    /// `true` if nothing is tried that the files do not say.
    var isOfFiles: Bool { values.isEmpty && changes.isEmpty }

    /// Returns the query without a moment.
    var atAnyTime: EnvironmentQuery {
        var query = self
        query.options.time = nil
        return query
    }

    private struct TriedChange: Decodable {
        var at: Double
        var set: [String: String]
    }

    private static func changes(_ text: String) throws(HTTPRefusal) -> [StateChange] {
        guard !text.isEmpty else { return [] }
        guard let read = try? JSONDecoder().decode([TriedChange].self, from: Data(text.utf8)),
            read.count <= valueLimit,
            read.allSatisfy({ SceneOptions.timeRange.contains($0.at) && !$0.set.isEmpty })
        else {
            throw HTTPRefusal(
                .badRequest,
                "`changes` is a JSON list of at most \(valueLimit) objects such as "
                    + #"`{"at": 0.5, "set": {"button": "pressed"}}`"#)
        }
        return read.map { StateChange(at: $0.at, $0.set) }
    }

    /// Returns the members of a JSON object: texts as they are, numbers and booleans as text.
    private static func values(_ text: String) throws(HTTPRefusal) -> [String: String] {
        guard !text.isEmpty else { return [:] }
        guard let read = try? JSONDecoder().decode([String: TriedValue].self, from: Data(text.utf8)),
            read.count <= valueLimit
        else {
            throw HTTPRefusal(
                .badRequest, "`values` is a JSON object of at most \(valueLimit) texts, numbers and booleans")
        }
        return read.mapValues(\.text)
    }

    private struct TriedValue: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self.text = text
            } else if let flag = try? container.decode(Bool.self) {
                text = "\(flag)"
            } else {
                text = PrintedText.shortest(try container.decode(Double.self))
            }
        }
    }
}
