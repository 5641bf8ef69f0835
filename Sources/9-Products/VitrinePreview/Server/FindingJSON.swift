import Foundation
import VitrineAudits
import VitrineGeometry
import VitrineJSON
import VitrineRendering

/// What an audit has found in a scene, as JSON for the page.
enum FindingJSON {
    /// Returns findings as an array.
    static func value(of findings: [AuditFinding]) -> JSONValue { .array(findings.map(value)) }

    private static func value(of finding: AuditFinding) -> JSONValue {
        let found = finding.diagnostic
        return .object([
            "rule": JSONValue(found.id), "severity": .string(found.severity.rawValue),
            "message": .string(found.message), "hint": JSONValue(found.suggestion),
            "file": .string(found.file),
            "path": .string(URL(fileURLWithPath: found.file).standardizedFileURL.path),
            "line": .number(Double(found.line ?? 1)), "column": .number(Double(found.column ?? 1)),
            "area": finding.area.flatMap(value) ?? .null,
        ])
    }

    /// Returns a rectangle in points; `nil` for one that is not finite, which JSON does not have.
    private static func value(of area: Rect) -> JSONValue? {
        let lengths = [area.minX, area.minY, area.width, area.height]
        guard lengths.allSatisfy(\.isFinite) else { return nil }
        let numbers = lengths.map { JSONValue.number(($0 * 1000).rounded() / 1000) }
        return .object([
            "x": numbers[0], "y": numbers[1], "width": numbers[2], "height": numbers[3],
        ])
    }
}
