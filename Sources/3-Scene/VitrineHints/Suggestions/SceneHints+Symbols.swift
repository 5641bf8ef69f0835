import VitrineIcons
import VitrineSource

extension SceneHints {
    /// Returns the symbol that an unknown name means; `nil` where the nearest name is the better guess.
    ///
    /// What a word means goes before what it resembles: `user` is no `lasso`. A longer name is more likely
    /// misspelt than from another icon set.
    static func symbol(_ name: String, _ known: [String]) -> Suggestion? {
        if let exact = IconSearch.meant(by: name, isExact: true) { return .name(exact) }
        if name.utf8.count >= 5, Suggestion.nearest(to: name, among: known) != nil { return nil }
        if let symbol = IconSearch.meant(by: name) { return .name(symbol) }
        return Suggestion.nearest(to: name, among: known) == nil
            ? "`vitrine icons` lists and searches the symbols; a file is `icon: art/logo.svg`" : nil
    }
}
