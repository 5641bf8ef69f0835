import VitrineJSON

/// One thing that `vitrine doctor` has looked at.
struct DoctorCheck: Hashable, Sendable {
    enum Status: String, Sendable {
        /// A fact that cannot be wrong.
        case information
        case passed
        /// Something is missing that only some scenes need.
        case warning
        case failed
    }

    /// The name of the check, the same in every version.
    let name: String
    let status: Status
    /// The findings, in one line each.
    let findings: [String]
    /// The steps that mend it: commands, or sentences.
    let remedies: [String]

    init(_ name: String, _ status: Status, _ findings: [String], remedies: [String] = []) {
        self.name = name
        self.status = status
        self.findings = findings
        self.remedies = remedies
    }

    var json: JSONValue {
        .object([
            "name": .string(name), "status": .string(status.rawValue),
            "findings": .array(findings.map { .string($0) }),
            "remedies": .array(remedies.map { .string($0) }),
        ])
    }
}
