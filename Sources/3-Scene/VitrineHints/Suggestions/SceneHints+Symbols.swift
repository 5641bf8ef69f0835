import VitrineIcons
import VitrineSource

extension SceneHints {
    /// Returns the symbol that an unknown name means, or else the one whose name is nearest.
    ///
    /// What a word means goes before what it resembles: `user` is no `lasso`. A longer name is more likely
    /// misspelt than from another icon set.
    static func symbol(_ name: String, _ known: [String]) -> Suggestion? {
        if let exact = IconSearch.meant(by: name, isExact: true) { return .name(exact) }
        let nearest = Suggestion.nearest(to: name, among: known).map { Suggestion.name($0) }
        if name.utf8.count >= 5, let nearest { return nearest }
        if let symbol = IconSearch.meant(by: name) { return .name(symbol) }
        return nearest ?? "`vitrine icons` lists and searches the symbols; a file is `icon: art/logo.svg`"
    }
}
