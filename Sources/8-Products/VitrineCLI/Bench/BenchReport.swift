import Foundation
import VitrineRendering

/// The output of `vitrine bench`.
struct BenchReport: Encodable, Sendable {
    let version = VitrineRendering.version
    /// The kind of build. Debug builds are tens of times slower and say nothing about speed.
    let build: String = {
        #if DEBUG
            "debug"
        #else
            "release"
        #endif
    }()
    let cores = RenderOptions.allCores
    let rows: [BenchRow]

    func print(as format: BenchOptions.Format) throws {
        switch format {
        case .text: Terminal.out(text)
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            Terminal.out(String(decoding: try encoder.encode(self), as: UTF8.self) + "\n")
        }
    }

    private var text: String {
        let hasSigma = rows.contains { $0.sigma != nil }
        let hasCompression = rows.contains { $0.compression != nil }
        let hasBytes = rows.contains { $0.bytes != nil }
        var table: [[String]] = [
            ["what", "input"] + (hasCompression ? ["compression"] : []) + (hasSigma ? ["sigma"] : []) + [
                "threads", "median ms", "min ms", "spread", "memcpys", "MP/s",
            ]
                + (hasBytes ? ["bytes"] : []) + ["runs"]
        ]
        for row in rows {
            var cells = [row.what, row.input]
            if hasCompression { cells.append(row.compression ?? "") }
            if hasSigma { cells.append(row.sigma.map { Self.number($0, 1) } ?? "") }
            cells += [
                "\(row.threads)", Self.number(row.median, 3), Self.number(row.minimum, 3),
                Self.number(row.spread * 100, 0) + "%", Self.number(row.memcpys, 1),
                Self.number(row.megapixelsPerSecond, 1),
            ]
            if hasBytes { cells.append(row.bytes.map { "\($0)" } ?? "") }
            table.append(cells + ["\(row.runs)"])
        }
        let widths = (table.first ?? []).indices.map { column in table.map { $0[column].count }.max() ?? 0 }
        let lines = table.map { cells in
            cells.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return column < 2 ? cell + space : space + cell
            }.joined(separator: "  ")
        }
        let note = build == "debug" ? "This is a debug build: its times say nothing about speed.\n" : ""
        return note + lines.joined(separator: "\n") + "\n"
    }

    private static func number(_ value: Double, _ digits: Int) -> String {
        value.printed("%.\(digits)f")
    }
}
