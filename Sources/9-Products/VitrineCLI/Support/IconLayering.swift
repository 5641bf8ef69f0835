import ArgumentParser
import VitrineIconDrawings
import VitrineIcons

/// What tells the layers of a symbol apart.
enum IconLayering: String, ExpressibleByArgument, CaseIterable {
    /// Levels, as `hierarchical` and `palette` show them.
    case levels
    /// Colors, as `multicolor` shows them.
    case colors
    /// An order, as a variable value lights them.
    case values

    /// Returns `true` if a symbol has such layers.
    func applies(to name: String) -> Bool {
        guard let icon = IconSet.icon(named: name) else { return false }
        return switch self {
        case .levels: icon.levels.count > 1
        case .colors: icon.isMulticolor
        case .values: icon.isVariable
        }
    }

    /// The modifier that shows it in a scene.
    var modifier: String {
        switch self {
        case .levels: "symbolRenderingMode: hierarchical"
        case .colors: "symbolRenderingMode: multicolor"
        case .values: "variableValue: 0.5"
        }
    }
}
