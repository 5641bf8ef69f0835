import VitrineSceneFormat
import VitrineStyle

/// The background of a screen to which a scene gives none.
package enum PageBackground {
    /// Returns the name of the system colour that a screen has: that of the grouped list that fills it, which
    /// in iOS goes on under the bars, or else `systemBackground`.
    ///
    /// - Parameter layers: The layers of the screen, the lowest first.
    package static func colorName(under layers: [SceneValue]) -> String {
        let lowest = layers.drop(while: isBar).first
        return lowest.map(fillsWithGroupedList) == true ? "systemGroupedBackground" : "systemBackground"
    }

    /// Returns `true` for a list in the style of groups, alone or in a column with bars and such lists, that
    /// all variants show.
    private static func fillsWithGroupedList(_ value: SceneValue) -> Bool {
        guard
            !["when", "background", "material", "glass", "frame"].contains(where: { value.entry($0) != nil })
        else { return false }
        if let list = value.entry("list")?.value {
            guard case .string(let style)? = list.entry("style")?.value.content else { return true }
            return style == "insetGrouped" || style == "grouped"
        }
        guard let column = value.entry("vstack")?.value, case .sequence(let nodes) = column.content else {
            return false
        }
        let others = nodes.filter { !isBar($0) }
        return !others.isEmpty && others.allSatisfy(fillsWithGroupedList)
    }

    private static func isBar(_ value: SceneValue) -> Bool {
        ["statusBar", "navigationBar", "toolbar", "tabBar"].contains { value.entry($0) != nil }
    }
}
