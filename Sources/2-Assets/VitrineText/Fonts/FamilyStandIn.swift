/// The designs that stand in for families by name: CSS's generic ones, with which design tokens end their
/// lists, and Apple's, which may not be passed on.
package enum FamilyStandIn {
    /// Returns the design of one of CSS's generic families; `nil` for other names.
    package static func generic(_ name: String) -> FontDesign? {
        switch name {
        case "system-ui", "-apple-system", "BlinkMacSystemFont", "ui-sans-serif", "sans-serif": .default
        case "serif", "ui-serif": .serif
        case "monospace", "ui-monospace": .monospaced
        case "ui-rounded": .rounded
        default: nil
        }
    }

    /// Returns the design of one of Apple's families, also under the names that its files have; `nil` for
    /// other names.
    package static func apple(_ name: String) -> FontDesign? {
        let letters = name.lowercased().filter { $0.isLetter }
        if letters.hasPrefix("newyork") { return .serif }
        if letters.hasPrefix("sfmono") { return .monospaced }
        if letters.hasPrefix("sfprorounded") || letters.hasPrefix("sfcompactrounded") { return .rounded }
        let isSystem = ["sfpro", "sfcompact", "sfui", "sanfrancisco"].contains { letters.hasPrefix($0) }
        return isSystem ? .default : nil
    }
}
