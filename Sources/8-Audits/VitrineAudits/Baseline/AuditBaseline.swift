import Foundation
import VitrineAuditElements
import VitrineFiles
import VitrineJSON
import VitrineRendering

/// What audits are known to find in a project, kept in a file: it is left out of reports, and may only become
/// less.
package struct AuditBaseline: Sendable {
    /// A finding that is known.
    struct Entry: Hashable, Comparable, Sendable {
        /// The path of the scene, relative to the folder of the file.
        let scene: String
        let rule: String
        let fingerprint: String

        static func < (a: Entry, b: Entry) -> Bool {
            (a.scene, a.rule, a.fingerprint) < (b.scene, b.rule, b.fingerprint)
        }
    }

    /// The path of the file.
    package let path: String
    private(set) var entries: Set<Entry> = []

    /// The largest size of a file.
    private static let byteLimit = 64 << 20

    /// Reads a baseline; returns `nil` if there is no such file.
    ///
    /// - Throws: An ``AuditBaselineError`` if it cannot be read, or is no baseline.
    package init?(at path: String) throws(AuditBaselineError) {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        self.path = path
        let bytes: [UInt8]
        do throws(FileReadError) {
            bytes = try FileBytes.read(path, limit: Self.byteLimit)
        } catch {
            throw .unreadable(path, error)
        }
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)),
            case .object(let members) = value, case .array(let found)? = members["findings"]
        else { throw .noBaseline(path) }
        guard members["version"] == .number(1) else { throw .otherVersion(path) }
        for element in found {
            guard case .object(let entry) = element, case .string(let scene)? = entry["scene"],
                case .string(let rule)? = entry["rule"], case .string(let print)? = entry["fingerprint"]
            else { throw .noBaseline(path) }
            entries.insert(Entry(scene: scene, rule: rule, fingerprint: print))
        }
    }

    /// Creates the baseline of all that a report has, for a file that is not there yet.
    package init(_ report: AuditReport, at path: String) {
        self.path = path
        entries = Set(entries(of: report))
    }

    /// The number of findings.
    package var count: Int { entries.count }

    /// Takes out what is found no more in the scenes of a report, and adds nothing. What it has of other
    /// scenes stays.
    package mutating func shrink(to report: AuditReport) { entries.subtract(gone(from: report)) }

    /// The text of the file, with a line for each finding.
    package var text: String {
        let found = entries.sorted().map { entry in
            let members = [("scene", entry.scene), ("rule", entry.rule), ("fingerprint", entry.fingerprint)]
            return "    {"
                + members.map { "\"\($0)\": \(PrintedText.quoted($1))" }.joined(separator: ", ") + "}"
        }
        let list = found.isEmpty ? "[]" : "[\n" + found.joined(separator: ",\n") + "\n  ]"
        return "{\n  \"version\": 1,\n  \"findings\": \(list)\n}\n"
    }

    func contains(_ entry: Entry) -> Bool { entries.contains(entry) }

    /// Returns what is known of the scenes of a report, and is not found there.
    func gone(from report: AuditReport) -> Set<Entry> {
        let scenes = Set(report.audited.map(name))
        let found = Set(entries(of: report))
        return entries.filter { scenes.contains($0.scene) && !found.contains($0) }
    }

    /// Returns the entries of all findings of a report, in their order.
    func entries(of report: AuditReport) -> [Entry] {
        var seen: [Entry: Int] = [:]
        return report.findings.map { finding in
            func entry(_ ordinal: Int) -> Entry {
                Entry(
                    scene: name(finding.scene), rule: finding.diagnostic.id ?? "",
                    fingerprint: finding.fingerprint(ordinal: ordinal, file: name(finding.diagnostic.file)))
            }
            let first = entry(0)
            let ordinal = seen[first, default: 0]
            seen[first] = ordinal + 1
            return ordinal == 0 ? first : entry(ordinal)
        }
    }

    /// Returns the path of a file relative to the baseline's folder, which does not depend on where the tool
    /// runs.
    private func name(_ file: String) -> String {
        func parts(_ path: String) -> [Substring] {
            URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/")
        }
        let (folder, own) = (parts(path).dropLast(), parts(file))
        let shared = zip(folder, own).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: folder.count - shared)
        return (up + own.dropFirst(shared).map(String.init)).joined(separator: "/")
    }
}
