import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A number or a name that a caller gives, and that is not one.
package enum OptionProblem: Hashable, Sendable {
    /// A setting that the options cannot have.
    case refused(EnvironmentRefusal)
    /// A name that nothing has, with those that there are.
    case unknown(String, noun: String, known: [String])
    /// A text that is not a tag of a language.
    case notALocale(String)
    /// A frame around a canvas that is not the screen of a device.
    case noDevice

    var message: String {
        switch self {
        case .refused(let refusal):
            "`\(refusal.name)`: \(refusal.value) is out of range: \(refusal.allowed)"
        case .unknown(let name, let noun, _): "there is no \(noun) `\(name)`"
        case .notALocale(let text): "`\(text)` is not the tag of a language, such as `de` or `zh-Hant`"
        case .noDevice: "its canvas is no device's screen, so there is no frame to draw around it"
        }
    }

    /// A hint to what was meant; `nil` if there is none.
    var suggestion: Suggestion? {
        switch self {
        case .refused: nil
        case .unknown(let name, _, let known): Suggestion.hint(for: name, among: known, listLabel: "known")
        case .notALocale(let text): Self.locale(near: text).map(Suggestion.name)
        case .noDevice: "write `canvas: iphone-17-pro`, or add `--device iphone-17-pro`"
        }
    }

    /// Returns the tag that was probably meant: one with other signs between its parts, or that of a language
    /// that was written out.
    private static func locale(near text: String) -> String? {
        let hyphenated = String(text.prefix(64).map { "_. ".contains($0) ? "-" : $0 })
        let withoutEncoding = hyphenated.split(separator: "-").prefix { !$0.lowercased().hasPrefix("utf") }
        let tag = withoutEncoding.joined(separator: "-")
        if SceneLocale(tag: tag) != nil { return tag }
        let languages = [
            "arabic": "ar", "chinese": "zh-Hans", "english": "en", "french": "fr", "german": "de",
            "hebrew": "he", "hindi": "hi", "italian": "it", "japanese": "ja", "korean": "ko",
            "polish": "pl", "portuguese": "pt", "russian": "ru", "spanish": "es", "thai": "th",
            "turkish": "tr",
        ]
        return Suggestion.nearest(to: text, among: languages.keys.sorted()).flatMap { languages[$0] }
    }
}
