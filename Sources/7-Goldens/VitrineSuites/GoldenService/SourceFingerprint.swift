import Foundation
import VitrineFiles

/// The fingerprint of the sources that a tool was built from, kept in a file that is installed with it.
///
/// `Scripts/release/fingerprint.sh` prints the fingerprint of a checkout: one SHA-256 over `Package.swift`
/// and all files of `Sources` but those of the documentation.
package enum SourceFingerprint {
    /// Returns the fingerprint that is installed with a tool: in `vitrine.sources` beside it, or in
    /// `share/vitrine/sources` beside its folder.
    ///
    /// - Parameter executable: The path of the tool. Symbolic links in it are followed. Default: the running
    ///   program.
    /// - Returns: The fingerprint, or `nil` if none is installed.
    package static func installed(with executable: String? = Bundle.main.executablePath) -> String? {
        guard let executable else { return nil }
        let folder = URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent()
        let places = [
            folder.appendingPathComponent("vitrine.sources"),
            folder.deletingLastPathComponent().appendingPathComponent("share/vitrine/sources"),
        ]
        return places.lazy.compactMap { place in
            (try? FileBytes.read(place.path, limit: 4096)).flatMap(parse)
        }.first
    }

    /// Returns the fingerprint in the contents of a file, or `nil` if they are not 64 hexadecimal digits and
    /// white space.
    package static func parse(_ bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return text.count == 64 && text.allSatisfy(\.isHexDigit) ? text : nil
    }
}
