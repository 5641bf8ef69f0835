import VitrineSource

/// A parser of tables as text (RFC 4180): cells between commas, or between semicolons or tabs if the first
/// row has no comma, with the names of the columns in the first row.
struct CSVParser {
    struct Cell {
        var text = ""
        var mark: SourceMark
        /// `true` for a cell in quotes, which is text whatever it looks like.
        var isQuoted = false
    }

    /// The maximum number of rows below the first.
    let limit: Int
    private let file: SourceFile
    private let scalars: [Unicode.Scalar]
    private let separator: Unicode.Scalar
    private var index = 0
    private var mark = SourceMark.start

    /// Creates a parser.
    ///
    /// - Parameters:
    ///   - file: The file to parse.
    ///   - limit: The maximum number of rows below the first.
    init(_ file: SourceFile, limit: Int) {
        self.file = file
        self.limit = limit
        scalars = Array(file.text.unicodeScalars)
        let first = scalars.prefix { $0 != "\n" && $0 != "\r" }
        separator = first.contains(",") ? "," : first.contains(";") ? ";" : first.contains("\t") ? "\t" : ","
    }

    /// Returns the rows as mappings from the names of columns to cells.
    ///
    /// - Throws: An error at the first cell that is wrong.
    mutating func rows() throws(Diagnostics) -> [SceneValue] {
        guard let header = try row() else { return [] }
        var names: Set<String> = []
        for cell in header {
            guard cell.text.contains(where: { !$0.isWhitespace }) else {
                throw mistake(
                    .odd(
                        cell.text, because: "names no column",
                        instead: "the first row has the names that `{item.name}` asks for"),
                    at: cell.mark)
            }
            guard names.insert(cell.text).inserted else {
                throw mistake(.duplicateKey(cell.text), at: cell.mark)
            }
        }
        var rows: [SceneValue] = []
        while let row = try row() {
            let place = row.first?.mark ?? mark
            guard rows.count < limit else {
                throw mistake(
                    .tooMany(noun: "rows of data", count: rows.count + 1, limit: limit), at: place)
            }
            guard row.count == header.count else {
                let isLong = row.count > header.count
                throw mistake(
                    .odd(
                        isLong ? row[header.count].text : row.last?.text ?? "",
                        because: "is cell \(isLong ? header.count + 1 : row.count) of a row that has "
                            + "\(row.count), and the first row has \(header.count)",
                        instead: "a text that has a `\(separator == "\t" ? "tab" : String(separator))` in it "
                            + "stands in quotes"),
                    at: isLong ? row[header.count].mark : row.last?.mark ?? place)
            }
            rows.append(
                SceneValue(
                    .mapping(
                        zip(header, row).map {
                            SceneValue.Entry(key: $0.text, keyMark: $0.mark, value: $1.value)
                        }), at: place))
        }
        return rows
    }

    private func mistake(_ problem: Diagnostic.Problem, at mark: SourceMark) -> Diagnostics {
        Diagnostics(file, [Diagnostic(problem, at: mark)])
    }

    private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func advance() {
        mark.pass(scalars[index], before: index + 1 < scalars.count ? scalars[index + 1] : nil)
        index += 1
    }

    /// Passes an end of line, of one character or two. Returns `false` if there is none.
    private mutating func passLineEnd() -> Bool {
        guard let scalar = current, scalar == "\n" || scalar == "\r" else { return false }
        advance()
        if scalar == "\r", current == "\n" { advance() }
        return true
    }

    /// Returns the next row that is not empty; `nil` at the end.
    private mutating func row() throws(Diagnostics) -> [Cell]? {
        while passLineEnd() {}
        guard current != nil else { return nil }
        var cells = [try cell()]
        while current == separator {
            advance()
            cells.append(try cell())
        }
        return cells
    }

    private mutating func cell() throws(Diagnostics) -> Cell {
        var cell = Cell(mark: mark)
        guard current == "\"" else {
            while let scalar = current, scalar != separator, scalar != "\n", scalar != "\r" {
                cell.text.unicodeScalars.append(scalar)
                advance()
            }
            return cell
        }
        cell.isQuoted = true
        advance()
        while let scalar = current {
            advance()
            if scalar != "\"" {
                cell.text.unicodeScalars.append(scalar)
            } else if current == "\"" {
                cell.text += "\""
                advance()
            } else {
                guard current.map({ $0 == separator || $0 == "\n" || $0 == "\r" }) ?? true else {
                    throw mistake(
                        .odd(
                            "\"", because: "ends a cell that goes on",
                            instead: "write a quote within quotes twice"), at: mark)
                }
                return cell
            }
        }
        throw mistake(
            .odd("\"", because: "is never closed", instead: "write another one where the cell ends"),
            at: cell.mark)
    }
}

extension CSVParser.Cell {
    /// The cell as YAML would read it without quotes: a number, a flag or text; nothing if it is empty.
    fileprivate var value: SceneValue {
        SceneValue(isQuoted ? .string(text) : SceneValue.Content(plain: text), at: mark)
    }
}
