/// What rules have found in a scene, before it is decided what of it is shown.
package struct Audit: Sendable {
    /// All that was found, also where the scene silences it.
    package var found: [Diagnostic]
    /// The ids below `audit` of all that the scene shows.
    package var silences: [AuditSilence]

    package init(found: [Diagnostic] = [], silences: [AuditSilence] = []) {
        self.found = found
        self.silences = silences
    }

    /// Returns this together with what was found elsewhere in the scene.
    package func adding(_ found: [Diagnostic]) -> Audit {
        Audit(found: self.found + found, silences: silences)
    }

    /// What is found where nothing silences it.
    package var audible: [Diagnostic] { found.filter { $0.silence == nil } }

    /// The places of the ids that silence something.
    package var usedSilences: Set<SourceMark> { Set(found.compactMap(\.silence)) }

    /// The ids that silence nothing. Those of rules that only an audit asks, or that look at lengths, may
    /// silence what an audit finds.
    package var unusedSilences: [AuditSilence] {
        unusedSilences(of: { !$0.needsAudit && !$0.isAboutLayout })
    }

    /// Returns the ids of some rules that silence nothing.
    package func unusedSilences(of isAsked: (AuditRule) -> Bool) -> [AuditSilence] {
        let used = usedSilences
        // A component's ids are those of each of its uses.
        var seen: Set<SourceMark> = []
        return silences.filter {
            isAsked($0.rule) && !used.contains($0.mark) && seen.insert($0.mark).inserted
        }
    }

    /// Returns what is to be shown.
    ///
    /// - Parameters:
    ///   - settings: The levels of rules.
    ///   - usedElsewhere: The ids that silence something in other variants of the scene. Default: none.
    ///   - isWhole: `true` if all rules have been asked, so that an id may be said to silence nothing.
    ///     Default: `true`.
    package func reported(
        _ settings: AuditSettings, usedElsewhere: Set<SourceMark> = [], isWhole: Bool = true
    ) -> [Diagnostic] {
        let unused = isWhole ? unusedSilences.filter { !usedElsewhere.contains($0.mark) } : []
        var quieting: Set<SourceMark> = []
        var more: [Diagnostic] = []
        for silence in unused where silence.rule != .unusedIgnore {
            if let outer = silence.outer {
                quieting.insert(outer)
            } else {
                more.append(Diagnostic(.unusedIgnore, .unusedIgnore(silence.rule.id), at: silence.mark))
            }
        }
        for silence in unused where silence.rule == .unusedIgnore && !quieting.contains(silence.mark) {
            more.append(Diagnostic(.unusedIgnore, .unusedIgnore(silence.rule.id), at: silence.mark))
        }
        return (audible + more).compactMap { diagnostic in
            guard let rule = diagnostic.rule else { return diagnostic }
            return settings.severity(of: rule).map { severity in
                var diagnostic = diagnostic
                diagnostic.severity = severity
                return diagnostic
            }
        }
    }
}
