import ArgumentParser

/// The exit codes, from BSD's sysexits. If there are several, the highest is returned.
enum ExitStatus: Int32, Comparable {
    case usage = 64
    case badData = 65
    case noInput = 66
    case internalError = 70
    case cannotWrite = 73

    var code: ExitCode { ExitCode(rawValue) }

    static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
