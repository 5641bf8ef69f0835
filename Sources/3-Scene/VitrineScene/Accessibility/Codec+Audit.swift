import VitrineSceneFormat
import VitrineSource

extension Codec<AuditSpec> {
    /// The rules that find nothing in a scene or a node.
    static let audit = record(
        "what is ignored", from: AuditSpec(),
        [
            Field(
                "ignore", .oneOrMore(of: silence), required: true,
                "the ids of the rules whose warnings and notes are not shown"
            ) { $0.silences = $1.compactMap { $0 } },
            Field("reason", .text, required: true, "why they are not, for those who read the scene"),
        ])

    /// A rule that is silenced; `nil` for one that this version does not have, in a library made for a newer
    /// one: that is no reason not to draw the scenes that import it.
    private static let silence: Codec<AuditSilence?> = {
        let ids = AuditRule.all.map(\.id)
        let rule = Codec<AuditRule>.choice("a rule", AuditRule.all.map { ($0.id, $0) })
        return Codec<AuditSilence?>(rule.schema, expected: rule.expected) { value, reader in
            if value.mark.file > 0, case .string(let id) = value.content, !ids.contains(id) {
                reader.warn(.unusedIgnore, .unknownValue(id, noun: "rule", known: ids), at: value.mark)
                return .some(nil)
            }
            return rule.read(value, reader).map { AuditSilence($0, at: value.mark) }
        }
    }()
}
