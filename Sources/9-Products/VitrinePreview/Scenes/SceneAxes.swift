import VitrineJSON
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// The axes along which a scene can be shown: their values, and the one that the scene has by itself.
enum SceneAxes {
    /// Returns the parameter of requests for the word of records, such as `dynamicType` for `dynamic-type`.
    static func parameter(of word: String) -> String {
        EnvironmentAxes.all.first { $0.option == word }?.name ?? word
    }

    /// Returns the axes of a scene by their parameters, each with its place among all.
    static func value(of scene: SceneSummary) -> [String: JSONValue] {
        var own = SceneOptions()
        for axis in EnvironmentAxes.all {
            if let text = scene.canvas[axis.name] { _ = axis.choice?.set(&own, text) }
        }
        let options = scene.variants.map { $0.options.filled(from: own) }
        var axes: [String: JSONValue] = [:]
        for (order, axis) in EnvironmentAxes.all.enumerated() {
            guard let choice = axis.choice else {
                for contexts in scene.contexts {
                    let name = "context.\(contexts.axis)"
                    axes[name] = value(
                        contexts.axis, order: order, values: contexts.names, standard: contexts.standard)
                }
                continue
            }
            let standard = choice.text(own)
            let values =
                choice.all.isEmpty
                ? unique([standard].compactMap { $0 } + options.compactMap(choice.text) + choice.suggestions)
                : choice.all
            axes[axis.name] = value(choice.title, order: order, values: values, standard: standard)
        }
        return axes
    }

    private static func value(
        _ title: String, order: Int, values: [String], standard: String?
    ) -> JSONValue {
        .object([
            "title": .string(title), "order": .number(Double(order)),
            "values": .array(values.map { .string($0) }), "default": JSONValue(standard),
        ])
    }

    private static func unique(_ values: [String]) -> [String] {
        var seen: Set<String> = []
        return values.filter { seen.insert($0).inserted }
    }
}
