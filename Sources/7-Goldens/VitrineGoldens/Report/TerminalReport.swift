import VitrineFiles
import VitrineJSON
import VitrinePixels

/// The report for a terminal: one line for each picture that does not pass, and a summary.
package struct TerminalReport: Sendable {
    private let report: SuiteReport
    private let color: Bool

    /// Creates the text of a report.
    ///
    /// - Parameters:
    ///   - report: The report to print.
    ///   - color: `true` to colour states with escape sequences. Default: `false`.
    package init(_ report: SuiteReport, color: Bool = false) {
        self.report = report
        self.color = color
    }

    /// The report as text that ends with a newline.
    package var text: String {
        var lines: [String] = []
        // An error in a scene affects all of its variants, and a font that differs most of a suite.
        var messages: Set<String> = []
        for result in report.cases where !result.state.passes {
            let isKnown = result.state.severity == 2 && !messages.insert(result.message).inserted
            lines +=
                isKnown
                ? ["\(tint(result.state.displayName, 31))  \(result.title): as above"]
                : Self.lines(of: result, tint)
        }
        for result in report.cases where result.state == .moved {
            lines.append("\(tint("moved", 32))  \(result.title): from \(result.renamedFrom ?? "")")
        }
        for result in report.cases where result.state.passes {
            guard let film = result.pictures?.film else { continue }
            let sheet = result.pictures?.sheet.map { ", every sixth frame of it \($0)" } ?? ""
            lines.append(
                "\(tint(result.state.displayName, 32))  \(result.title): the whole film is \(film)\(sheet)")
        }
        // All variants of a scene have the same warnings.
        var warnings: Set<String> = []
        for result in report.cases where !result.warnings.isEmpty && warnings.insert(result.warnings).inserted
        {
            lines += result.warnings.split(separator: "\n").map(String.init)
        }
        if report.reportsObsolete {
            lines += obsolete
        }
        lines += clusters
        lines += report.errors.map { "\(tint("error", 31))  \($0)" }
        lines.append(summary)
        if let advice { lines.append(advice) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What is to be done with goldens that the run has written; `nil` if it has written none.
    private var advice: String? {
        let written = report.cases.count { $0.state == .recorded || $0.state == .updated }
        if written == 0 { return nil }
        let goldens = written == 1 ? "1 golden was" : "\(PrintedText.grouped(written)) goldens were"
        return
            """
            \(goldens) written to \(report.goldens): look at each, since it is what later runs take for \
            right, and commit it
            """
    }

    private var obsolete: [String] {
        // Names that Swift takes for equal may be those of two files.
        func bytes(_ names: [String]) -> Set<[UInt8]> { Set(names.map { Array($0.utf8) }) }
        let (unmarked, left) = (bytes(report.unmarked ?? []), bytes(report.leftObsolete))
        let lines = report.obsolete.map { file in
            let words = left.contains(Array(file.utf8)) ? "obsolete" : "obsolete, deleted"
            // A scene may have another golden of a name that reads the same.
            let spelled = FileNames.spelled(file)
            let name = spelled.contains("\\") ? spelled : file
            let mark = unmarked.contains(Array(file.utf8)) ? ", and it does not say what drew it" : ""
            let note =
                AlternativeGolden.goldens(of: file).isEmpty
                ? "" : "; another right answer has a note beside it, a .json of the same name"
            return "\(tint(words, 33))  \(name): no scene has this golden\(mark)\(note)"
        }
        return lines + (unmarked.isEmpty ? [] : [Self.unmarkedAdvice])
    }

    /// The advice about goldens that no scene has and that do not say what drew them.
    package static let unmarkedAdvice = """
            what does not say so is never deleted, since a Swift test may need it: `VITRINE_UPDATE=all swift \
        test` marks what tests draw; delete the others yourself
        """

    private var clusters: [String] {
        guard !report.clusters.isEmpty else { return [] }
        let shown = report.clusters.prefix(10).map { cluster in
            let pictures = cluster.cases.count == 1 ? "1 picture" : "\(cluster.cases.count) pictures"
            return "  \(cluster.cause.message)  (\(pictures), \(cluster.pixelText))"
        }
        let rest = report.clusters.count - shown.count
        return ["why:"] + shown + (rest > 0 ? ["  and \(rest) more causes"] : [])
    }

    private var summary: String {
        let count = report.cases.count
        let seconds = report.run.seconds
        let rate = Int(exactly: (Double(count) / max(seconds, 1e-6)).rounded()).flatMap {
            seconds > 0 ? ", \(PrintedText.grouped($0)) a second" : nil
        }
        let shard = report.shard.map { " (shard \($0.index) of \($0.count))" } ?? ""
        return
            """
            \(PrintedText.grouped(count)) pictures in \(Self.decimal(seconds)) s\(rate ?? "")\(shard): \
            \(report.summary)
            """
    }

    private func tint(_ words: String, _ code: Int) -> String {
        color ? "\u{1B}[\(code)m\(words)\u{1B}[0m" : words
    }

    private static func lines(of result: CaseResult, _ tint: (String, Int) -> String) -> [String] {
        let code = result.state.severity == 2 ? 31 : 33
        var line = "\(tint(result.state.displayName, code))  \(result.title)"
        var details: [String] = []
        if let found = result.comparison {
            details.append(
                """
                \(PrintedText.grouped(found.differingPixels)) px differ, by at most \
                \(decimal(found.largestDifference))/255
                """
            )
            if let box = found.boundingBox {
                details.append("in \(box.width) x \(box.height) at (\(box.x0), \(box.y0))")
            }
            if found.tolerance.text != "none" { details.append("\(result.metric): \(found.tolerance)") }
        }
        let causes = result.causeMessages
        if causes.count == 1 { details += causes }
        if !details.isEmpty { line += ": " + details.joined(separator: "; ") }
        let message = result.message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if message.count == 1, details.isEmpty { return ["\(line): \(message[0])"] }
        let reasons = causes.count > 1 ? listed(causes) : []
        return [line] + (reasons + message.filter { !$0.isEmpty }).map { "    \($0)" }
    }

    /// The maximum number of causes that are listed for one picture.
    static let causeLimit = 20

    /// Returns the first causes, and the number of those that are left out.
    static func listed(_ causes: [String], limit: Int = causeLimit) -> [String] {
        let rest = causes.count - limit
        return causes.prefix(limit) + (rest > 0 ? ["and \(rest) more causes"] : [])
    }

    /// Returns the details of a result, one per line: among them each cause once, with its share of the
    /// picture and the first nodes that it is seen in.
    package static func details(of result: CaseResult) -> [String] {
        var lines: [String] = []
        if let found = result.comparison {
            lines.append(
                """
                \(result.state.displayName): \(PrintedText.grouped(found.differingPixels)) pixels differ, \
                by at most \(decimal(found.largestDifference))/255; \(result.metric), \
                tolerance \(result.tolerance)
                """
            )
        }
        lines += result.message.split(separator: "\n").map(String.init)
        let causes = zip(result.causes, result.causeMessages).map { share, message in
            share.nodes.isEmpty ? message : "\(message) [\(shortened(share.nodes))]"
        }
        return lines + listed(causes)
    }

    private static func shortened(_ nodes: [String]) -> String {
        let rest = nodes.count - 3
        return nodes.prefix(3).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    /// Returns a number with at most two decimals.
    static func decimal(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
        let hundredths = Int((value * 100).rounded())
        let (whole, rest) = (hundredths / 100, abs(hundredths % 100))
        if rest == 0 { return "\(whole)" }
        return "\(whole)." + (rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)"))
    }
}
