import Testing

@testable import VitrineReferences

/// Returns what a failure says of the largest deviation of a case.
func deviationComment(_ seed: Int, _ result: (Double, String)) -> Comment {
    Comment(rawValue: "seed \(seed): largest deviation \(result.0) \(result.1)")
}
