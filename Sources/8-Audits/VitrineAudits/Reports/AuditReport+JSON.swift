import VitrineAuditElements
import VitrineJSON
import VitrineRendering

extension AuditReport {
    /// Returns the report as JSON: the findings with their places, variants and numbers, and the counts.
    ///
    /// - Throws: An error if the report cannot be encoded.
    package func json() throws -> String {
        try JSONValue.object([
            "version": 1,
            "scenes": .number(Double(sceneCount)),
            "errors": .number(Double(count(.error))),
            "warnings": .number(Double(count(.warning))),
            "known": .number(Double(knownCount)),
            "gone": .number(Double(goneCount)),
            "notes": .number(Double(count(.note))),
            "findings": .array(zip(findings, fingerprints).map { $0.json(fingerprint: $1) }),
            "failures": .array(
                failures.map { failure in
                    .object(["file": .string(failure.path), "message": .string(failure.error.description)])
                }),
        ]).text()
    }
}

extension AuditFinding {
    fileprivate func json(fingerprint: String) -> JSONValue {
        var object: [String: JSONValue] = [
            "rule": JSONValue(diagnostic.id), "severity": .string(diagnostic.severity.rawValue),
            "message": .string(diagnostic.message), "file": .string(diagnostic.file),
            "variants": .array(variants.map { .string($0) }), "fingerprint": .string(fingerprint),
        ]
        if let line = diagnostic.line { object["line"] = .number(Double(line)) }
        if let column = diagnostic.column { object["column"] = .number(Double(column)) }
        if let suggestion = diagnostic.suggestion { object["suggestion"] = .string(suggestion) }
        if !diagnostic.componentUses.isEmpty {
            object["componentUses"] = .array(diagnostic.componentUses.map { .string($0) })
        }
        if let details = measured?.details { object["details"] = .object(details) }
        return .object(object)
    }
}
