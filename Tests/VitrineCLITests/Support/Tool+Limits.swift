#if os(Linux)
    import Foundation

    extension Tool {
        /// Runs the tool under a limit of addresses, and ends it after a minute and a half.
        static func run(
            _ words: String, megabytes: Int, in folder: Folder
        ) throws -> (code: Int32, text: String) {
            try run(script: "exec timeout -k 30 90 '\(path)' \(words)", megabytes: megabytes, in: folder)
        }

        /// Runs a script of the shell, under a limit of addresses if there is one.
        static func run(
            script: String, megabytes: Int? = nil, in folder: Folder
        ) throws -> (code: Int32, text: String) {
            let limit = megabytes.map { "ulimit -v \($0 * 1024); " } ?? ""
            let process = Process()
            process.environment = neutralEnvironment.merging([
                "SWIFT_BACKTRACE": "enable=no", "VITRINE_CACHE": folder.url.path + "/cache",
            ]) { $1 }
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", "ulimit -c 0; \(limit)\(script)"]
            process.currentDirectoryURL = folder.url
            let output = folder.url.appendingPathComponent("output-\(UUID().uuidString)")
            try Data().write(to: output)
            process.standardOutput = try FileHandle(forWritingTo: output)
            process.standardError = process.standardOutput
            process.standardInput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: try Data(contentsOf: output), as: UTF8.self))
        }
    }
#endif
