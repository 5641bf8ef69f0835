import ArgumentParser
import VitrineSource

/// The options of the rules that warn about scenes.
struct AuditOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A rule whose warnings are not shown; may be given several times.", valueName: "rule"),
        completion: .list(RuleID.allValueStrings))
    var ignore: [RuleID] = []

    /// The levels of rules.
    var settings: AuditSettings {
        var settings = AuditSettings()
        for rule in ignore { settings.levels[rule.rawValue] = .off }
        return settings
    }
}
