import VitrineTokens

enum TokenLimitsForTests {
    static var small: TokenLimits {
        var limits = TokenLimits.standard
        limits.depth = 20
        return limits
    }
}
