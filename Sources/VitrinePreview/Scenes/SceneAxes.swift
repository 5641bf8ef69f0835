import Vitrine
import VitrineJSON
import VitrineScene
import VitrineStyle

/// The axes along which a scene can be shown: their values, and the one that the scene has by itself.
enum SceneAxes {
    /// Languages to choose from beside those that a scene has variants for: each with another script or
    /// another length of words.
    private static let locales = [
        "en", "de", "fr", "pl", "ru", "ar", "he", "hi", "th", "ja", "ko", "zh-Hans",
    ]

    /// Returns the parameter of requests for the word of records, such as `dynamicType` for `dynamic-type`.
    static func parameter(of word: String) -> String {
        switch word {
        case "dynamic-type": "dynamicType"
        case "layout-direction": "direction"
        default: word
        }
    }

    /// Returns the axes of a scene by their parameters.
    static func value(of scene: SceneSummary) -> [String: JSONValue] {
        var axes: [String: JSONValue] = [
            "appearance": axis(Appearance.self, scene.canvas["appearance"], or: .light),
            "os": axis(OSVersion.self, scene.canvas["os"], or: .ios26),
            "dynamicType": axis(DynamicTypeSize.self, scene.canvas["dynamicType"], or: .large),
            "contrast": axis(Contrast.self, scene.canvas["contrast"], or: .normal),
            "transparency": axis(Transparency.self, scene.canvas["transparency"], or: .normal),
            "device": axis(Device.all.map(\.name), scene.canvas["device"]),
        ]
        let options = scene.variants.map(\.options)
        let tags = options.compactMap { $0.locale?.tag }
        let locale = scene.canvas["locale"]
        axes["locale"] = axis(unique([locale].compactMap { $0 } + tags + locales), locale)
        let own = locale.flatMap { SceneLocale($0)?.layoutDirection } ?? .leftToRight
        axes["direction"] = axis(
            LayoutDirection.allCases.map(\.rawValue), scene.canvas["layoutDirection"] ?? own.rawValue)
        let time = scene.canvas["time"] ?? "0"
        let times = options.compactMap { $0.time.map(PrintedText.shortest) }
        axes["time"] = axis(unique([time] + times), time)
        let scale = scene.canvas["scale"]
        axes["scale"] = axis(unique([scale].compactMap { $0 } + ["1", "2", "3"]), scale)
        for contexts in scene.contexts {
            axes["context.\(contexts.axis)"] = axis(contexts.names, contexts.standard)
        }
        return axes
    }

    private static func axis<Value: CaseIterable & RawRepresentable<String>>(
        _ type: Value.Type, _ own: String?, or standard: Value
    ) -> JSONValue {
        axis(Value.allCases.map(\.rawValue), own ?? standard.rawValue)
    }

    private static func axis(_ values: [String], _ standard: String?) -> JSONValue {
        .object([
            "values": .array(values.map { .string($0) }), "default": JSONValue(standard),
        ])
    }

    private static func unique(_ values: [String]) -> [String] {
        var seen: Set<String> = []
        return values.filter { seen.insert($0).inserted }
    }
}
