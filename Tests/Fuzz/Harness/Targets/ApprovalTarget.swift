import Foundation
import VitrineGoldens
import VitrineRendering
import VitrineSuites
import VitrineTestSupport

/// Files of approvals, applied to a suite of one scene.
public final class ApprovalTarget: FuzzTarget {
    public static let name = "approvals"

    private let folder: FuzzFolder
    private let run: SuiteRun
    private let outside: [String: Data]

    public init(folder: String) throws {
        self.folder = try FuzzFolder(folder)
        let scene = "vitrine: 1\ncanvas: { width: 4, height: 4 }\nbody: [{ circle: 4 }]\n"
        try self.folder.write(scene, to: "suite/scenes/a.yaml")
        try self.folder.write("suite: 1\nscenes: ../scenes\n", to: "suite/goldens/suite.yaml")
        try self.folder.write("keep", to: "suite/goldens/keep.txt")
        try self.folder.write("keep", to: "outside/light.png")
        let options = SuiteOptions(
            goldens: self.folder.path + "/suite/goldens", update: .none, render: RenderOptions(threads: 1),
            day: "2026-06-01")
        run = try SuiteRun(
            try SuitePlan(options), environment: ["VITRINE_CACHE": self.folder.path + "/cache"])
        outside = Self.outside(self.folder)
    }

    /// The files that no approval may change.
    private static func outside(_ folder: FuzzFolder) -> [String: Data] {
        folder.contents.filter { name, _ in !name.hasPrefix("suite/goldens/a/") && name != "suite/goldens/a" }
    }

    public func run(_ bytes: [UInt8]) throws -> FuzzOutcome {
        guard let file = ApprovalFile(json: bytes) else { return .rejected }
        let applied = run.apply(file)
        guard
            Self.outside(folder).filter({ !$0.key.contains("lock") })
                == outside.filter({ !$0.key.contains("lock") })
        else { return .broken("an approval changes a file outside of its golden's folder") }
        let isWorded = applied.allSatisfy { $0.refusal?.isEmpty != true }
        return isWorded ? .accepted : .broken("a refusal without a reason")
    }

    public func mutated(
        _ bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator
    ) -> [UInt8] {
        let words = [
            "version", "approvals", "obsolete", "scene", "variant", "expected", "actual", "a.yaml", "light",
            "dark",
            "../outside/light.png", "keep.txt", "suite.yaml", "a/light.png", "/etc/passwd",
            "a/hashes.json#light",
        ]
        return ValueMutation(words: words).apply(to: bytes, with: other, using: &random)
    }
}
