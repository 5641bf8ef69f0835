/// A value before it is read, with what is looked up at its place put in.
package enum ResolvedValue: Sendable {
    /// Nothing is left to look up in the value itself.
    case value(SceneValue)
    /// The value is one of two.
    case conditional(ConditionalValue)
    /// The value is a reference to nothing: an optional parameter that was not given.
    case absent
    /// It has been reported.
    case failed
}
