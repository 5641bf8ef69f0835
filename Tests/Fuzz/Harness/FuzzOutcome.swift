/// The result of handing one input to a fuzz target.
public enum FuzzOutcome: Hashable, Sendable {
    /// The input is valid.
    case accepted
    /// The input is invalid, and the error has a place and a reason.
    case rejected
    /// A promise does not hold, such as that each error has a place.
    case broken(String)
}
