import Foundation
import Testing
import Vitrine
import VitrineFiles
import VitrineGoldens
import VitrineTesting

/// `expectGolden` with options, comparators, masks, pictures of one's own, and without blocking.
struct ExpectGoldenOptionsTests {
    /// A folder of goldens, and names that no other test of this process has.
    private final class Goldens {
        let folder = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"
        let name = "card-\(UUID().uuidString)"
        var path: String { "\(folder)/goldens" }

        init() throws {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(atPath: folder) }

        func exists(_ variant: String, of name: String? = nil) -> Bool {
            FileManager.default.fileExists(atPath: "\(path)/\(name ?? self.name)/\(variant).png")
        }
    }

    /// `true` where a run may record goldens.
    private static var records: Bool {
        UpdateMode.policy(requested: .missing, environment: ProcessInfo.processInfo.environment) == .missing
    }

    private static func scene(_ color: String = "red", body: String = "") throws -> Scene {
        try Scene(
            yaml: """
                vitrine: 1
                canvas: { width: 24, height: 16, scale: 1 }
                body:
                  - circle: 10
                    id: dot
                    fill: \(color)
                \(body)
                """)
    }

    private static func isRecorded(_ issue: Issue) -> Bool {
        issue.comments.contains { $0.rawValue.contains("recorded: look at") }
    }

    @Test func environmentsAreVariantsOfTheTestsOwn() throws {
        let goldens = try Goldens()
        guard Self.records else { return }
        let forms = [
            Variant("small", SceneOptions(scale: 1)),
            Variant("phone-dark", SceneOptions(device: .iphoneSe, appearance: .dark)),
        ]
        let scene = try Self.scene()
        for mode in [GoldenRecordMode.missing, .never] {
            withKnownIssue {
                expectGolden(
                    scene, named: goldens.name, environments: forms, goldens: goldens.path, record: mode)
            } when: {
                mode == .missing
            } matching: {
                Self.isRecorded($0)
            }
        }
        #expect(goldens.exists("small") && goldens.exists("phone-dark") && !goldens.exists("light"))
        let bytes = try FileBytes.read("\(goldens.path)/\(goldens.name)/phone-dark.png")
        let size = try Scene(yaml: "vitrine: 1\nbody: spacer").layout(RenderOptions(device: .iphoneSe))
        // The width and the height of a PNG file are in its first chunk.
        #expect(bytes[16..<20].reduce(0) { $0 << 8 | Int($1) } == Int(size.width * size.scale))
    }

    @Test func filmsAreRecordedAndThenMatched() throws {
        let goldens = try Goldens()
        guard Self.records else { return }
        let scene = try Scene(
            yaml: """
                vitrine: 1
                canvas: { width: 24, height: 16, scale: 1 }
                states: { dot: [small, large] }
                script: [{ at: 0.05, set: { dot: large }, animation: { linear: 0.1 } }]
                body:
                  - circle: 10
                    id: dot
                    fill: red
                    scale: { when: { state: { dot: large } }, then: 1, else: 0.5 }
                """)
        for mode in [GoldenRecordMode.missing, .never] {
            withKnownIssue {
                expectGolden(
                    film: scene, named: goldens.name, strip: [0, 0.1], settlesWithin: 0.2,
                    goldens: goldens.path, record: mode)
            } when: {
                mode == .missing
            } matching: {
                Self.isRecorded($0)
            }
        }
        #expect(goldens.exists("film") && !goldens.exists("light"))
    }

    @Test func optionsOverrideTheCanvas() throws {
        let goldens = try Goldens()
        guard Self.records else { return }
        let scene = try Self.scene()
        withKnownIssue {
            expectGolden(
                scene, named: goldens.name, options: SceneOptions(scale: 3, appearance: .dark),
                goldens: goldens.path)
        } matching: {
            Self.isRecorded($0)
        }
        // An appearance chooses the variants that have it.
        #expect(goldens.exists("dark") && !goldens.exists("light"))
    }

    /// A scene in a file with options has goldens of the test, which `vitrine test` leaves alone.
    @Test func aFileWithOptionsHasGoldensOfTheTest() throws {
        let suite = try SuiteRunTests.Suite()
        guard Self.records else { return }
        withKnownIssue {
            expectGolden(
                "\(suite.folder)/scenes/b/c.yaml", environments: [Variant("big", SceneOptions(scale: 4))],
                goldens: "\(suite.folder)/goldens")
        } matching: {
            Self.isRecorded($0)
        }
        #expect(FileManager.default.fileExists(atPath: "\(suite.folder)/goldens/b/c/big.png"))
        let report = try suite.run(.missing)
        #expect(report.obsolete == [] || report.swiftGoldens == 1)
        #expect(try suite.run(.all).deletedObsolete != true)
        #expect(FileManager.default.fileExists(atPath: "\(suite.folder)/goldens/b/c/big.png"))
    }

    @Test(arguments: [
        GoldenComparator.perceptual(pixels: 24 * 16).drift(nil),
        .perceptual(threshold: 0.05).density(64, in: 8).drift(nil),
        .pixelmatch(pixels: 24 * 16).drift(nil),
        .fuzzy(difference: 0...255, pixels: 0...1000).drift(nil),
    ])
    func aTolerantComparatorLetsADifferencePass(comparator: GoldenComparator) throws {
        let goldens = try Goldens()
        guard Self.records else { return }
        let (red, blue) = (
            GoldenPicture(try Self.scene().render()), GoldenPicture(try Self.scene("blue").render())
        )
        withKnownIssue {
            expectGolden(red, named: goldens.name, goldens: goldens.path)
        } matching: {
            Self.isRecorded($0)
        }
        let other = try Goldens()
        try FileManager.default.copyItem(
            atPath: "\(goldens.path)/\(goldens.name)", toPath: "\(other.path)/\(other.name)")
        #expect(expectGolden(blue, named: other.name, comparator: comparator, goldens: other.path))
        let strict = try Goldens()
        try FileManager.default.copyItem(
            atPath: "\(goldens.path)/\(goldens.name)", toPath: "\(strict.path)/\(strict.name)")
        withKnownIssue {
            expectGolden(
                blue, named: strict.name, comparator: .exact, goldens: strict.path, record: .never)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("pixels differ") }
        }
    }

    @Test(arguments: [
        GoldenMask.node("dot"), .node("#dot"), .rectangle(Rect(x: 0, y: 0, width: 24, height: 16)),
    ])
    func whatAMaskCoversIsNotCompared(mask: GoldenMask) throws {
        let (goldens, other) = (try Goldens(), try Goldens())
        guard Self.records else { return }
        let scene = try Self.scene()
        withKnownIssue {
            expectGolden(scene, named: goldens.name, variants: ["light"], goldens: goldens.path)
        } matching: {
            Self.isRecorded($0)
        }
        try FileManager.default.copyItem(
            atPath: "\(goldens.path)/\(goldens.name)", toPath: "\(other.path)/\(other.name)")
        #expect(
            expectGolden(
                try Self.scene("blue"), named: other.name, variants: ["light"], masks: [mask],
                goldens: other.path, record: .never))
    }

    @Test func aMaskOfNoNodeIsAFailure() throws {
        let (goldens, scene) = (try Goldens(), try Self.scene())
        withKnownIssue {
            expectGolden(
                scene, named: goldens.name, masks: [.node("dto")], goldens: goldens.path)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("dto") }
        }
    }

    @Test func aPictureOfOnesOwnIsRecordedAndCompared() async throws {
        let (goldens, other) = (try Goldens(), try Goldens())
        guard Self.records else { return }
        let (red, blue) = (try await Self.scene().render(), try await Self.scene("blue").render())
        let data = try red.pngData()
        await withKnownIssue {
            await expectGolden(
                GoldenPicture(png: data), named: goldens.name, variant: "start",
                goldens: goldens.path)
        } matching: {
            Self.isRecorded($0)
        }
        try FileManager.default.copyItem(
            atPath: "\(goldens.path)/\(goldens.name)", toPath: "\(other.path)/\(other.name)")
        // The pixels are the same whichever way they come.
        #expect(
            await expectGolden(
                GoldenPicture(red), named: other.name, variant: "start", goldens: other.path, record: .never))
        let third = try Goldens()
        try FileManager.default.copyItem(
            atPath: "\(goldens.path)/\(goldens.name)", toPath: "\(third.path)/\(third.name)")
        await withKnownIssue {
            await expectGolden(
                GoldenPicture(blue.pixels, scale: 1), named: third.name, variant: "start",
                goldens: third.path, record: .never)
        } matching: { issue in
            // Nothing is known of a picture but its pixels, and nothing is made up.
            issue.comments.contains {
                $0.rawValue.contains("pixels differ") && !$0.rawValue.contains("renderer")
            }
        }
    }

    /// A picture that shows the same as a golden of the suite is recorded beside it, and takes nothing away.
    @Test func aPictureLeavesGoldensOfScenesAlone() throws {
        let suite = try SuiteRunTests.Suite()
        guard Self.records else { return }
        _ = try suite.run(.missing)
        let goldens = "\(suite.folder)/goldens"
        let golden = "\(goldens)/a/light.png"
        let data = Data(try FileBytes.read(golden))
        try suite.remove("scenes/a.yaml")
        withKnownIssue {
            expectGolden(
                GoldenPicture(png: data), named: "screen", variant: "light", goldens: goldens)
        } matching: {
            Self.isRecorded($0)
        }
        #expect(try Data(FileBytes.read(golden)) == data)
        #expect(FileManager.default.fileExists(atPath: "\(goldens)/screen/light.png"))
    }

    @Test func bytesThatAreNoPictureAreAFailure() throws {
        let goldens = try Goldens()
        withKnownIssue {
            expectGolden(GoldenPicture(png: Data("no".utf8)), named: goldens.name, goldens: goldens.path)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("cannot be read") }
        }
    }

    /// A key without an effect: a warning, which does not fail a test unless it is asked to.
    @Test func warningsFailWhereTheyAreAskedTo() throws {
        let goldens = try Goldens()
        let text = "  - text: a very long text that is cut\n    frame: { width: 1 }\n    lineLimit: 1\n"
        let scene = try Self.scene(body: text + "  - text: '**bold**'\n")
        let warnings = scene.diagnostics().filter { $0.severity == .warning }
        try #require(!warnings.isEmpty, "the scene has no warning")
        withKnownIssue {
            expectGolden(
                scene, named: goldens.name, warnings: .fail, goldens: goldens.path, record: .never)
        } matching: { issue in
            issue.comments.contains { comment in
                [": warning: ", "no golden"].contains { comment.rawValue.contains($0) }
            }
        }
    }

    /// More expectations than there are threads for tasks wait at the same time.
    @Test func manyExpectationsWaitAtOnce() async throws {
        let goldens = try Goldens()
        guard Self.records else { return }
        let scene = try Self.scene()
        let (path, names) = (goldens.path, (0..<32).map { "\(goldens.name)-\($0)" })
        await withKnownIssue {
            await withTaskGroup(of: Void.self) { group in
                for name in names {
                    group.addTask {
                        await expectGolden(scene, named: name, variants: ["light"], goldens: path)
                    }
                }
            }
        } matching: {
            Self.isRecorded($0)
        }
        for name in names { #expect(goldens.exists("light", of: name)) }
    }
}
