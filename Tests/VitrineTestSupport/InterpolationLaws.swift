/// What holds for the interpolation of values of every kind.
public enum InterpolationLaws {
    /// Returns the laws that the way between two values breaks; none if all is well.
    ///
    /// - Parameters:
    ///   - isValid: Whether a value is within its limits, whatever the fraction.
    ///   - mix: The interpolation.
    public static func broken<Value>(
        from: Value, to: Value, isValid: (Value) -> Bool = { _ in true },
        by mix: (Value, Value, Double) -> Value
    ) -> [String] {
        var broken: [String] = []
        func require(_ condition: Bool, _ law: @autoclosure () -> String) {
            if !condition { broken.append(law()) }
        }
        // A value takes longer to look into than to make.
        let start = ValueBits(from)
        require(ValueBits(mix(from, to, 0)) == start, "the start is exact")
        require(ValueBits(mix(from, to, 1)) == ValueBits(to), "the end is exact")
        for fraction in [-0.75, 0.3, 0.5, 1.25] {
            require(
                ValueBits(mix(from, from, fraction)) == start,
                "nothing changes between equals, at \(fraction)")
        }
        for fraction in [0.125, 0.25, 0.4375, 0.75] {
            let (there, back) = (mix(from, to, fraction), mix(to, from, 1 - fraction))
            require(
                ValueBits(there).isNear(ValueBits(back), within: 1e-9),
                "the way back is the same at \(fraction): \(there), \(back)")
        }
        for fraction in [-2.0, -0.25, 1e-9, 0.5, 0.999, 1.25, 3] {
            let value = mix(from, to, fraction)
            require(isValid(value), "the value stays within its limits at \(fraction): \(value)")
            require(ValueBits(value).isFinite, "the value is finite at \(fraction): \(value)")
        }
        return broken
    }
}
