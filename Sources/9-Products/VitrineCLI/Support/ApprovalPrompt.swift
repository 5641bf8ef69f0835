import Foundation
import VitrineFiles
import VitrineGoldens
import VitrineSource

/// A prompt that asks about each picture that differs.
enum ApprovalPrompt {
    /// Returns the approvals, and the number of pictures that were not approved.
    static func ask(_ results: [CaseResult]) -> (approved: [ApprovalFile.Approval], left: Int) {
        var approved: [ApprovalFile.Approval] = []
        var left = 0
        var causes: Set<String> = []
        var isOver = false
        for (index, result) in results.enumerated() {
            guard let approval = ApprovalFile.Approval(result), !isOver else {
                left += 1
                continue
            }
            // An approved cause covers no picture that differs for another, unseen cause as well.
            if let cause = result.soleCause, causes.contains(cause.key) {
                approved.append(approval)
                continue
            }
            show(result, place: "\(index + 1)/\(results.count)")
            switch answer() {
            case "a": approved.append(approval)
            case "c":
                if let cause = result.causes.first?.cause { causes.insert(cause.key) }
                approved.append(approval)
            case "q":
                isOver = true
                left += 1
            default: left += 1
            }
        }
        return (approved, left)
    }

    private static func show(_ result: CaseResult, place: String) {
        Terminal.out("[\(place)] \(result.state.displayName)  \(TerminalText.line(result.title))\n")
        if let found = result.comparison {
            Terminal.out(
                "    \(found.differingPixels) pixels differ, by at most \(found.largestDifference)/255\n")
        }
        for message in result.causeMessages { Terminal.out("    \(TerminalText.line(message))\n") }
        if !result.regions.isEmpty, result.soleCause == nil {
            Terminal.out("    it differs for more than one cause\n")
        }
        guard let path = result.pictures?.difference ?? result.pictures?.actual else { return }
        if Terminal.outputIsTerminal, let png = ReportPicture.bytes(at: path),
            let sequence = TerminalImageProtocol.auto.sequence(
                png: png, columns: 100, environment: ProcessInfo.processInfo.environment)
        {
            Terminal.out(sequence)
        } else {
            Terminal.out("    \(path)\n")
        }
    }

    /// Asks until the answer is one of the letters. The end of the input counts as `q`.
    private static func answer() -> Character {
        while true {
            Terminal.out("approve (a), reject (j), skip (s), all of this cause (c), end (q)? ")
            guard let line = readLine() else { return "q" }
            if let letter = line.trimmingCharacters(in: .whitespaces).lowercased().first,
                "ajscq".contains(letter)
            {
                return letter
            }
        }
    }
}
