import Foundation
import Testing
import Vitrine

/// The version of the library and the changelog.
@Suite struct VersionTests {
    @Test func versionIsThatOfTheLatestRelease() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let changelog = try String(contentsOf: root.appending(path: "CHANGELOG.md"), encoding: .utf8)
        let headings = changelog.split(separator: "\n").filter { $0.hasPrefix("## [") }
        let releases = headings.map { $0.dropFirst(4).prefix { $0 != "]" } }.filter { $0 != "Unreleased" }
        #expect(releases.first.map(String.init) == Vitrine.version)
        let parts = Vitrine.version.split(separator: ".").map { Int($0) }
        #expect(parts.count == 3 && !parts.contains(nil))
    }
}
