import Testing

extension Tag {
    /// Guards what held before the repairs of its suite, too: the sources before them pass these tests.
    @Tag static var guarding: Self
}
