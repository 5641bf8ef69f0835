import VitrineAuditElements
import VitrineRendering
import VitrineSource

/// What an audit has found in some scenes.
package struct AuditReport: Sendable {
    /// The findings, in the order of scenes; those of one scene errors first.
    package internal(set) var findings: [AuditFinding]
    /// The reasons why scenes could not be audited.
    package let failures: [AuditFailure]
    /// The number of scenes that were asked for.
    package let sceneCount: Int
    /// The number of findings that a baseline has, which are left out.
    package internal(set) var knownCount = 0
    /// The number of findings that a baseline has, and that are there no more.
    package internal(set) var goneCount = 0
    /// The paths of the scenes that were audited.
    let audited: Set<String>

    /// Joins what was found in the variants of scenes.
    ///
    /// - Parameters:
    ///   - scenes: The results of each scene, in order.
    ///   - files: What was found in other files, which belong to several scenes. Default: none.
    init(_ scenes: [[Result<AuditedVariant, AuditFailure>]], beside files: [AuditedVariant] = []) {
        var findings: [AuditFinding] = []
        var failures: [AuditFailure] = []
        var audited: Set<String> = []
        for scene in scenes + files.map({ [.success($0)] }) {
            var own: [AuditFinding] = []
            var places: [AuditFinding.Key: Int] = [:]
            for result in scene {
                switch result {
                case .failure(let failure):
                    if !failures.contains(failure) { failures.append(failure) }
                case .success(let variant):
                    audited.insert(variant.scene)
                    for diagnostic in variant.found.all {
                        let finding = AuditFinding(diagnostic, of: variant)
                        if let index = places[finding.key] {
                            own[index] = own[index].merged(with: finding)
                        } else {
                            places[finding.key] = own.count
                            own.append(finding)
                        }
                    }
                }
            }
            findings += SceneDiagnostic.Severity.allCases.flatMap { severity in
                own.filter { $0.diagnostic.severity == severity }
            }
        }
        self.findings = findings
        self.failures = failures
        sceneCount = scenes.count
        self.audited = audited.subtracting(failures.map(\.path))
    }

    /// Returns the number of findings of a severity.
    package func count(_ severity: SceneDiagnostic.Severity) -> Int {
        findings.count { $0.diagnostic.severity == severity }
    }

    /// The fingerprints of the findings, in their order.
    var fingerprints: [String] {
        var seen: [String: Int] = [:]
        return findings.map { finding in
            let first = finding.fingerprint(ordinal: 0)
            let ordinal = seen[first, default: 0]
            seen[first] = ordinal + 1
            return ordinal == 0 ? first : finding.fingerprint(ordinal: ordinal)
        }
    }

    /// The findings as compilers print them, and their count.
    package var text: String {
        findings.map { finding in
            let variants = finding.variants.joined(separator: ", ")
            return finding.text + (variants.isEmpty ? "" : "    in \(variants)\n")
        }.joined() + "\(summary)\n"
    }

    /// The counts in one line.
    package var summary: String {
        let parts: [String] = SceneDiagnostic.Severity.allCases.compactMap { severity in
            let count = count(severity)
            return count == 0 ? nil : Self.counted(count, severity.rawValue)
        }
        let scenes = Self.counted(sceneCount, "scene")
        let found = parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
        let failed = Set(failures.map(\.path)).count
        let rest = [
            knownCount == 0 ? nil : "\(knownCount) known",
            goneCount == 0 ? nil : "\(goneCount) of the baseline gone: --update-baseline takes them out",
            failed == 0 ? nil : "\(failed) could not be audited",
        ]
        return (["\(found) in \(scenes)"] + rest.compactMap { $0 }).joined(separator: "; ")
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
