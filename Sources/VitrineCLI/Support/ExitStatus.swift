import ArgumentParser
import Vitrine

/// Exit codes, from BSD's sysexits; of several the highest is returned.
enum ExitStatus: Int32, Comparable {
    case usage = 64
    case badData = 65
    case noInput = 66
    case internalError = 70
    case cannotWrite = 73

    var code: ExitCode { ExitCode(rawValue) }

    static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
