import VitrineAuditElements
import VitrineSceneFormat
import VitrineSource

/// The places of a scene that name its design tokens.
struct TokenMentions {
    /// A place, and the rules that the scene silences there.
    typealias Place = (mark: SourceMark, scope: AuditScope)

    private let texts: [(text: String, place: Place)]

    /// The keys below which no token is used.
    private static let plainKeys: Set<String> = ["accessibility", "audit", "golden", "script"]

    /// - Parameters:
    ///   - scene: A scene.
    ///   - libraries: Those that it imports: what these name is told where the scene loads its tokens.
    init(in scene: SceneValue, libraries: [SceneValue]) {
        var texts: [(text: String, place: Place)] = []
        scene.forEachScalar(below: Self.plainKeys) { value, _, scope in
            if case .string(let text) = value.content { texts.append((text, (value.mark, scope))) }
        }
        if let tokens = scene.entry("tokens")?.value {
            let scope = AuditScope().silencing(scene.entry("audit")?.value.silences ?? [])
            for library in libraries {
                library.forEachScalar(below: Self.plainKeys) { value, _, _ in
                    if case .string(let text) = value.content { texts.append((text, (tokens.mark, scope))) }
                }
            }
        }
        self.texts = texts
    }

    /// Returns the first place that names a token; `nil` if none does.
    func first(of name: String) -> Place? {
        texts.first { Self.names(name, in: $0.text) }?.place
    }

    /// Returns `true` if a text is a name, or an expression that has it.
    private static func names(_ name: String, in text: String) -> Bool {
        if text == name { return true }
        guard text.contains("{") else { return false }
        return text.ranges(of: name).contains { range in
            let before = text[..<range.lowerBound].last
            let after = text[range.upperBound...].first
            return !(before.map(isPart) ?? false) && !(after.map(isPart) ?? false)
        }
    }

    private static func isPart(_ sign: Character) -> Bool {
        sign.isLetter || sign.isNumber || sign == "." || sign == "_" || sign == "-"
    }
}
