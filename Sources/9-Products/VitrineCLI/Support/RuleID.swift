import ArgumentParser
import VitrineSource

/// The id of a rule on the command line.
struct RuleID: RawRepresentable, ExpressibleByArgument {
    let rawValue: String

    init?(rawValue: String) {
        guard AuditRule.rule(rawValue) != nil else { return nil }
        self.rawValue = rawValue
    }

    static var allValueStrings: [String] { AuditRule.all.map(\.id) }
}
