/// The counterparts of names of another language, written as rows of text.
///
/// A row is `name, name: counterpart`, in which names of the scene language stand in angle brackets:
/// `zstack, stack: a <vstack> or an <hstack>`. A line that begins with a space continues the row before it.
/// Of two rows for a name the first counts.
///
/// They are text because compiling dictionary literals of this size takes the optimizer a minute.
struct CounterpartTable {
    private(set) var counterparts: [String: Counterpart] = [:]

    init(_ texts: String...) {
        for text in texts {
            for row in Self.joined(text) { add(row) }
        }
    }

    /// The counterpart of a name.
    subscript(name: String) -> Counterpart? { counterparts[name] }

    /// Returns tables by their subjects, which stand in brackets before their rows: `[a chart; a series]`.
    static func sections(_ text: String) -> [String: CounterpartTable] {
        var tables: [String: CounterpartTable] = [:]
        var subjects: [String] = []
        for row in joined(text) {
            if row.hasPrefix("["), row.hasSuffix("]") {
                subjects = row.dropFirst().dropLast().split(separator: ";").map { subject in
                    String(subject.drop { $0 == " " })
                }
            } else {
                for subject in subjects { tables[subject, default: CounterpartTable()].add(row) }
            }
        }
        return tables
    }

    private mutating func add(_ row: String) {
        guard let colon = row.firstIndex(of: ":") else { return }
        let counterpart = Counterpart(row: row[row.index(after: colon)...].drop { $0 == " " })
        for name in row[..<colon].split(separator: ",") {
            let name = String(name.drop { $0 == " " })
            if counterparts[name] == nil { counterparts[name] = counterpart }
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
