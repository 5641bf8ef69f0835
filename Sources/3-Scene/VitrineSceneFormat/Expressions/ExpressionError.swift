import VitrineSource

/// A problem in an expression, and its offset in the text.
struct ExpressionError: Error, Hashable, Sendable {
    let problem: Diagnostic.Problem
    let offset: Int

    init(_ problem: Diagnostic.Problem, at offset: Int) {
        self.problem = problem
        self.offset = offset
    }
}
