/// A value whose reference or condition has been resolved but which has not been read yet.
package enum ResolvedValue: Sendable {
    /// A value that needs no further resolving itself.
    case value(SceneValue)
    /// A conditional value.
    case conditional(ConditionalValue)
    /// A reference without a value: an optional parameter that was not given.
    case absent
    /// The error has already been reported.
    case failed
}
