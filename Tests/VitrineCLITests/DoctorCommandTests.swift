import Foundation
import Testing

@testable import VitrineCLI
@testable import VitrinePixels

@Suite("vitrine doctor")
struct DoctorCommandTests {
    /// The checks of a run, by name.
    private func checks(_ output: String) throws -> (isHealthy: Bool, byName: [String: [String: Any]]) {
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        #expect(report["version"] as? Int == 1)
        let checks = try #require(report["checks"] as? [[String: Any]])
        let names = try checks.map { try #require($0["name"] as? String) }
        return (
            try #require(report["healthy"] as? Bool),
            Dictionary(uniqueKeysWithValues: zip(names, checks))
        )
    }

    /// Here are all fonts, and the known scene has its known pixels.
    @Test func doctorIsContentWhereEverythingIs() throws {
        let folder = try Folder()
        let result = try Tool.run(["doctor", "--format", "json"], in: folder.url)
        let found = try checks(result.output)
        #expect(found.isHealthy && result.code == 0)
        #expect(found.byName["pixels"]?["status"] as? String == "passed")
        #expect(
            Set(found.byName.keys) == [
                "vitrine", "libraries", "system", "processor", "fonts", "icons", "cache", "goldens",
                "terminal",
                "pixels",
            ])
        let libraries = try #require(found.byName["libraries"]?["findings"] as? [String])
        for name in [
            "FreeType", "HarfBuzz", "FriBidi", "libpng", "libdeflate", "libjpeg-turbo", "libwebp", "libavif",
            "libheif",
        ] {
            #expect(libraries[0].contains("\(name) "))
        }
    }

    @Test func textSaysTheSame() throws {
        let folder = try Folder()
        let result = try Tool.run(["doctor"], in: folder.url)
        #expect(result.code == 0 && result.errors.isEmpty)
        #expect(result.output.contains("ok   pixels"))
        #expect(result.output.contains("no folder goldens here"))
        #expect(result.output.hasSuffix(".\n"))
    }

    /// Each level of vectors draws the known scene's known pixels.
    @Test(arguments: VectorLevel.available) func levelsOfVectorsDrawAlike(level: VectorLevel) throws {
        let folder = try Folder()
        let variable = [VectorLevel.variable: level.name]
        let result = try Tool.run(["doctor"], in: folder.url, environment: variable)
        #expect(result.output.contains("vectors of level \(level.name)"), "\(result.output)")
        #expect(result.code == 0 && result.output.contains("ok   pixels"), "\(result.output)")
        let version = try Tool.run(["--version", "--verbose"], in: folder.url, environment: variable)
        #expect(version.code == 0 && version.output.contains("vectors of level \(level.name)"))
        #expect(version.output.contains("libpng") && !version.output.contains("ok   pixels"))
    }

    @Test(arguments: ["avx2", "", "V3", "v5"]) func anUnknownLevelOfVectorsIsRefused(name: String) throws {
        let folder = try Folder()
        let result = try Tool.run(["doctor"], in: folder.url, environment: [VectorLevel.variable: name])
        #expect(result.code == 64 && result.output.isEmpty)
        let message = "error: VITRINE_SIMD: there is no level `\(name)`\n    levels: baseline"
        #expect(result.errors.hasPrefix(message), "\(result.errors)")
    }

    /// A suite that cannot be read fails, and says where.
    @Test func aBrokenSuiteFails() throws {
        let folder = try Folder()
        try folder.write("suite: 1\nscnes: ../scenes\n", "goldens/suite.yaml")
        let result = try Tool.run(["doctor", "--format", "json"], in: folder.url)
        let found = try checks(result.output)
        #expect(result.code == 1 && !found.isHealthy)
        #expect(found.byName["goldens"]?["status"] as? String == "failed")
        #expect(
            (found.byName["goldens"]?["findings"] as? [String])?.first?.contains("suite.yaml:2:1") == true)
    }

    @Test func aFolderOfFontsThatIsNotThereIsNoInput() throws {
        let folder = try Folder()
        let result = try Tool.run(["doctor", "--font-dir", "none"], in: folder.url)
        #expect(result.code == 66 && result.output.isEmpty && result.errors.contains("none"))
    }

    @Test func countsTheSuitesPictures() throws {
        let folder = try Folder()
        try folder.write(Scenes.small, "scenes/a.yaml")
        try folder.write("suite: 1\nscenes: ../scenes\n", "goldens/suite.yaml")
        let result = try Tool.run(["doctor", "--format", "json"], in: folder.url)
        let found = try checks(result.output).byName["goldens"]
        #expect(found?["status"] as? String == "passed")
        #expect((found?["findings"] as? [String])?.first?.contains("2 pictures") == true)
    }

    /// Each family that is preferred for something can be had from each package manager.
    @Test(arguments: PackageManager.allCases)
    func everyFamilyHasAPackage(manager: PackageManager) throws {
        for family in FontPackages.families {
            #expect(FontPackages.names(of: [family], for: manager).count == 1, "\(family)")
        }
        let folder = try Folder()
        let fonts = try Tool.run(["fonts", "--format", "json"], in: folder.url)
        let rows = try #require(
            try JSONSerialization.jsonObject(with: Data(fonts.output.utf8)) as? [[String: String]])
        for family in rows.compactMap({ $0["missing"] ?? $0["family"] }) {
            #expect(FontPackages.families.contains(family), "\(family) is not in the table")
        }
    }

    @Test(arguments: [
        (PackageManager.apt, "sudo apt-get install --no-install-recommends fonts-noto-core fonts-noto-cjk"),
        (
            .dnf,
            "sudo dnf install google-noto-sans-thai-vf-fonts google-noto-sans-arabic-vf-fonts google-noto-sans-cjk-fonts"
        ),
        (
            .brew,
            "brew install --cask font-noto-sans-thai font-noto-sans-arabic font-noto-sans-cjk-jp font-noto-sans-cjk-kr"
        ),
    ])
    func commandsNameEachPackageOnce(manager: PackageManager, command: String) {
        let families = ["Noto Sans Thai", "Noto Sans Arabic", "Noto Sans CJK JP", "Noto Sans CJK KR"]
        #expect(manager.command(for: FontPackages.names(of: families, for: manager)) == command)
    }

    @Test func aReportFailsWhereACheckDoes() {
        let fine = DoctorCheck("a", .passed, ["well"])
        let odd = DoctorCheck("bb", .warning, ["one", "two"], remedies: ["do this"])
        #expect(DoctorReport(checks: [fine]).text() == "ok   a  well\nAll is well.\n")
        #expect(
            DoctorReport(checks: [fine, odd]).text()
                == "ok   a   well\nlook bb  one\n         two\n         -> do this\n1 to look at.\n")
        #expect(DoctorReport(checks: [fine, odd]).isHealthy)
        #expect(!DoctorReport(checks: [odd, DoctorCheck("c", .failed, ["no"])]).isHealthy)
    }
}
