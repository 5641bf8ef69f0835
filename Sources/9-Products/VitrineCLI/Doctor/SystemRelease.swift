import Foundation
import VitrineFiles

/// The system that the tool runs on.
enum SystemRelease {
    /// The name and version, such as `Debian GNU/Linux 12 (bookworm)`.
    static var name: String {
        let release = (try? FileBytes.read("/etc/os-release", limit: 1 << 16)).flatMap { bytes in
            String(decoding: bytes, as: UTF8.self).split(separator: "\n").first {
                $0.hasPrefix("PRETTY_NAME=")
            }.map { $0.dropFirst(12).trimmingCharacters(in: CharacterSet(charactersIn: "\"")) }
        }
        return release ?? ProcessInfo.processInfo.operatingSystemVersionString
    }
}
