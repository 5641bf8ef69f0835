import VitrineAuditElements
import VitrineRendering

extension AuditReport {
    /// The findings as commands of GitHub's workflows, which show them beside the lines of a change.
    package var githubAnnotations: String {
        findings.map { finding in
            let found = finding.diagnostic
            let command =
                switch found.severity {
                case .error: "error"
                case .warning: "warning"
                case .note: "notice"
                }
            var properties = ["file=\(Self.property(found.file))"]
            if let line = found.line { properties.append("line=\(line)") }
            if let column = found.column { properties.append("col=\(column)") }
            if let id = found.id { properties.append("title=\(Self.property(id))") }
            let lines = [found.message, found.suggestion].compactMap { $0 }
            let variants = finding.variants.isEmpty ? [] : ["in \(finding.variants.joined(separator: ", "))"]
            let message = Self.data((lines + variants).joined(separator: "\n"))
            return "::\(command) \(properties.joined(separator: ","))::\(message)\n"
        }.joined()
    }

    /// Returns text as the message of a command.
    static func data(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Returns text as a property of a command.
    static func property(_ text: String) -> String {
        data(text).unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case ":": result += "%3A"
            case ",": result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
