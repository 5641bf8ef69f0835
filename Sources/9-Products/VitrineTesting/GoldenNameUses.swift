import Foundation
import Synchronization
import VitrineFiles
import VitrineGoldens
import VitrineSuites

/// The names under which tests of this process compare scenes in memory with goldens.
///
/// Two scenes of one name would share their goldens: the first records them, the second fails as changed, and
/// which is which depends on the order of the tests.
final class GoldenNameUses: Sendable {
    /// The uses of this process.
    static let shared = GoldenNameUses()

    /// The goldens of a name. Names that differ in case or Unicode form alone have one file on a Mac.
    private struct Goldens: Hashable {
        var folder: String
        var scene: FileNameKey
    }

    private struct Use {
        var name: String
        /// The variants that are compared; `nil` for all.
        var variants: Set<FileNameKey>?
        /// A hash of what is compared: the scene and its files, or the pixels, and what is expected of them.
        var scene: Int
        var site: CallSite

        func overlaps(_ other: Use) -> Bool {
            guard let variants, let others = other.variants else { return true }
            return !variants.isDisjoint(with: others)
        }
    }

    private let uses = Mutex<[Goldens: [Use]]>([:])

    /// Notes the use of a name.
    ///
    /// A test that is repeated uses its name again, in the same place and for the same scene.
    ///
    /// - Parameters:
    ///   - name: The name of the scene.
    ///   - job: The goldens and variants that it is compared with, and the scene.
    ///   - picture: The picture, if it is not a scene's. Default: none.
    ///   - site: The place of the expectation.
    /// - Returns: What is wrong if the name was used for another expectation; `nil` if it was not.
    func conflict(
        of name: String, _ job: GoldenJob, _ picture: SuitePicture? = nil, at site: CallSite
    ) -> String? {
        // A name that cannot name a golden is reported when the scene is compared.
        guard let golden = try? GoldenName(scene: name, variant: "light") else { return nil }
        let folder = URL(fileURLWithPath: job.goldens).standardizedFileURL.resolvingSymlinksInPath().path
        let own = job.expectation.variants.map(\.name)
        let variants = job.variants ?? (own.isEmpty ? nil : own)
        var contents = Hasher()
        contents.combine(job.memory)
        contents.combine(job.expectation)
        contents.combine(picture?.image)
        let use = Use(
            name: name, variants: variants.map { Set($0.map { FileNameKey($0) }) },
            scene: contents.finalize(), site: site)
        return uses.withLock { uses in
            let key = Goldens(folder: folder, scene: FileNameKey(golden.scene))
            let first = uses[key, default: []].first { other in
                other.overlaps(use) && (other.site != site || other.scene != use.scene)
            }
            if first == nil { uses[key, default: []].append(use) }
            return first.map { Self.message(use, $0) }
        }
    }

    private static func message(_ use: Use, _ first: Use) -> String {
        if use.site == first.site {
            return """
                \(FileNames.spelled(use.name)) is used twice in this run, in \(use.site.place), for two \
                scenes, which would share their goldens: put what differs into the name, such as named: \
                "\(use.name)-\\(argument)"
                """
        }
        let names = FileNames.spelled([first.name, use.name])
        let what =
            FileNames.areIdentical(first.name, use.name)
            ? "the name \(names[1]) is used twice in this run"
            : "the names \(names[0]) and \(names[1]) have the same goldens"
        return """
            \(what): here, in \(use.site.place), and in \(first.site.place). Give one of them another \
            name, such as named: "\(use.name)-\(use.site.functionName)"
            """
    }
}
