import VitrineSource

/// The equivalents of names of another language, written as rows of text.
///
/// A row is `name, name: equivalent`, in which names of the scene language stand in angle brackets:
/// `zstack, stack: a <vstack> or an <hstack>`. A line that begins with a space continues the row before it.
/// Of two rows for a name the first counts.
///
/// They are text because compiling dictionary literals of this size takes the optimizer a minute.
struct EquivalentTable {
    private(set) var equivalents: [String: Equivalent] = [:]

    init(_ texts: String...) {
        for text in texts {
            for row in Self.joined(text) { add(row) }
        }
    }

    /// The equivalent of a name.
    subscript(name: String) -> Equivalent? { equivalents[name] }

    /// The rows for values of some nouns.
    struct Section {
        let subjects: [Noun]
        let rows: String

        init(_ subjects: [Noun], _ rows: String) {
            (self.subjects, self.rows) = (subjects, rows)
        }
    }

    /// Returns tables by their subjects.
    static func sections(_ sections: [Section]) -> [Noun: EquivalentTable] {
        var tables: [Noun: EquivalentTable] = [:]
        for section in sections {
            for row in joined(section.rows) {
                for subject in section.subjects { tables[subject, default: EquivalentTable()].add(row) }
            }
        }
        return tables
    }

    private mutating func add(_ row: String) {
        guard let colon = row.firstIndex(of: ":") else { return }
        let equivalent = Equivalent(row: row[row.index(after: colon)...].drop { $0 == " " })
        for name in row[..<colon].split(separator: ",") {
            let name = String(name.drop { $0 == " " })
            if equivalents[name] == nil { equivalents[name] = equivalent }
        }
    }

    /// Returns the rows, each on one line.
    private static func joined(_ text: String) -> [String] {
        var rows: [String] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix(" "), let last = rows.indices.last {
                rows[last] += " " + line.drop { $0 == " " }
            } else {
                rows.append(String(line))
            }
        }
        return rows
    }
}
