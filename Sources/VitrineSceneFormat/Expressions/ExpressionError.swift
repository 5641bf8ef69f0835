import VitrineSource

/// What is wrong with an expression, and where in the text.
struct ExpressionError: Error, Hashable, Sendable {
    let problem: Diagnostic.Problem
    let offset: Int

    init(_ problem: Diagnostic.Problem, at offset: Int) {
        self.problem = problem
        self.offset = offset
    }
}
