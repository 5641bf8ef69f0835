import ArgumentParser

/// The format of what an audit has found.
enum AuditFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
    case text, json, sarif, github, html
}
