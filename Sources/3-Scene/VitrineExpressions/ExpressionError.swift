import VitrineSource

/// A problem in an expression, and its offset in the text.
package struct ExpressionError: Error, Hashable, Sendable {
    package let problem: Diagnostic.Problem
    package let offset: Int

    init(_ problem: Diagnostic.Problem, at offset: Int) {
        self.problem = problem
        self.offset = offset
    }
}
