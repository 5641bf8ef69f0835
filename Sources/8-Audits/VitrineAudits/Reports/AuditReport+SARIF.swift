import VitrineAuditElements
import VitrineJSON
import VitrineRendering
import VitrineSource

extension AuditReport {
    /// Returns the report in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
    ///
    /// - Throws: An error if the report cannot be encoded.
    package func sarif() throws -> String {
        let run: [String: JSONValue] = [
            "tool": .object(["driver": Self.driver]),
            "columnKind": "unicodeCodePoints",
            "results": .array(zip(findings, fingerprints).map { $0.sarif(fingerprint: $1) }),
            "invocations": .array([
                .object([
                    "executionSuccessful": .bool(failures.isEmpty),
                    "toolExecutionNotifications": .array(failures.map(\.sarif)),
                ])
            ]),
        ]
        return try JSONValue.object([
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": .array([.object(run)]),
        ]).text()
    }

    private static var driver: JSONValue {
        .object([
            "name": "Vitrine", "version": .string(VitrineRendering.version),
            "semanticVersion": .string(VitrineRendering.version),
            "rules": .array(AuditRule.all.map(\.sarif)),
        ])
    }

    /// Returns the address of a file, relative to the folder that the tool runs in.
    static func uri(_ path: String) -> String {
        let plain = Array("-._~/".utf8)
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in path.utf8 {
            let isPlain =
                plain.contains(byte) || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
                || (0x61...0x7A).contains(byte)
            bytes += isPlain ? [byte] : [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        return (path.hasPrefix("/") ? "file://" : "") + String(decoding: bytes, as: UTF8.self)
    }
}

extension AuditFinding {
    fileprivate func sarif(fingerprint: String) -> JSONValue {
        var result: [String: JSONValue] = [
            "level": .string(diagnostic.severity.rawValue),
            "message": .object(["text": .string(sarifMessage)]),
            "locations": .array([
                .object(["physicalLocation": Self.place(diagnostic.file, diagnostic.line, diagnostic.column)])
            ]),
            "partialFingerprints": .object(["vitrineFinding/v1": .string(fingerprint)]),
        ]
        var properties = measured?.details ?? [:]
        properties["variants"] = .array(variants.map { .string($0) })
        result["properties"] = .object(properties)
        if let id = diagnostic.id {
            result["ruleId"] = .string(id)
            if let index = AuditRule.all.firstIndex(where: { $0.id == id }) {
                result["ruleIndex"] = .number(Double(index))
            }
        }
        return .object(result)
    }

    /// The problem, what mends it, and the uses of components that led there.
    private var sarifMessage: String {
        let uses = diagnostic.componentUses.map { "in \($0)" }
        return ([diagnostic.message, diagnostic.suggestion].compactMap { $0 } + uses).joined(separator: "\n")
    }

    private static func place(_ file: String, _ line: Int?, _ column: Int?) -> JSONValue {
        var place: [String: JSONValue] = [
            "artifactLocation": .object(["uri": .string(AuditReport.uri(file))])
        ]
        if let line {
            var region: [String: JSONValue] = ["startLine": .number(Double(line))]
            if let column { region["startColumn"] = .number(Double(column)) }
            place["region"] = .object(region)
        }
        return .object(place)
    }
}

extension AuditFailure {
    fileprivate var sarif: JSONValue {
        .object([
            "level": "error",
            "message": .object(["text": .string(error.description)]),
            "locations": .array([
                .object([
                    "physicalLocation": .object([
                        "artifactLocation": .object(["uri": .string(AuditReport.uri(path))])
                    ])
                ])
            ]),
        ])
    }
}

extension AuditRule {
    fileprivate var sarif: JSONValue {
        .object([
            "id": .string(id),
            "name": .string(sarifName),
            "shortDescription": .object(["text": .string(summary)]),
            "fullDescription": .object(["text": .string(summary)]),
            "help": .object([
                "text": .string("A node silences the rule by `audit: { ignore: \(id), reason: ... }`.")
            ]),
            "defaultConfiguration": .object(["level": .string(severity.rawValue)]),
        ])
    }

    /// The id in the form that the format asks of names: `ContentOverflow`.
    private var sarifName: String {
        id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
