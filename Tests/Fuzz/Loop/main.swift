import Foundation
import VitrineFuzzing

/// Runs the inputs of a target that follow from a seed, and prints the counts as JSON.
///
///     fuzz-loop CORPORA TARGET SEED FROM COUNT [STATUS]     runs inputs
///     fuzz-loop CORPORA TARGET --print SEED NUMBER          writes an input to standard output
///     fuzz-loop CORPORA TARGET --replay FILE...             runs files
///     fuzz-loop CORPORA --list                              prints the names of the targets
///
/// STATUS is a file that holds the number of the current input, for whoever finds the process dead.
let arguments = Array(CommandLine.arguments.dropFirst())

func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("fuzz-loop: \(reason)\n".utf8))
    exit(64)
}

/// A file that holds one number, written where it stands.
final class Status: Sendable {
    private let descriptor: Int32

    init?(_ path: String) {
        descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
    }

    func note(_ number: Int) {
        var text = Array("\(number)            ".utf8)
        _ = unsafe pwrite(descriptor, &text, 12, 0)
    }
}

guard arguments.count >= 2 else { fail("CORPORA and TARGET are missing") }
if arguments[1] == "--list" {
    print(FuzzTargets.all.map { $0.name }.joined(separator: "\n"))
    exit(0)
}
let session = FuzzSession(target: arguments[1], corpora: arguments[0])
let rest = Array(arguments.dropFirst(2))

if rest.first == "--print", rest.count == 3, let seed = UInt64(rest[1]), let number = Int(rest[2]) {
    FileHandle.standardOutput.write(Data(try session.input(number, seed: seed)))
} else if rest.first == "--replay" {
    let files = Array(rest.dropFirst())
    let inputs = files.map { FileManager.default.contents(atPath: $0).map { [UInt8]($0) } ?? [] }
    for (file, outcome) in zip(files, try session.outcomes(of: inputs)) { print("\(file): \(outcome)") }
} else if rest.count >= 3, let seed = UInt64(rest[0]), let first = Int(rest[1]), let count = Int(rest[2]) {
    let status = rest.count > 3 ? Status(rest[3]) : nil
    let run = try session.run(first..<first + count, seed: seed) { status?.note($0) }
    let broken = run.broken.map { ["number": $0.number, "reason": $0.reason] as [String: Any] }
    let counts: [String: Any] = [
        "accepted": run.accepted, "rejected": run.rejected, "broken": run.brokenCount, "examples": broken,
        "slowest": ["number": run.slowest.number, "seconds": run.slowest.time] as [String: Any],
    ]
    let data = try JSONSerialization.data(withJSONObject: counts, options: [.sortedKeys])
    print(String(decoding: data, as: UTF8.self))
} else {
    fail("SEED, FROM and COUNT are missing")
}
