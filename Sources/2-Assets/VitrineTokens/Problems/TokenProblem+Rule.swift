import VitrineSource

extension TokenProblem {
    /// The rule by which the problem is a warning, where it is none that leaves a token without a value.
    var rule: AuditRule {
        switch self {
        case .legacySyntax: .tokenSyntax
        case .skippedTokens: .tokenType
        case .ignoredKey: .tokenKey
        case .namesDifferOnlyInCase: .tokenName
        case .deprecated: .deprecatedToken
        case .unknownSet: .tokenSet
        case .unusedModifier: .tokenModifier
        default: .tokenValue
        }
    }
}
