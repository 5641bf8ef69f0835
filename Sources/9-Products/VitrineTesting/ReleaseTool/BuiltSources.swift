import VitrineThreads

#if os(macOS) || os(Linux)
    import Foundation
    import VitrinePixels
    import VitrineSuites

    /// The fingerprint of the sources that this module was built from.
    enum BuiltSources {
        /// The folder of the checkout.
        static var folder: String {
            var folder = URL(fileURLWithPath: #filePath)
            for _ in 0..<5 { folder.deleteLastPathComponent() }
            return folder.path
        }

        /// The fingerprint of the sources; `nil` if they are not there.
        static var fingerprint: String? {
            let script = "\(folder)/Scripts/release/fingerprint.sh"
            guard FileManager.default.fileExists(atPath: script) else { return nil }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = [script, folder]
            let output = Pipe()
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            guard (try? NativeThread.check()) != nil, (try? process.run()) != nil else { return nil }
            let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
            process.waitUntilExit()
            return process.terminationStatus == 0 ? SourceFingerprint.parse(bytes) : nil
        }
    }
#endif
