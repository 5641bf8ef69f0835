import VitrineGoldens
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineText

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
        let library = FontLibrary(
            extraFolders: options.render.fontFolders, suiteFolders: plan.fontFolders)
        let cases = plan.all
        let fonts = LargeStackThreads.map(count: cases.count, threads: options.render.threads) { index in
            [store.fonts(of: cases[index].name, keepsHash: cases[index].keepsHash)]
        }.flatMap { $0 }
        count = fonts.count { $0 != nil }
        var here: [String: Set<FontFingerprint>] = [:]
        var ofScenes: [String: FontLibrary?] = [:]
        var counts: [FontFingerprint: Int] = [:]
        for (item, fonts) in zip(cases, fonts) {
            for font in fonts ?? [] where font.family != FontLibrary.hyphenationFamily {
                let known = here[font.family] ?? library.fingerprints(ofFamily: font.family)
                here[font.family] = known
                if known.contains(font) { continue }
                // Only a scene with fonts of its own needs another look.
                let own = ofScenes[item.scene.file] ?? Self.library(of: item.scene, library, options.render)
                ofScenes[item.scene.file] = .some(own)
                if own?.fingerprints(ofFamily: font.family).contains(font) == true { continue }
                counts[font, default: 0] += 1
            }
        }
        differences = counts.sorted { $0.key < $1.key }.map { font, count in
            Difference(
                font: font, here: here[font.family] ?? [], goldens: count,
                advice: FontAdvice.acceptance(of: font, in: library, goldens: options.goldens))
        }
    }

    /// Returns the library of a scene that names folders of fonts, or `nil` for any other.
    private static func library(
        of scene: SuiteScene, _ library: FontLibrary, _ options: RenderOptions
    ) -> FontLibrary? {
        let files = DiskFiles(scene: scene.file, allowsOutside: options.allowsOutside)
        guard
            let pipeline = try? ScenePipeline(
                path: scene.file, options: options, library: library, files: files),
            let file = try? pipeline.read(), let value = try? pipeline.parse(file)
        else { return nil }
        let folders = SceneResolver.fontFolders(of: value, files: files)
        return folders.isEmpty ? nil : library.adding(sceneFolders: folders)
    }
}
