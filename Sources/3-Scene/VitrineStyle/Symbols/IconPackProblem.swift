import VitrineIconPack
import VitrineSource

/// A symbol that only the pack has, where the pack is not installed or not wanted.
package struct IconPackProblem: LanguageProblem {
    /// The name of the symbol.
    package let name: String
    /// `true` if the scene does without the pack.
    package let isExcluded: Bool

    package init(name: String, isExcluded: Bool) {
        self.name = name
        self.isExcluded = isExcluded
    }

    package var message: String {
        isExcluded
            ? "`\(name)` is none of Vitrine's own symbols, to which `icons: own` keeps the scene"
            : "Vitrine has no drawing of `\(name)`, and \(IconPack.name), which has one, is not installed"
    }

    package var suggestion: Suggestion? {
        isExcluded
            ? "take another symbol (`vitrine icons` lists them), or take `own` out of `icons`"
            : "install it (`vitrine doctor` says how), or take another symbol: `vitrine icons` lists them"
    }
}
