import Foundation
import VitrineThreads

/// The browser of the desktop.
enum Browser {
    /// Opens a page, or says that there is no browser to open it with.
    static func open(_ url: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        #if os(macOS)
            process.arguments = ["open", url]
        #else
            process.arguments = ["xdg-open", url]
        #endif
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        process.terminationHandler = { process in
            if process.terminationStatus != 0 { complain(url) }
        }
        do {
            try NativeThread.check()
            try process.run()
        } catch {
            complain(url)
        }
    }

    private static func complain(_ url: String) {
        Terminal.error("warning: no browser could be started; open \(url) in one\n")
    }
}
