import ArgumentParser

/// The least severity of a finding with which an audit fails.
enum AuditFailLevel: String, ExpressibleByArgument, CaseIterable, Sendable { case error, warning }
