import VitrineJSON
import VitrineLayout
import VitrineSource
import VitrineText

/// The report of `vitrine fonts`: the fonts that would be used, their locations, and those that are missing.
package struct FontReport: Sendable {
    package struct Row: Sendable {
        package var purpose: String
        package var family: String
        /// The font, or `nil` if none of the candidates is installed.
        package var font: FontFingerprint?
        package var path: String?
        /// The preferred family, if it is not installed and another one replaces it.
        package var missing: String?
        /// The weights that a scene asks for and the family does not have, and those drawn in their place.
        package var substituted: [Int: Int] = [:]
        /// The weights that the family has, where some are missing.
        package var weights: [ClosedRange<Int>] = []
    }

    package let rows: [Row]
    /// The weights that a scene asks for in vain, a line each.
    private let missingWeights: [String]

    /// Creates a report of the fonts for each design and script.
    ///
    /// - Parameter fontFolders: The folders to search before the system's.
    /// - Throws: ``RenderError/Kind/fonts`` if the fonts cannot be set up.
    package init(fontFolders: [String] = []) throws(RenderError) {
        missingWeights = []
        do throws(FontError) {
            rows = try FontSurvey(FontLibrary(extraFolders: fontFolders)).entries.map { entry in
                Row(
                    purpose: entry.purpose, family: entry.font?.family ?? entry.families.first ?? "",
                    font: entry.font, path: entry.path,
                    missing: entry.isPreferred ? nil : entry.families.first)
            }
        } catch {
            throw .fonts(error)
        }
    }

    /// Creates a report of the fonts in which the texts of a scene are set.
    ///
    /// - Parameters:
    ///   - path: The path of the scene's file.
    ///   - options: The options to lay the scene out with.
    /// - Throws: A ``RenderError`` if the scene cannot be read, parsed or resolved.
    package init(scene path: String, options: RenderOptions) throws(RenderError) {
        let library = FontLibrary(extraFolders: options.fontFolders)
        let pipeline = try ScenePipeline(path: path, options: options, library: library)
        let resolved = try pipeline.resolve(try pipeline.parse(try pipeline.read()))
        _ = pipeline.layOut(resolved)
        var rows = pipeline.fontFiles.sorted { $0.key < $1.key }.map { font, path in
            Row(purpose: "", family: font.family, font: font, path: path, missing: nil)
        }
        let problems = resolved.audit.found.map(\.problem)
        for case .missingWeight(let weight, let family, let instead, let available) in problems {
            for index in rows.indices where rows[index].family.lowercased() == family.lowercased() {
                rows[index].substituted[weight] = instead
                rows[index].weights = available
            }
        }
        self.rows = rows
        missingWeights = problems.compactMap { problem in
            guard case .missingWeight = problem else { return nil }
            return ([problem.message] + (problem.hint.map { [$0.text] } ?? [])).joined(separator: "; ")
        }
    }

    /// Returns one line per font, in columns, followed by the families and the weights that are missing.
    package func text() -> String {
        let cells = rows.map { row in
            [row.purpose, row.family, Self.version(of: row), row.font?.hash ?? "", row.path ?? ""]
        }
        let widths = (0..<4).map { column in cells.map { $0[column].count }.max() ?? 0 }
        var lines = cells.map { cell in
            zip(cell, widths + [0]).filter { $1 > 0 || !$0.isEmpty }.map { text, width in
                text + String(repeating: " ", count: max(width - text.count, 0))
            }.joined(separator: "  ")
        }
        lines += rows.compactMap { row in
            row.missing.map { family in
                row.font == nil
                    ? "\(row.purpose): no font is installed; \(Suggestion.installing([family]).text)"
                    : "\(row.purpose): \(row.family) steps in; \(Suggestion.installing([family]).text)"
            }
        }
        lines += missingWeights
        return lines.map { line in
            String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }

    /// Returns the version of a row's font without the part after a semicolon, in which vendors name their
    /// tools.
    private static func version(of row: Row) -> String {
        row.font.map { String($0.version.prefix { $0 != ";" }) } ?? "not installed"
    }

    /// Returns the report as JSON: an array of objects with the keys `purpose`, `family`, `file`, `version`,
    /// `hash`, `path`, `missing` and, for a scene that asks for weights that the family does not have,
    /// `missingWeights` (objects with the keys `weight` and `drawn`) and `weights` (pairs of the first and
    /// the last of an axis, or twice that of a face).
    ///
    /// - Throws: An error if the report cannot be encoded.
    package func json() throws -> String {
        try JSONValue.array(
            rows.map { row in
                var object: [String: JSONValue] = ["family": .string(row.family)]
                if !row.purpose.isEmpty { object["purpose"] = .string(row.purpose) }
                if let font = row.font {
                    object["file"] = .string(font.file)
                    object["version"] = .string(font.version)
                    object["hash"] = .string(font.hash)
                }
                if let path = row.path { object["path"] = .string(path) }
                if let missing = row.missing { object["missing"] = .string(missing) }
                if !row.substituted.isEmpty {
                    object["missingWeights"] = .array(
                        row.substituted.sorted { $0.key < $1.key }.map { weight, drawn in
                            .object(["weight": .number(Double(weight)), "drawn": .number(Double(drawn))])
                        })
                    object["weights"] = .array(
                        row.weights.map {
                            .array([Double($0.lowerBound), Double($0.upperBound)].map { .number($0) })
                        })
                }
                return .object(object)
            }
        ).text()
    }
}
