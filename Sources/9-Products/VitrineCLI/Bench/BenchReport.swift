import Foundation
import VitrineFiles
import VitrineGoldens
import VitrineSource

/// The output of `vitrine bench`.
struct BenchReport: Sendable {
    let environment: BenchEnvironment
    let rows: [BenchRow]

    init(rows: [BenchRow]) {
        environment = BenchEnvironment()
        self.rows = rows
    }

    /// Reads a report that was written earlier, as JSON.
    init(reading path: String) throws(CommandFailure) {
        let bytes: [UInt8]
        do throws(FileReadError) {
            bytes = try FileBytes.read(path, limit: Self.byteLimit)
        } catch {
            throw CommandFailure(.noInput, "error: \(error)")
        }
        do {
            self = try JSONDecoder().decode(BenchReport.self, from: Data(bytes))
        } catch {
            let reason = (error as? DecodingError)?.reason ?? "\(error)"
            throw CommandFailure(
                .badData,
                "\(path): error: this is no report of `vitrine bench --format json` with samples: \(reason)")
        }
    }

    /// The most bytes of an earlier report: all samples of three hundred rows.
    private static let byteLimit = 1 << 24

    /// Prints the report, compared with an earlier one.
    ///
    /// - Returns: `true` if anything is slower than it was.
    func print(as format: BenchOptions.Format, comparedWith earlier: BenchReport?) throws -> Bool {
        let comparisons = earlier.map { earlier in
            let inCopies = !environment.isComparable(to: earlier.environment)
            return rows.map { row in
                BenchComparison(
                    row, earlier: earlier.rows.first { $0.measures(theSameAs: row) }, inCopies: inCopies)
            }
        }
        switch format {
        case .text: Terminal.out(BenchTable(self, comparisons, with: earlier).text)
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            let compared = Compared(report: self, earlier: earlier?.environment, comparisons: comparisons)
            Terminal.out(String(decoding: try encoder.encode(compared), as: UTF8.self) + "\n")
        }
        return comparisons?.contains { $0.verdict == .slower } ?? false
    }
}

extension BenchReport: Codable {
    private enum CodingKeys: String, CodingKey { case rows }

    init(from decoder: any Decoder) throws {
        environment = try BenchEnvironment(from: decoder)
        rows = try decoder.container(keyedBy: CodingKeys.self).decode([BenchRow].self, forKey: .rows)
    }

    func encode(to encoder: any Encoder) throws {
        try environment.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(rows, forKey: .rows)
    }

    /// A report with what comes of an earlier one.
    private struct Compared: Encodable {
        let report: BenchReport
        let earlier: BenchEnvironment?
        /// A comparison a row, in their order.
        let comparisons: [BenchComparison]?

        enum CodingKeys: String, CodingKey { case earlier, comparisons }

        func encode(to encoder: any Encoder) throws {
            try report.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(earlier, forKey: .earlier)
            try container.encodeIfPresent(comparisons, forKey: .comparisons)
        }
    }
}
