import VitrineAuditElements
import VitrineSource

/// What colour tokens are for whose names do not say so: a token that is the colour of many texts, and of
/// hardly anything else, is one for texts.
///
/// The other way round nothing follows: on a filled button, text has the colour of the background.
package struct TokenRoles {
    private var texts: [String: Set<String>] = [:]
    private var backgrounds: [String: Set<String>] = [:]

    /// The number of texts for each background, from which that one stands out.
    private static let leastShare = 10

    /// - Parameter variants: What was found in all scenes of a run.
    package init(_ variants: [AuditedVariant]) {
        for variant in variants {
            // Where a reason says so, a use says nothing about others.
            for use in variant.tokens?.colors ?? [] where use.silence == nil {
                let key = Self.key(of: use, in: variant)
                let place = variant.found.files.location(of: use.mark)
                if use.isText {
                    texts[key, default: []].insert(place)
                } else {
                    backgrounds[key, default: []].insert(place)
                }
            }
        }
    }

    /// Returns the problems of a scene; those at places that are told already are left out.
    ///
    /// - Parameters:
    ///   - variant: A variant of the scene.
    ///   - told: The places of other scenes' problems, to which those of this one are added.
    package func findings(in variant: AuditedVariant, told: inout Set<String>) -> [Diagnostic] {
        (variant.tokens?.colors ?? []).compactMap { use in
            guard !use.isText, !use.isBar, let count = texts[Self.key(of: use, in: variant)]?.count,
                let others = backgrounds[Self.key(of: use, in: variant)]?.count,
                count >= Self.leastShare * others,
                told.insert(variant.found.files.location(of: use.mark)).inserted
            else { return nil }
            let problem = TokenUseProblem(
                kind: .wrongHabit(texts: count), value: "\(use.key) \(use.token)", token: use.token,
                tokenValue: "")
            var diagnostic = Diagnostic(
                .tokenRole, .language(Diagnostic.ProblemOfLanguage(problem)), at: use.mark)
            diagnostic.silence = use.silence
            return diagnostic
        }
    }

    /// Returns a name of a token, which scenes of one folder share.
    private static func key(of use: TokenColorUse, in variant: AuditedVariant) -> String {
        let folder = variant.scene.split(separator: "/").dropLast().joined(separator: "/")
        return "\(folder) \(use.token)"
    }
}
