import VitrineAuditElements
import VitrineGeometry
import VitrineJSON
import VitrineRendering
import VitrineSource

/// What a rule has found at one place of a scene, in one variant or several.
package struct AuditFinding: Sendable {
    /// The path of the scene.
    let scene: String
    /// The problem and its place.
    package let diagnostic: SceneDiagnostic
    /// The problem as compilers print it, with its line and what mends it.
    package let text: String
    /// The names of the variants in which it was found; empty for a scene as it is.
    package var variants: [String]
    /// The line of the scene that the problem is on, without the space around it.
    let line: String
    /// What the rule has measured.
    let measured: (any MeasuredProblem)?

    /// What it is about, in the canvas' points; `nil` if that is no place.
    package var area: Rect? { measured?.area }

    init(_ diagnostic: Diagnostic, of variant: AuditedVariant) {
        let found = variant.found
        scene = variant.scene
        self.diagnostic = SceneDiagnostic(diagnostic, of: found)
        text = Diagnostics(found.files, [diagnostic]).rendered()
        variants = variant.name.map { [$0] } ?? []
        let number = diagnostic.mark.line
        let line = found.files[diagnostic.mark].lines([number])[number] ?? ""
        self.line = String(line.trimmingSpace)
        measured = diagnostic.problem.measured
    }

    /// Returns `true` if it was found in a variant, or in a scene as it is.
    func isIn(_ variant: String?) -> Bool {
        variant.map(variants.contains) ?? variants.isEmpty
    }

    /// What the same finding has in common in all variants. Numbers that a rule measures may differ.
    struct Key: Hashable {
        let place: [String]
        let rule: String
        let message: String
    }

    var key: Key {
        let place = [
            diagnostic.file, "\(diagnostic.line ?? 0)", "\(diagnostic.column ?? 0)",
            diagnostic.severity.rawValue,
        ]
        return Key(
            place: place + diagnostic.componentUses, rule: diagnostic.id ?? "",
            message: measured == nil ? diagnostic.message : measured?.subject ?? "")
    }

    /// Returns the worse of two findings at one place, with the variants of both.
    func merged(with other: AuditFinding) -> AuditFinding {
        var worse = (other.measured?.badness ?? 0) > (measured?.badness ?? 0) ? other : self
        worse.variants = variants + other.variants.filter { !variants.contains($0) }
        return worse
    }

    /// A name of the finding that stays as long as its line does, whichever lines are above it.
    ///
    /// - Parameters:
    ///   - ordinal: The number of findings before it that are alike in everything else.
    ///   - file: The name of its file. Default: its path.
    func fingerprint(ordinal: Int, file: String? = nil) -> String {
        let parts = [
            diagnostic.id ?? "", file ?? diagnostic.file, line, measured?.subject ?? "", "\(ordinal)",
        ]
        return FNV1a64.digits(Array(parts.joined(separator: "\u{0}").utf8))
    }
}

extension Diagnostic.Problem {
    /// What a rule has measured; `nil` for any other problem.
    var measured: (any MeasuredProblem)? {
        guard case .language(let language) = self else { return nil }
        return language.problem as? any MeasuredProblem
    }
}

extension Substring {
    /// The text without the space around it.
    fileprivate var trimmingSpace: Substring {
        let start = drop { $0.isWhitespace }
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
        return start[...last]
    }
}
