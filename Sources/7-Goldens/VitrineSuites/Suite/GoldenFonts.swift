import VitrineGoldens
import VitrineRendering
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineText
import VitrineThreads

/// The fonts that the goldens of a suite were made with and that are not the ones in use.
package struct GoldenFonts: Sendable {
    /// A font of some goldens.
    package struct Difference: Sendable {
        package let font: FontFingerprint
        /// The fonts that its family is set in here, in no particular order; none if it is not installed.
        package let here: Set<FontFingerprint>
        /// The number of goldens that were made with it.
        package let goldens: Int
        /// What to do, in one sentence.
        package let advice: String
    }

    /// The number of goldens that say what they were made with.
    package let count: Int
    package let differences: [Difference]

    /// Compares the fonts that goldens name with those that are in use, without drawing anything.
    package init(_ plan: SuitePlan) {
        let options = plan.options
        let store = GoldenStore(root: options.goldens)
        let shared = FamiliesInUse(
            FontLibrary(extraFolders: options.render.fontFolders, suiteFolders: plan.fontFolders))
        let cases = plan.all
        let fonts = LargeStackThreads.map(count: cases.count, threads: options.render.threads) { index in
            [store.fonts(of: cases[index].name, keepsHash: cases[index].keepsHash)]
        }.flatMap { $0 }
        count = fonts.count { $0 != nil }
        var ofScenes: [String: FamiliesInUse] = [:]
        var found: [Pair: (families: FamiliesInUse, count: Int)] = [:]
        for (item, fonts) in zip(cases, fonts) {
            for font in fonts ?? [] where !FontLibrary.otherFamilies.contains(font.family) {
                var families = shared
                // The scene's own fonts go before those that all share.
                if item.scene.namesFonts {
                    families =
                        ofScenes[item.scene.file] ?? Self.families(of: item.scene, shared, options.render)
                    ofScenes[item.scene.file] = families
                }
                let here = families.fonts(of: font.family)
                if here.contains(where: { $0.isSameFont(as: font) }) { continue }
                found[Pair(font: font, here: here), default: (families, 0)].count += 1
            }
        }
        differences = found.sorted { $0.key < $1.key }.map { pair, found in
            let library = found.families.library
            let advice = FontAdvice(plan, sceneFolders: found.families.folders)
            let winner = pair.here.min().flatMap { library.path(of: $0) }
            return Difference(
                font: pair.font, here: pair.here, goldens: found.count,
                advice: advice.acceptance(
                    of: pair.font, at: library.path(of: pair.font), insteadOf: winner))
        }
    }

    /// A golden's font, and those that its family is set in here.
    private struct Pair: Hashable, Comparable {
        let font: FontFingerprint
        let here: Set<FontFingerprint>

        static func < (one: Pair, other: Pair) -> Bool {
            one.font == other.font
                ? one.here.sorted().lexicographicallyPrecedes(other.here.sorted()) : one.font < other.font
        }
    }

    /// The fonts that families are set in, each looked up once.
    private final class FamiliesInUse {
        let library: FontLibrary
        /// The folders that a scene itself names.
        let folders: [String]
        private var known: [String: Set<FontFingerprint>] = [:]

        init(_ library: FontLibrary, folders: [String] = []) {
            self.library = library
            self.folders = folders
        }

        func fonts(of family: String) -> Set<FontFingerprint> {
            if let fonts = known[family] { return fonts }
            let fonts = library.fingerprints(ofFamily: family)
            known[family] = fonts
            return fonts
        }
    }

    /// Returns the families of a scene that names folders of fonts, or those that all share for any other.
    private static func families(
        of scene: SuiteScene, _ shared: FamiliesInUse, _ options: RenderOptions
    ) -> FamiliesInUse {
        guard
            let pipeline = try? ScenePipeline(path: scene.file, options: options, library: shared.library),
            let content = try? pipeline.parse(try pipeline.read())
        else { return shared }
        let folders = pipeline.fontFolders(of: content)
        return folders.isEmpty
            ? shared : FamiliesInUse(shared.library.adding(sceneFolders: folders), folders: folders)
    }
}
