import VitrineJSON

/// The findings of `vitrine doctor`.
struct DoctorReport: Sendable {
    /// The version of the JSON.
    static let version = 1

    let checks: [DoctorCheck]

    /// `true` if nothing failed. A warning is about what only some scenes need.
    var isHealthy: Bool { !checks.contains { $0.status == .failed } }

    /// Returns the report as lines for a terminal.
    func text() -> String { lines() + summary }

    /// Returns the findings as lines for a terminal.
    func lines() -> String {
        let width = checks.map(\.name.count).max() ?? 0
        var text = ""
        for check in checks {
            let margin = String(repeating: " ", count: width + 7)
            let name = check.name + String(repeating: " ", count: width - check.name.count)
            for (index, line) in check.findings.enumerated() {
                text += (index == 0 ? "\(Self.mark(check.status)) \(name)  " : margin) + line + "\n"
            }
            for line in check.remedies { text += "\(margin)-> \(line)\n" }
        }
        return text
    }

    private var summary: String {
        let failures = checks.count { $0.status == .failed }
        let warnings = checks.count { $0.status == .warning }
        let parts = [(failures, "failed"), (warnings, "to look at")].filter { $0.0 > 0 }
        return parts.isEmpty
            ? "All is well.\n" : parts.map { "\($0) \($1)" }.joined(separator: ", ") + ".\n"
    }

    private static func mark(_ status: DoctorCheck.Status) -> String {
        switch status {
        case .information: "    "
        case .passed: "ok  "
        case .warning: "look"
        case .failed: "FAIL"
        }
    }

    /// Returns the report as JSON: an object with the keys `version`, `healthy` and `checks`.
    ///
    /// - Throws: An error if the report cannot be encoded.
    func json() throws -> String {
        try JSONValue.object([
            "version": .number(Double(Self.version)), "healthy": .bool(isHealthy),
            "checks": .array(checks.map(\.json)),
        ]).text()
    }
}
