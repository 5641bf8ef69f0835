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
            ) { $0.silences = $1 },
            Field("reason", .text, required: true, "why they are not, for those who read the scene"),
        ])

    private static let silence: Codec<AuditSilence> = {
        let rule = Codec<AuditRule>.choice("a rule", AuditRule.all.map { ($0.id, $0) })
        return Codec<AuditSilence>(rule.schema, expected: rule.expected) { value, reader in
            rule.read(value, reader).map { AuditSilence($0, at: value.mark) }
        }
    }()
}
