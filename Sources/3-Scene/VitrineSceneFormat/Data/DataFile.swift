import VitrineSource
import VitrineStyle

/// A file whose rows are the data of a `forEach`: a list in JSON, or a table.
package struct DataFile {
    /// The path, as it is written.
    private let path: String
    /// The keys that lead to the list in JSON, as a JSON pointer (RFC 6901) behind `#` has them.
    private let keys: [String]

    private static let tables = [".csv", ".tsv"]

    /// Creates the file that a text names; `nil` for texts that name none.
    package init?(_ text: String) {
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.first.map(String.init) ?? ""
        guard (Self.tables + [".json"]).contains(where: path.lowercased().hasSuffix) else { return nil }
        self.path = path
        keys = (parts.count > 1 ? parts[1] : "").split(separator: "/").map {
            String($0).replacing("~1", with: "/").replacing("~0", with: "~")
        }
    }

    /// Returns the rows, or `nil` after reporting an error.
    ///
    /// - Parameters:
    ///   - value: The value in which the file is named.
    ///   - limit: The maximum number of rows.
    ///   - reader: The reader of the scene.
    package func rows(for value: SceneValue, limit: Int, _ reader: SceneReader) -> [SceneValue]? {
        let place = reader.path(path, from: value.mark)
        let key = ([place] + keys).joined(separator: "\u{0}")
        // A file that is wrong is reported once, however often it is asked for.
        if let known = reader.dataRows[key] { return known }
        reader.dataRows[key] = []
        guard let rows = read(at: place, for: value, limit: limit, reader) else { return nil }
        reader.dataRows[key] = rows
        return rows
    }

    private func read(
        at place: String, for value: SceneValue, limit: Int, _ reader: SceneReader
    ) -> [SceneValue]? {
        let bytes: [UInt8]
        switch reader.files.bytes(at: place, limit: reader.limits.bytes) {
        case .success(let found): bytes = found
        case .failure(let error):
            let meant = reader.files.lookAlike(of: path) { reader.path($0, from: value.mark) }
            reader.report(error.problem(at: path, meant: meant), at: value.mark)
            return nil
        }
        let folder = ScenePath.folder(of: reader.sources.all.first?.name ?? "")
        do throws(Diagnostics) {
            let file = try SourceFile(name: ScenePath.joined(folder, place), bytes: bytes)
            let isTable = Self.tables.contains(where: path.lowercased().hasSuffix)
            let rows = isTable ? try Self.table(file, limit: limit) : try SceneParser.parse(file)
            let index = reader.sources.add(file)
            return list(in: rows.moved(to: index).literal, for: value, limit: limit, reader)
        } catch {
            let index = reader.sources.add(error.files[.start])
            for problem in error.all {
                let mark = SourceMark(line: problem.mark.line, column: problem.mark.column, file: index)
                reader.report(problem.problem, at: mark)
            }
            return nil
        }
    }

    private static func table(_ file: SourceFile, limit: Int) throws(Diagnostics) -> SceneValue {
        var parser = CSVParser(file, limit: limit)
        return SceneValue(.sequence(try parser.rows()), at: .start)
    }

    /// Returns the list that the keys lead to.
    private func list(
        in value: SceneValue, for source: SceneValue, limit: Int, _ reader: SceneReader
    ) -> [SceneValue]? {
        var found = value
        for key in keys {
            if case .sequence(let values) = found.content, let index = Int(key),
                values.indices.contains(index)
            {
                found = values[index]
            } else if let entry = found.entry(key) {
                found = entry.value
            } else {
                reader.report(
                    .unknownValue(key, noun: "key of `\(path)`", known: found.keys.sorted()),
                    at: source.mark)
                return nil
            }
        }
        guard case .sequence(let rows) = found.content else {
            reader.report(.wrongType(expected: .rows, found: found.kindName), at: found.mark)
            return nil
        }
        guard rows.count <= limit else {
            reader.report(
                .tooMany(noun: "rows of data", count: rows.count, limit: limit), at: rows[limit].mark)
            return nil
        }
        return rows
    }
}

extension SceneValue {
    /// The value without references: braces in data are text.
    fileprivate var literal: SceneValue {
        let content: Content =
            switch self.content {
            case .null, .bool, .number, .string: self.content
            case .sequence(let values): .sequence(values.map(\.literal))
            case .mapping(let entries):
                .mapping(
                    entries.map { Entry(key: $0.key, keyMark: $0.keyMark, value: $0.value.literal) })
            }
        return SceneValue(content, at: mark, in: nil, isResolved: true)
    }
}

extension Noun {
    fileprivate static let rows: Noun = "a list of rows, or the path to one behind `#`, as in `a.json#/rows`"
}
